"""Codes that televisions show: how long they last, how many there are, and who can use them. In memory, and
over all nodes of a house."""

import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from types import FrameType
from typing import Any, NamedTuple, TypeAlias

import pytest

from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres import pairing_sql
from pellmell.stores.shared_state import PAIRING_SECONDS, PAIRINGS_OF_ONE_HOME, Pairings
from pellmell.web import screen_pairings
from pellmell.web.screen_pairings import ScreenPairings
from tests.stores.postgres.stores import connected, opened
from tests.web.house import on_loop


class House(NamedTuple):
    """Two nodes of it, which may be the same."""

    one: Pairings
    other: Pairings
    pass_time: Callable[[Seconds], Awaitable[object]]


HouseOf: TypeAlias = Callable[[], AbstractAsyncContextManager[House]]


@asynccontextmanager
async def one_process() -> AsyncGenerator[House]:
    now = [0.0]

    async def pass_time(seconds: Seconds) -> None:
        now[0] += seconds

    pairings = ScreenPairings(lambda: now[0])
    yield House(pairings, pairings, pass_time)


@asynccontextmanager
async def two_nodes(database: str) -> AsyncGenerator[House]:
    async with opened(database) as one, opened(database) as other, connected(database) as looking:

        async def pass_time(seconds: Seconds) -> None:
            await looking.execute("UPDATE screens SET until = until - $1 * interval '1 s'", seconds)

        yield House(one.shared, other.shared, pass_time)


@pytest.fixture(params=["one process", "two nodes"])
def house(request: pytest.FixtureRequest) -> HouseOf:
    if request.param == "one process":
        return one_process
    database = request.getfixturevalue("database")
    return lambda: two_nodes(database)


async def code_of(pairings: Pairings, key: str, home: str = "home") -> str:
    code = await pairings.show_code(key, home)
    assert code is not None
    return code


@on_loop
async def test_a_television_learns_where_it_is_wanted(house: HouseOf) -> None:
    """As often as it asks: an answer may be lost on its way."""
    async with house() as (one, other, _):
        code = await code_of(one, "television")
        assert await other.wanted_at("television") == ""
        for _ in range(2):
            assert await other.answer_code(code, "TABLE") == "television"
        assert [await pairings.wanted_at("television") for pairings in (one, other)] == ["TABLE", "TABLE"]
        assert await one.wanted_at("another") is None


@on_loop
async def test_a_code_is_answered_for_one_table_and_by_nobody_after_ten_minutes(house: HouseOf) -> None:
    async with house() as (one, other, pass_time):
        answered, old = await code_of(one, "first"), await code_of(other, "second")
        await one.answer_code(answered, "TABLE")
        assert await other.answer_code(answered, "OTHER") is None
        await pass_time(PAIRING_SECONDS - 60)
        assert await one.wanted_at("second") == ""
        await pass_time(60)
        assert await one.answer_code(old, "TABLE") is None
        assert [await other.wanted_at(key) for key in ("first", "second")] == [None, None]


@on_loop
async def test_one_home_pushes_out_its_own_alone(house: HouseOf) -> None:
    async with house() as (one, other, _):
        await code_of(one, "friend", "friend")
        keys = [str(number) for number in range(2 * PAIRINGS_OF_ONE_HOME)]
        for number, key in enumerate(keys):
            await code_of((one, other)[number % 2], key, "stranger")
        known = [key for key in keys if await one.wanted_at(key) is not None]
        assert known == keys[-PAIRINGS_OF_ONE_HOME:]
        assert await other.wanted_at("friend") == ""


@on_loop
async def test_all_together_are_bounded_however_many_ask_at_once(
    house: HouseOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (pairing_sql, screen_pairings):
        monkeypatch.setattr(module, "MOST_PAIRINGS", 3)
    async with house() as (one, other, pass_time):
        asked = [
            pairings.show_code(f"{at} {number}", f"home {number}")
            for number in range(4)
            for at, pairings in (("one", one), ("other", other))
        ]
        codes = [code for reply in asked if (code := await reply) is not None]
        assert len(set(codes)) == 3
        await pass_time(PAIRING_SECONDS)
        assert await one.show_code("later", "home") is not None


@on_loop
async def test_codes_that_nobody_shows_any_more_are_cleared(database: str) -> None:
    async with opened(database) as store, connected(database) as looking:
        await code_of(store.shared, "television")
        await looking.execute("UPDATE screens SET until = clock_timestamp()")
        await store.forget_tables_before(0.0)
        assert await looking.fetchval("SELECT count(*) FROM screens") == 0


def test_among_thousands_of_televisions_one_is_no_more_work() -> None:
    pairings = ScreenPairings(lambda: 0.0)
    lines: list[list[int]] = []
    for so_many in (1, 2_000):
        for number in range(so_many):
            pairings.show_code(f"{so_many} {number}", f"home {so_many} {number}")
        code = pairings.show_code(f"friend of {so_many}", "friend").result()
        looks = partial(pairings.wanted_at, f"friend of {so_many}")
        lines.append([_lines_run(looks), _lines_run(partial(pairings.answer_code, str(code), "TABLE"))])
    assert lines[0] == lines[1]


def _lines_run(call: Callable[[], object]) -> int:
    lines = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call()
    finally:
        sys.settrace(before)
    return lines
