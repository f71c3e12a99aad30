"""How much of waking is done in one turn of the loop, by a clock of its own, and which table is first."""

import asyncio
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

import pytest

from pellmell.web import waking_queue
from pellmell.web.waking_queue import WakingQueue
from tests.web.house import on_loop

LOOK_SECONDS = 0.001  # by which the clock goes on whenever somebody looks at it


class SleepyWaking:
    """A table of so many lines, that is read at once."""

    def __init__(self, code: str, length: int) -> None:
        self.code = code
        self.length = self.left = length
        self.reading: Future[None] = Future()
        self.reading.set_result(None)
        self.trouble: Exception | None = None
        self.waiting: list[Any] = []

    def then(self, callback: Any) -> None:
        self.waiting.append(callback)


@dataclass
class SleepyHouse:
    """Its tables have as many lines as their code says: A30 has 30. What is done in a turn is counted."""

    wakings: dict[str, SleepyWaking] = field(default_factory=dict[str, SleepyWaking])
    tables: list[str] = field(default_factory=list[str])  # in the order in which they woke
    done: int = 0

    def awake(self, code: str) -> str | None:
        return code if code in self.tables else None

    def wake(self, code: str) -> SleepyWaking:
        self.done += 1
        if not code[1:].isdigit():
            raise LookupError(code)
        return self.wakings.setdefault(code, SleepyWaking(code, int(code[1:])))

    def step(self, waking: SleepyWaking) -> bool:
        self.done += 1
        waking.left -= 1
        if waking.left > 0:
            return False
        del self.wakings[waking.code]
        self.tables.append(waking.code)
        for callback in waking.waiting:
            callback()
        return True


@pytest.fixture(autouse=True)
def own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def look() -> float:
        nonlocal now
        now += LOOK_SECONDS
        return now

    monkeypatch.setattr(waking_queue, "perf_counter", look)


def queue_of(house: Any) -> WakingQueue:
    return WakingQueue(house)


def asked(queue: WakingQueue, *codes: str) -> list["asyncio.Task[Any]"]:
    return [asyncio.create_task(queue.come(code)) for code in codes]


@on_loop
async def test_many_who_come_at_once_are_asked_for_in_many_turns() -> None:
    house = SleepyHouse()
    finds = asked(queue_of(house), *(f"{chr(1000 + n)}5" for n in range(500)))
    most = turns = 0
    while not all(find.done() for find in finds):
        house.done = 0
        await asyncio.sleep(0)
        most, turns = max(most, house.done), turns + 1
    assert most <= 2 + waking_queue.SLICE_SECONDS / LOOK_SECONDS
    assert turns > 500
    assert len(house.tables) == 500


@on_loop
async def test_of_equal_tables_who_comes_first_is_awake_first() -> None:
    house = SleepyHouse()
    codes = [f"{letter}20" for letter in "FBADCE"]
    await asyncio.gather(*asked(queue_of(house), *codes))
    assert house.tables == codes


@on_loop
async def test_a_short_table_does_not_wait_for_long_ones_that_came_with_it() -> None:
    house = SleepyHouse()
    await asyncio.gather(*asked(queue_of(house), "A300", "B300", "C5"))
    assert house.tables == ["C5", "A300", "B300"]


@on_loop
async def test_a_long_table_does_not_wait_for_all_short_ones_that_come_later() -> None:
    house = SleepyHouse()
    queue = queue_of(house)
    (long,) = asked(queue, "A100")
    others = []
    for number in range(100):
        others += asked(queue, f"{chr(1000 + number)}10")
        for _ in range(3):
            await asyncio.sleep(0)
    await asyncio.gather(long, *others)
    assert 0 < house.tables.index("A100") < 20


@on_loop
async def test_all_who_ask_for_a_table_have_it_and_who_asks_for_none_is_told_so() -> None:
    house = SleepyHouse()
    queue = queue_of(house)
    gone, *finds = asked(queue, "A5", "A5", "A5", "B?")
    await asyncio.sleep(0)
    gone.cancel()
    found = await asyncio.gather(*finds, return_exceptions=True)
    assert found[:2] == ["A5", "A5"]
    assert isinstance(found[2], LookupError)
    assert await asyncio.gather(*asked(queue, "A5")) == ["A5"]
    assert house.tables == ["A5"]
