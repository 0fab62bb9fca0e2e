"""Figures: medians of interleaved runs, each beside a floor that was measured in the same run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from statistics import median, quantiles
from typing import Any

Sample = Callable[[], float]
"""One run of what is measured; returns the figure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """What was measured, and how it stands to its floor."""

    name: str
    unit: str
    values: tuple[float, ...]
    floor: str = ""
    """What it is held against; empty: it is itself a floor, or stands alone."""
    ratio: float | None = None
    """Its median by the median of its floor."""
    target: str = ""
    """What design asks of the ratio, or of the figure where there is no floor."""

    @property
    def median(self) -> float:
        """The middle of all runs."""
        return median(self.values)

    @property
    def spread(self) -> tuple[float, float]:
        """Between which values the middle half of the runs lies."""
        if len(self.values) < 2:
            return self.values[0], self.values[0]
        low, _middle, high = quantiles(self.values, n=4, method="inclusive")
        return low, high

    def data(self) -> dict[str, Any]:
        """The figure as JSON holds it."""
        low, high = self.spread
        return asdict(self) | {"median": self.median, "low": low, "high": high}


def interleaved(samples: Mapping[str, Sample], *, repeats: int) -> dict[str, tuple[float, ...]]:
    """The values of each sample. They take turns, so that a busy moment falls on all of them."""
    values: dict[str, list[float]] = {name: [] for name in samples}
    for _turn in range(repeats):
        for name, sample in samples.items():
            values[name].append(sample())
    return {name: tuple(taken) for name, taken in values.items()}


def held_against(
    floor: str, values: Mapping[str, tuple[float, ...]], *, unit: str, targets: Mapping[str, str]
) -> list[Figure]:
    """One figure for each of the values, with its ratio to the floor, which is one of them."""
    base = median(values[floor])
    return [
        Figure(
            name=name,
            unit=unit,
            values=taken,
            floor="" if name == floor else floor,
            ratio=None if name == floor else median(taken) / base,
            target=targets.get(name, ""),
        )
        for name, taken in values.items()
    ]


def table(figures: list[Figure]) -> str:
    """The figures as a table of plain text."""
    from cookiegames.commands.columns import columns

    headings = ("what", "median", "middle half", "unit", "ratio", "to", "target")
    return columns([headings, *map(_row, figures)], numbers=(1, 2, 4))


def _row(figure: Figure) -> tuple[str, ...]:
    low, high = figure.spread
    return (
        figure.name,
        _number(figure.median),
        f"{_number(low)} - {_number(high)}",
        figure.unit,
        "" if figure.ratio is None else f"{figure.ratio:.2f}x",
        figure.floor,
        figure.target,
    )


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
