"""Tables of plain text, for terminals and for pipes."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def columns(rows: Sequence[Sequence[str]], *, numbers: Collection[int] = ()) -> str:
    """The rows with their columns aligned; those of the columns `numbers` to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if number in numbers else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
