"""The wheel: built, installed into an empty environment, and used from another folder."""

from __future__ import annotations

import json
import os
import site
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from .commands.process import ROOT
from .pty.process import Process

CTRL_Q = "\x11"


def _run(*line: str | Path, folder: Path) -> str:
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        line, cwd=folder, env=variables, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT]
    _run(*map(str, build), folder=folder)
    (built,) = folder.glob("cookiegames-*.whl")
    return built


def _installed(wheel: Path, folder: Path) -> Path:
    """The bin folder of an environment that holds the wheel, and sees our dependencies."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    _run(
        *(sys.executable, "-m", "pip", "--python", python, "install"),
        *("--quiet", "--no-deps", "--no-index", wheel),
        folder=folder,
    )
    (packages,) = folder.glob("lib/python*/site-packages")
    # A .pth file in these folders is not read: an editable cookiegames stays out of sight.
    (packages / "dependencies.pth").write_text("\n".join(site.getsitepackages()))
    return folder / "bin"


def test_the_wheel_works_from_any_folder(wheel: Path, tmp_path: Path) -> None:
    programs = _installed(wheel, tmp_path / "environment")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    home = _run(
        programs / "python",
        "-c",
        "import cookiegames; print(cookiegames.__file__)",
        folder=elsewhere,
    )
    assert Path(home).is_relative_to(tmp_path / "environment")
    assert _run(programs / "cookiegames", "rules", "BC-13", folder=elsewhere).startswith("BC-13 ")
    assert "batalha" in _run(programs / "cookiegames", "list", folder=elsewhere)
    simulate = ("simulate", "batalha", "--seats", "2", "--matches", "1", "--json")
    report = _run(programs / "python", "-m", "cookiegames", *simulate, folder=elsewhere)
    assert json.loads(report)["finished"] == 1
    with Process([str(programs / "cookiegames")], home=tmp_path / "home") as app:
        app.until_shows("Batalha dos Cookies", "Enter")
        app.type(CTRL_Q)
        assert app.wait() == 0


def test_the_wheel_holds_all_that_is_read_and_nothing_of_the_tests(wheel: Path) -> None:
    held = {name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith("/")}
    code = {str(path.relative_to(ROOT)) for path in (ROOT / "cookiegames").rglob("*.py")}
    styles = {str(path.relative_to(ROOT)) for path in (ROOT / "cookiegames").rglob("*.tcss")}
    assets = {
        f"cookiegames/{path.relative_to(ROOT)}"
        for path in (ROOT / "assets").rglob("*")
        if path.is_file()
    }
    assert held >= code | styles | assets
    assert {name.split("/")[0].split("-")[0] for name in held} == {"cookiegames"}
