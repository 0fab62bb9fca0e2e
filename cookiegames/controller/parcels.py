"""A match as one file, to be moved to another machine or read."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import zlib
from pathlib import Path
from random import Random

from .keeper import BROKEN
from .record import Record
from .trouble import StoreReason, StoreTrouble

FORMAT = "cookiegames match 1"


def write(path: Path, record: Record, *, sealed: bool) -> None:
    """Write the file, for its owner alone. Raises StoreTrouble.

    `sealed`: a casual look shows no hand; it is no secret from whoever wants to know.
    """
    text = record.model_dump_json()
    digest = hashlib.sha256(text.encode()).hexdigest()
    body = base64.b85encode(zlib.compress(text.encode(), 9)).decode() if sealed else None
    parcel = {"format": FORMAT, "sha256": digest}
    parcel |= {"sealed": body} if body is not None else {"match": json.loads(text)}
    try:
        path.touch(mode=0o600)
        path.write_text(json.dumps(parcel, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError:
        raise StoreTrouble(StoreReason.NO_FILE, path=str(path)) from None


def read(path: Path) -> Record:
    """The match in a file, which replays under the present rules. Raises StoreTrouble."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise StoreTrouble(StoreReason.NO_FILE, path=str(path)) from None
    except UnicodeDecodeError:
        raise _no_match(path) from None
    try:
        record = _unpacked(json.loads(text))
        record.table(Random(0))
    except (*BROKEN, TypeError, zlib.error, binascii.Error, RecursionError):
        raise _no_match(path) from None
    return record


def _unpacked(parcel: object) -> Record:
    if not isinstance(parcel, dict) or parcel.get("format") != FORMAT:
        raise ValueError("no parcel of this format")
    if "sealed" in parcel:
        text = zlib.decompress(base64.b85decode(parcel["sealed"])).decode()
        record = Record.model_validate_json(text)
    else:
        record = Record.model_validate(parcel["match"])
        text = record.model_dump_json()
    if hashlib.sha256(text.encode()).hexdigest() != parcel.get("sha256"):
        raise ValueError("not all of it is as it was written")
    return record


def _no_match(path: Path) -> StoreTrouble:
    return StoreTrouble(StoreReason.NOT_A_MATCH, path=str(path))
