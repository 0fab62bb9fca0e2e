"""A match as a file: read again as it was, and refused with anything wrong in it."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from random import Random

import pytest

from cookiegames.controller import parcels
from cookiegames.controller.record import Record
from cookiegames.controller.trouble import StoreReason, StoreTrouble
from cookiegames.rules.catalog import GAMES

from .keeping import begun, step


def played(folder: Path, game_id: str = "batalha") -> Record:
    keeper, table = begun(folder, game_id)
    rng = Random(1)
    for _ in range(20):
        step(table, rng)
    assert keeper.match is not None
    assert keeper._store is not None
    return keeper._store.record(keeper.match)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("sealed", [False, True])
def test_a_match_is_read_as_it_was_written(tmp_path: Path, game_id: str, sealed: bool) -> None:
    record, file = played(tmp_path, game_id), tmp_path / "match.json"
    parcels.write(file, record, sealed=sealed)
    assert parcels.read(file) == record
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_sealed_match_shows_no_card(tmp_path: Path) -> None:
    record, file = played(tmp_path), tmp_path / "match.json"
    parcels.write(file, record, sealed=True)
    text = file.read_text()
    assert not any(line in text for line in record.log)
    assert "deal" not in text


@pytest.mark.parametrize("sealed", [False, True])
def test_a_file_that_was_changed_is_refused(tmp_path: Path, sealed: bool) -> None:
    record, file = played(tmp_path), tmp_path / "match.json"
    parcels.write(file, record, sealed=sealed)
    parcel = json.loads(file.read_text())
    if sealed:
        parcel["sealed"] = parcel["sealed"][:-8]
    else:
        parcel["match"]["names"][0] = "Otto"
    file.write_text(json.dumps(parcel))
    with pytest.raises(StoreTrouble) as caught:
        parcels.read(file)
    assert caught.value.reason is StoreReason.NOT_A_MATCH


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"format": "cookiegames match 1"}', "["])
def test_what_is_no_match_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    with pytest.raises(StoreTrouble) as caught:
        parcels.read(file)
    assert caught.value.reason is StoreReason.NOT_A_MATCH


def test_bytes_and_missing_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(b"\xff\xfe\x00")
    for name, why in (("match.json", StoreReason.NOT_A_MATCH), ("none", StoreReason.NO_FILE)):
        with pytest.raises(StoreTrouble) as caught:
            parcels.read(tmp_path / name)
        assert caught.value.reason is why
    with pytest.raises(StoreTrouble) as caught:
        parcels.write(tmp_path / "no" / "where", played(tmp_path), sealed=False)
    assert caught.value.reason is StoreReason.NO_FILE
