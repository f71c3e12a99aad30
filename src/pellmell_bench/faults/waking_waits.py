"""The bench of waking waits measures how long others wait while long tables wake: one turn of the event loop.

A turn is what everybody else waits for. It is measured in the time that the loop's own thread worked, too:
what other programs take from this machine is no fault of the house. Even that is more now and then than the
work was, where a processor is shared: so a turn is too long if there is such a one in two of three runs.
"""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from time import perf_counter, thread_time

from pellmell.cli.serve.running import avoid_pauses
from pellmell.house.changes import Append
from pellmell.house.codes import new_code
from pellmell.kit.time_units import Seconds, to_milliseconds
from pellmell.testing.long_rounds import long_journal, long_table
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings

MOST_MS = 20.0  # that the house may work in one turn
WAKE_SECONDS = 1800.0  # for all tables: far more than it takes, and not for ever
RUNS, TOO_OFTEN = 3, 2  # at most, after a first one that had a turn that is too long


@dataclass
class Turns:
    """Of the loop, in ms: as the world saw them, and as the thread worked."""

    passed: list[Seconds] = field(default_factory=list[float])
    worked: list[Seconds] = field(default_factory=list[float])


@dataclass
class Waits:
    idle: Turns
    waking: Turns
    seconds: list[Seconds]  # until each table was awake, in the order in which they were asked for
    memory: float  # MB, at most, of this program

    @property
    def longest(self) -> float:
        """That the house worked in one turn, in ms."""
        return max(self.waking.worked)


def too_long(runs: Sequence[Waits]) -> list[str]:
    """What others would notice, and did not come from outside."""
    if _exceeding(runs) < TOO_OFTEN:
        return []
    longest = ", ".join(f"{run.longest:.1f}" for run in runs)
    return [f"the house worked {longest} ms in one turn, by run: {MOST_MS:.0f} are the most"]


def _exceeding(runs: Sequence[Waits]) -> int:
    return sum(run.longest > MOST_MS for run in runs)


class Nobody:
    def written(self, count: int) -> None:
        pass

    def lost(self, reason: str) -> None:
        raise RuntimeError(reason)


async def measure_waits(database: Path, game: str, tables: int, moves: int) -> list[Waits]:
    """So many tables, each in a round of so many moves, are all asked for at once."""
    settings = Settings(port=0, database=database, durability="process")
    async with serving(settings) as server:
        codes = await _fill(server, game, tables, moves)
    runs = [await _measure(settings, codes)]
    while 0 < _exceeding(runs) < TOO_OFTEN and len(runs) < RUNS:
        runs.append(await _measure(settings, codes))
    return runs


async def _measure(settings: Settings, codes: Sequence[str]) -> Waits:
    """As a server has it, which looks for garbage seldom."""
    async with serving(settings) as server:
        avoid_pauses()
        with _watching() as idle:
            await asyncio.sleep(1.0)
        with _watching() as waking:
            async with asyncio.timeout(WAKE_SECONDS):
                seconds = await asyncio.gather(*(_woken(server, code) for code in codes))
    return Waits(idle, waking, seconds, getrusage(RUSAGE_SELF).ru_maxrss / 1024)


async def _fill(server: Server, game: str, tables: int, moves: int) -> list[str]:
    journal, codes = long_journal(game, moves), list[str]()
    for number in range(1, tables + 1):
        code = new_code(codes.__contains__)
        table, match, _ = long_table(code, number, game, 0)
        server.context.store.write(Nobody(), [table, match, Append(number, 1, journal)])
        await server.context.store.flush()
        codes.append(code)
    return codes


async def _woken(server: Server, code: str) -> float:
    began = perf_counter()
    await server.context.wakings.come(code)
    return perf_counter() - began


@contextmanager
def _watching() -> Generator[Turns]:
    turns = Turns()
    task = asyncio.create_task(_watch(turns))
    try:
        yield turns
    finally:
        task.cancel()


async def _watch(turns: Turns) -> None:
    while True:
        passed, worked = perf_counter(), thread_time()
        await asyncio.sleep(0)
        turns.passed.append(to_milliseconds(perf_counter() - passed))
        turns.worked.append(to_milliseconds(thread_time() - worked))
