"""What two nodes share beside their tables: limits are those of the house, however many ask at once."""

import asyncio
from ipaddress import IPv4Address
from pathlib import Path

import pytest

from pellmell.stores.errors import StoreError
from pellmell.stores.postgres.store import PostgresStore
from pellmell.stores.shared_state import Fault, Missing, Token
from pellmell.testing.postgres_server import PostgresServer
from pellmell.web.access.address_limits import AddressLimits
from pellmell.web.access.guess_limits import GUESSED, GuessLimits
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.settings import Settings
from tests.stores.postgres.stores import connected, opened
from tests.web.house import on_loop
from tests.web.house import opened as opened_house

ASH, BIRCH = IPv4Address("192.0.2.7"), IPv4Address("198.51.100.1")
MOST, HOURS = 5, 36_000.0  # nothing comes back while a test runs


class WrongCode(Exception):
    pass


def a_token(who: str = "ash", most: float = MOST, needed: bool = True) -> Token:
    return Token("thing", who, most, HOURS, needed)


async def tried(limits: GuessLimits, address: IPv4Address = ASH, wrong: bool = True) -> str:
    try:
        async with limits.trying(address, WrongCode):
            if wrong:
                raise WrongCode
    except WrongCode:
        return "wrong"
    except TooFast:
        return "too fast"
    return "in"


@on_loop
async def test_of_all_who_ask_at_once_so_many_get_something(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        asked = [store.shared.take([a_token()]) for _ in range(10) for store in (one, other)]
        answers = [await reply for reply in asked]
        assert [isinstance(answer, list) for answer in answers].count(True) == MOST
        missing = next(answer for answer in answers if isinstance(answer, Missing))
        assert (missing.place, 0 < missing.seconds <= HOURS / MOST) == (0, True)


@on_loop
async def test_all_are_taken_or_none_and_what_is_given_back_is_there(database: str) -> None:
    async with opened(database) as store:
        shared, both = store.shared, [a_token("ash"), a_token("birch", most=1)]
        assert await shared.take(both) == both
        assert isinstance(await shared.take(both), Missing)
        assert [len(await _taken(store, [a_token()])) for _ in range(MOST)] == [1] * (MOST - 1) + [0]
        await shared.give_back(both)
        assert await shared.take(both) == both
        whatever_there_is = [a_token("ash", needed=False), a_token("cedar")]
        assert await shared.take(whatever_there_is) == [a_token("cedar")]


async def _taken(store: PostgresStore, wanted: list[Token]) -> list[Token]:
    taken = await store.shared.take(wanted)
    return [] if isinstance(taken, Missing) else taken


@on_loop
async def test_they_come_back_with_the_time_and_are_forgotten_then(database: str) -> None:
    async with opened(database) as store, connected(database) as other:
        while await _taken(store, [a_token()]):
            pass
        await store.shared.note([Fault("fault", "ash")])
        await other.execute("UPDATE buckets SET at = at - interval '2 hours'")
        assert len(await _taken(store, [a_token()])) == 1
        await store.forget_tables_before(0.0)
        assert await other.fetchval("SELECT count(*) FROM buckets") == 2
        await other.execute(
            "UPDATE buckets SET until = until - interval '2 days', at = at - interval '2 days'"
        )
        assert await store.shared.noted([Fault("fault", "ash")]) == [0]
        await store.forget_tables_before(0.0)
        assert await other.fetchval("SELECT count(*) FROM buckets") == 0


@on_loop
async def test_faults_are_counted_over_all_nodes_and_for_a_day(database: str) -> None:
    async with opened(database) as one, opened(database) as other, connected(database) as looking:
        ash, birch = Fault("thing", "ash"), Fault("thing", "birch")
        for store in (one, other):
            await store.shared.note([ash, birch])
        await one.shared.note([ash])
        assert await other.shared.noted([birch, ash, Fault("another", "ash")]) == [2, 3, 0]
        await looking.execute("UPDATE buckets SET until = clock_timestamp()")
        await one.shared.note([ash])
        assert await other.shared.noted([ash, birch]) == [1, 0]


@on_loop
async def test_wrong_codes_are_those_of_all_nodes_and_right_ones_cost_nothing(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        settings = Settings(wrong_codes_per_minute=1)
        nodes = [AddressLimits(settings, shared=each.shared) for each in (one, other)]
        right = [tried(limits.wrong_codes, wrong=False) for limits in nodes[:1] for _ in range(3 * MOST)]
        assert set(await asyncio.gather(*right)) == {"in"}
        wrong = [tried(limits.wrong_codes) for limits in nodes for _ in range(MOST)]
        outcomes = await asyncio.gather(*wrong)
        assert (outcomes.count("wrong"), outcomes.count("too fast")) == (1, 2 * MOST - 1)
        for limits in nodes:
            assert await tried(limits.wrong_codes, wrong=False) == "too fast"
            assert await tried(limits.wrong_codes, BIRCH, wrong=False) == "in"


@on_loop
async def test_who_guesses_at_one_node_is_known_at_the_other(database: str) -> None:
    """And what the whole house allows to those who guess is one."""
    async with opened(database) as one, opened(database) as other:
        first, second = (GuessLimits(1_000, each.shared) for each in (one, other))
        for _ in range(GUESSED):
            assert await tried(first) == "wrong"
        async with connected(database) as looking:
            await looking.execute("UPDATE buckets SET tokens = 0 WHERE who = 'the house'")
        assert await tried(second, wrong=False) == "too fast"
        assert await tried(second, BIRCH, wrong=False) == "in"


@on_loop
async def test_new_tables_are_those_of_all_nodes(database: str, tmp_path: Path) -> None:
    async with (
        opened_house(tmp_path, database=database, new_tables_per_minute=2, play_now_per_minute=1) as one,
        opened_house(tmp_path, database=database, new_tables_per_minute=2, play_now_per_minute=1) as other,
    ):
        table, game = ("/api/tables", {"game": "dice"}), ("/api/play", {"game": "dice", "name": "Ann"})
        assert [(await visit.post(*table))[0] for visit in (one, other) * 2] == [201, 201, 429, 429]
        assert [(await visit.post(*game))[0] for visit in (one, other)] == [201, 429]


@on_loop
async def test_where_the_database_cannot_be_asked_nobody_gets_anything(server: PostgresServer) -> None:
    async with opened(server.make_fresh_database()) as store:
        limits = GuessLimits(MOST, store.shared)
        server.stop()
        try:
            with pytest.raises(StoreError, match="can't be reached"):
                await store.shared.take([a_token()])
            with pytest.raises(StoreError, match="can't be reached"):
                await tried(limits)
        finally:
            server.start()
