"""How fast the app comes up and answers, what it sends and holds, and what its waiting costs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep

import psutil

from .measure import Figure, Sample, held_against, interleaved
from .wire import Chunk, Wire, size

MINIMAL = "a minimal Textual app"
LIST = "a lone OptionList"
PEER = ("-m", "tests.bench.peers")
HOME = ("-m", "cookiegames")
TABLE = (*HOME, "play", "batalha", "--seats", "Dante,Gael,Maya,Zé", "--seed", "1")
STARTS = {
    MINIMAL: PEER,
    "cookiegames: home": HOME,
    "cookiegames play: the table": TABLE,
}
FRAME_TARGET = "<= 1.4x"

SETTLED = 0.5
"""Seconds of quiet after which a frame is whole."""
KEY_SETTLED = 0.05
GATE = 0.6
"""Seconds after which the common screen hears a key."""
KEYS_A_BLOCK = 40
UP, DOWN, RIGHT, LEFT, ESC = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b"
MEGABYTE = 1 << 20


def figures(*, repeats: int = 9) -> list[Figure]:
    """First frames, keys, bytes, memory and idling."""
    return [*_first_frames(repeats), *_keys(repeats), *_switches(), *_memory(), *_idling()]


# Start


def _first_frames(repeats: int) -> list[Figure]:
    samples = {f"first full frame of {name}": _first_frame(words) for name, words in STARTS.items()}
    for sample in samples.values():
        sample()  # The first start compiles, and fetches from the disk.
    values = interleaved(samples, repeats=repeats)
    floor = f"first full frame of {MINIMAL}"
    targets = {name: FRAME_TARGET for name in samples if name != floor}
    return held_against(floor, values, unit="ms", targets=targets)


def _first_frame(words: Sequence[str]) -> Sample:
    def sample() -> float:
        with Wire(*words) as wire:
            wire.painted(SETTLED)
            return wire.first_frame()

    return sample


# Keys


def _keys(repeats: int) -> list[Figure]:
    """Both programs run all the time and take turns, a block of keys each."""
    with Wire(*TABLE) as table, Wire(*PEER, "list") as peer:
        _take(table)
        peer.painted(SETTLED)
        hand = list(islice(cycle([RIGHT] * 5 + [LEFT] * 5), KEYS_A_BLOCK))
        rows = list(islice(cycle([DOWN] * 5 + [UP] * 5), KEYS_A_BLOCK))
        _block(table, hand)  # The first keys fill caches.
        _block(peer, rows)
        ours, theirs = [], []
        for _turn in range(repeats):
            ours.append(_block(table, hand))
            theirs.append(_block(peer, rows))
    names = ("a key on a table: moving over the hand", f"a key on {LIST}")
    taken = dict(zip(names, (ours, theirs), strict=True))
    found: list[Figure] = []
    for what, unit, target, number in (
        ("p50", "ms", "<= 5 ms, <= 1x", 0),
        ("p95", "ms", "<= 12 ms, <= 1x", 1),
        ("bytes", "B", "<= 2,500 B", 2),
    ):
        values = {
            f"{name}, {what}": tuple(block[number] for block in blocks)
            for name, blocks in taken.items()
        }
        floor, own = f"{names[1]}, {what}", f"{names[0]}, {what}"
        found += held_against(floor, values, unit=unit, targets={own: target})
    return found


def _take(table: Wire) -> list[Chunk]:
    """A table that has just been opened: the first seat takes the keyboard."""
    table.painted(SETTLED)
    sleep(GATE)
    return table.answer("1", SETTLED)


def _block(wire: Wire, keys: Sequence[str]) -> tuple[float, float, float]:
    """Median and 95th percentile of the milliseconds a key takes, and its median of bytes."""
    times, sizes = [], []
    for key in keys:
        typed = perf_counter()
        came = wire.answer(key, KEY_SETTLED)
        times.append((came[-1].at - typed) * 1000)
        sizes.append(size(came))
    return median(times), quantiles(times, n=20)[-1], median(sizes)


# Bytes of a cover and a take


def _switches(repeats: int = 5) -> list[Figure]:
    covers, takes = [], []
    with Wire(*TABLE) as table:
        _take(table)
        for _turn in range(repeats):
            covers.append(float(size(table.answer(ESC, SETTLED))))
            sleep(GATE)
            takes.append(float(size(table.answer("1", SETTLED))))
    target = "<= 12,000 B"
    return [
        Figure(name="cover", unit="B", values=tuple(covers), target=target),
        Figure(name="take", unit="B", values=tuple(takes), target=target),
    ]


# Memory


def _memory(repeats: int = 3) -> list[Figure]:
    """A visitor is the app's own process; its parent only waits, and shares most pages."""
    samples = {f"memory of {MINIMAL} (RSS)": _resident(PEER), "memory of a visitor (RSS)": _rss}
    values = interleaved(samples, repeats=repeats)
    targets = {"memory of a visitor (RSS)": "<= 45 MB, <= 1.35x"}
    found = held_against(f"memory of {MINIMAL} (RSS)", values, unit="MB", targets=targets)
    with Wire(*TABLE) as table:
        _take(table)
        parts = [process.memory_full_info() for process in table.processes()]
    for kind in ("pss", "uss"):
        both = sum(getattr(part, kind) for part in parts) / MEGABYTE
        name = f"memory of a visitor with its parent ({kind.upper()})"
        found.append(Figure(name=name, unit="MB", values=(both,)))
    return found


def _resident(words: Sequence[str]) -> Sample:
    def sample() -> float:
        with Wire(*words) as wire:
            wire.painted(SETTLED)
            return float(wire.processes()[-1].memory_info().rss) / MEGABYTE

    return sample


def _rss() -> float:
    with Wire(*TABLE) as table:
        _take(table)
        return float(table.processes()[-1].memory_info().rss) / MEGABYTE


# Waiting


def _idling(seconds: float = 10.0) -> list[Figure]:
    """Both programs wait at the same time, so that a busy machine falls on both."""
    found: list[Figure] = []
    with Wire(*TABLE) as table, Wire(*PEER) as peer:
        table.painted(SETTLED)
        peer.painted(SETTLED)
        found += _idle(table, peer, "common screen", seconds)
        table.answer("1", SETTLED)
        found += _idle(table, peer, "private screen", seconds)
    return found


def _idle(wire: Wire, peer: Wire, where: str, seconds: float) -> list[Figure]:
    before, peer_before = _cpu(wire), _cpu(peer)
    sent = wire.listen(seconds)
    share, peer_share = (
        (after - used) / seconds * 100
        for after, used in ((_cpu(wire), before), (_cpu(peer), peer_before))
    )
    name = f"waiting on the {where}: share of a core"
    floor = f"{MINIMAL} waiting meanwhile"
    shares = {floor: (peer_share,), name: (share,)}
    return [
        Figure(name=f"waiting on the {where}: sent", unit="B", values=(sent,), target="0 B"),
        *held_against(floor, shares, unit="%", targets={name: "<= 0.2 %"}),
    ]


def _cpu(wire: Wire) -> float:
    """Seconds that the program and its children have used; finer where Linux says it finer."""
    return sum(_cpu_of(process) for process in wire.processes())


def _cpu_of(process: psutil.Process) -> float:
    threads = Path(f"/proc/{process.pid}/task").glob("*/schedstat")
    nanoseconds = [int(thread.read_text().split()[0]) for thread in threads]
    if nanoseconds:
        return sum(nanoseconds) / 1e9
    times = process.cpu_times()
    return float(times.user + times.system)
