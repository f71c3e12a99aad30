"""Nodes that don't reach each other agree by the database who stands back, and never all of them do."""

import asyncio
from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import combinations, cycle, permutations, product

import pytest

from pellmell.stores.postgres import fence
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.fence import Node
from pellmell.stores.postgres.nodes import STANDING_BACK, PostgresNodes, tell_silent
from pellmell.stores.postgres.schema import migrate
from tests.stores.postgres.stores import connected, opened, until, waits_for_a_lock
from tests.web.house import on_loop

Missed = Mapping[int, Collection[int]]  # by the place of a node, of whom it does not reach
STAND_BACK = "SELECT id FROM nodes WHERE cut_off ORDER BY id"
LIVE_ON = "UPDATE nodes SET until = 'infinity'"  # however long a busy machine takes to ask them


class House:
    def __init__(self, connection: Connection, nodes: Sequence[Node]) -> None:
        self.connection = connection
        self.nodes = nodes

    async def tells(self, place: int, missed: Collection[int]) -> bool:
        """Whether it is to stand back then."""
        silent = [self.nodes[other].id for other in missed]
        given = [node.id for node in self.nodes if node.id not in silent and node is not self.nodes[place]]
        return await tell_silent(self.connection, self.nodes[place], silent, given)

    async def stand_back(self) -> list[int]:
        ids = [node.id for node in self.nodes]
        return [ids.index(row["id"]) for row in await self.connection.fetch(STAND_BACK)]

    async def settles(self, missed: Missed, order: Sequence[int]) -> list[int]:
        """Who stands back in the end, where they look in this order again and again."""
        before: list[int] | None = None
        for _ in range(2 * len(order) + 1):
            for place in order:
                await self.tells(place, missed.get(place, ()))
                assert len(await self.stand_back()) < len(self.nodes)
            if (now := await self.stand_back()) == before:
                return now
            before = now
        raise AssertionError(f"it goes on and on: {missed} {order}")

    async def update(self, place: int, change: str) -> None:
        await self.connection.execute(f"UPDATE nodes SET {change} WHERE id = $1", self.nodes[place].id)


@asynccontextmanager
async def house_of(count: int, database: str) -> AsyncGenerator[House]:
    async with connected(database) as connection:
        await migrate(connection)
        nodes = [await fence.enter(connection, f"http://{n}") for n in range(count)]
        await connection.execute(LIVE_ON)
        yield House(connection, nodes)


@pytest.mark.slow
@on_loop
async def test_whichever_ways_are_broken_those_that_stay_reach_each_other(database: str) -> None:
    """Each of three, to each other, in whichever order they look, and whatever was broken before."""
    ways = list(permutations(range(3), 2))
    orders = cycle(permutations(range(3)))
    async with house_of(3, database) as house:
        for broken in product((False, True), repeat=len(ways)):
            missed = {
                one: [
                    other
                    for way, gone in zip(ways, broken, strict=True)
                    for other in way[1:]
                    if gone and way[0] == one
                ]
                for one in range(3)
            }
            back = await house.settles(missed, next(orders))
            stay = [place for place in range(3) if place not in back]
            assert not any(other in missed[one] for one, other in permutations(stay, 2))
            assert bool(back) == any(broken)


@pytest.mark.parametrize(
    ("missed", "back"),
    [
        ({0: [1], 2: [1]}, [1]),  # nobody reaches it
        ({1: [0, 2]}, [1]),  # it reaches nobody
        ({0: [1], 1: [0, 2], 2: [1]}, [1]),  # both
        ({0: [1]}, [1]),  # there is one way less
        ({}, []),
    ],
)
@on_loop
async def test_who_is_cut_off_stands_back_whoever_looks_first(
    database: str, missed: Missed, back: list[int]
) -> None:
    async with house_of(3, database) as house:
        for order in permutations(range(3)):
            assert await house.settles(missed, order) == back
            assert await house.settles({}, order) == []


@on_loop
async def test_of_a_house_that_is_torn_in_two_the_larger_part_stays(database: str) -> None:
    missed = {place: [3, 4] for place in range(3)} | {place: [0, 1, 2] for place in (3, 4)}
    async with house_of(5, database) as house:
        for first in combinations(range(5), 2):
            order = [*first, *(place for place in range(5) if place not in first)]
            assert await house.settles(missed, order) == [3, 4]
            assert await house.settles({}, order) == []


@on_loop
async def test_one_of_many_that_hardly_reaches_anybody_sends_nobody_away(database: str) -> None:
    async with house_of(5, database) as house:
        assert await house.settles({0: [1, 2, 3]}, range(5)) == [0]


@pytest.mark.parametrize(
    "change",
    [
        "until = clock_timestamp()",
        "drains = true",
        "cut_off = true",
        "fence = fence + 1, until = '-infinity'",
    ],
)
@on_loop
async def test_what_was_told_ends_with_who_has_told_it(database: str, change: str) -> None:
    async with house_of(3, database) as house:
        assert not await house.tells(0, [1])
        assert await house.tells(1, [])
        await house.update(0, change)
        assert not await house.tells(1, [])


@on_loop
async def test_who_was_deposed_tells_nothing(database: str) -> None:
    async with house_of(3, database) as house:
        await house.update(0, "fence = fence + 1")
        assert not await house.tells(0, [1])
        assert not await house.tells(1, [])


@on_loop
async def test_of_two_who_look_at_once_one_waits_and_stays(database: str) -> None:
    """Each reaches none: whoever is second sees that the first one stands back."""
    async with house_of(2, database) as house, connected(database) as other, connected(database) as looking:
        one = house.connection.transaction()
        await one.start()
        await house.connection.execute("SELECT pg_advisory_xact_lock($1)", STANDING_BACK)
        second = asyncio.create_task(tell_silent(other, house.nodes[1], [house.nodes[0].id], []))
        await until(lambda: waits_for_a_lock(looking, other))
        assert await house.tells(0, [1])
        await one.commit()
        assert not await second


@on_loop
async def test_others_are_known_by_what_they_have_told(database: str) -> None:
    async with opened(database) as one, opened(database) as other, connected(database) as looking:
        await other.nodes.announce("http://other")

        async def seen() -> tuple[bool, bool, bool]:
            (peer,) = await one.nodes.others()
            return peer.has_renewed, peer.stays, peer.misses_us

        assert isinstance(one.nodes, PostgresNodes)
        assert await seen() == (True, True, False)
        assert not await other.nodes.tell_silent([one.nodes.own], [])
        assert await seen() == (True, True, True)
        await looking.execute("UPDATE nodes SET cut_off = true, until = clock_timestamp() + interval '2.9 s'")
        renewed, stays, _ = await seen()
        assert (renewed, stays) == (False, False)
