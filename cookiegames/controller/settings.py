"""What the people at this machine chose for the looks, and the names they last played under."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "theme": ("dark", "light", "contrast", "colour-blind", "terminal"),
    "glyphs": ("unicode", "ascii", "large"),
    "animations": (True, False),
    "idle_cover": (30, 60, 90, 180, 600),
    "pace": ("brisk", "calm", "key"),
}
"""What each setting may be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of this machine."""

    theme: str = "dark"
    glyphs: str = "unicode"
    animations: bool = True
    idle_cover: int = 90
    """Seconds without a key after which a private screen covers itself."""
    pace: str = "calm"
    """How fast computer players move: "brisk", "calm", or "key" (wait for a key)."""
    names: tuple[str, ...] = ()
    """Who sat at the last table."""


def home() -> Path:
    """The folder for what outlasts a run; COOKIEGAMES_HOME overrides the usual place."""
    chosen = os.environ.get("COOKIEGAMES_HOME")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("cookiegames")


def load() -> Settings:
    """The settings kept last; what is missing, damaged or unknown has its default."""
    file = _file()
    try:
        kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
    except (OSError, ValueError, RecursionError):
        return Settings()
    if not isinstance(kept, dict):
        return Settings()
    known = {name: kept[name] for name, choices in CHOICES.items() if kept.get(name) in choices}
    names = kept.get("names", [])
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        known["names"] = tuple(names)
    return Settings(**known)


def save(settings: Settings) -> bool:
    """Keep the settings, readable by their owner alone; False: the folder cannot be written."""
    target = _file()
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = target.with_suffix(".new")
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, indent=1)
        fresh.replace(target)
    except OSError:
        return False
    return True


def _file() -> Path:
    return home() / "settings.json"


assert {field.name for field in fields(Settings)} == {*CHOICES, "names"}
