"""What rounds were like for who played them, in every kind of store: kept as long as the match is listed."""

import pytest
from msgspec.structs import replace

from pellmell.house.changes import Append, OpenMatch
from pellmell.house.records import AGAIN
from pellmell.review.own_figures import OwnFigures
from pellmell.stores.address import Address
from pellmell.stores.figures import FiguresFound
from pellmell.stores.films import Narrowed
from pellmell.stores.orders import Order
from pellmell.stores.server_store import ServerStore
from tests.stores.people import ASH, BIRCH, CEDAR
from tests.stores.saved_films import LATE, WATCHER, kept, saved, sits, write
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import on_loop

GAME = a_match(1).game
QUICK = OwnFigures("Ash", reactions=[700, 900], taken=2, chances=3, races_won=1, races_lost=2)


def found(round: int = 1, id: str = "match-1", par: float | None = None) -> FiguresFound:
    return FiguresFound(id, round, 10 * round, QUICK, par)


async def missing(store: ServerStore, person: str, since: float = 0.0) -> list[tuple[str, int]]:
    films = await store.films_without_figures(person, GAME, since, 9)
    return [(film.id, film.round) for film in films]


async def listed(store: ServerStore, person: str) -> list[tuple[str, int]]:
    return [(each.id, each.round) for each in await store.figures_of(person, GAME, LATE, 9)]


@on_loop
async def test_films_of_rounds_that_somebody_has_played_are_without_figures_until_these_are_kept(
    address: Address,
) -> None:
    async with kept(address, 1, 2) as store:
        await write(store, saved(1), saved(1, 2), saved(2, made=1_500.0))
        assert await missing(store, ASH.id) == [("match-2", 1), ("match-1", 2), ("match-1", 1)]
        (first,) = await store.films_without_figures(ASH.id, GAME, 0.0, 1)
        assert (first.points, first.names) == ([1, 0, 0], ["Ash"])
        assert first.film
        await store.keep_figures(ASH.id, [found(2), found(1, "match-2")])
        assert await missing(store, ASH.id) == [("match-1", 1)]
        assert await missing(store, BIRCH.id) == [("match-2", 1), ("match-1", 2), ("match-1", 1)]
        assert await missing(store, ASH.id, since=1_003.0) == []
        assert await store.films_without_figures(ASH.id, "another", 0.0, 9) == []


@on_loop
async def test_what_a_bot_played_and_what_was_watched_or_missed_is_nobodys_own(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1, sitters=[sits(ASH, 0), sits(BIRCH, 1, bot=True)], watchers=[WATCHER]))
        await write(store, saved(1, 2, sitters=[sits(ASH, 0), sits(CEDAR, 2)]))
        assert await missing(store, BIRCH.id) == []
        assert await missing(store, WATCHER) == []
        assert await missing(store, CEDAR.id) == [("match-1", 2)], "they came after the first round"
        await write(store, replace(saved(1, 3), film=b""))
        assert await missing(store, ASH.id) == [("match-1", 2), ("match-1", 1)]


@pytest.mark.rule("ALL-22")
@on_loop
async def test_of_a_deal_that_was_played_before_there_are_no_figures(address: Address) -> None:
    async with kept(address) as store:
        again = replace(a_match(1), id=f"{AGAIN}1")
        await write(store, OpenMatch(again), Append(1, 1, [b'{"line":"match"}\n']))
        await write(store, saved(1))
        assert await missing(store, ASH.id) == []
        await store.keep_figures(ASH.id, [found(id=again.id, par=4.5)])
        assert await listed(store, ASH.id) == []


@on_loop
async def test_figures_come_a_page_at_a_time_the_last_round_first(address: Address) -> None:
    async with kept(address, 1) as store:
        for round in (1, 2, 3):
            await write(store, saved(1, round))
        await store.keep_figures(ASH.id, [found(round) for round in (2, 1, 3)])
        first = await store.figures_of(ASH.id, GAME, LATE, 2)
        assert [each.round for each in first] == [3, 2]
        (last,) = await store.figures_of(ASH.id, GAME, first[-1].made, 9)
        assert (last.id, last.round, last.made, last.points) == ("match-1", 1, 1_001.0, 10)
        assert bytes(last.reactions) == b"[700,900]"
        assert (last.taken, last.chances, last.won, last.lost, last.par) == (2, 3, 1, 2, None)
        assert await store.figures_of(ASH.id, "another", LATE, 9) == []
        assert await listed(store, BIRCH.id) == []


@on_loop
async def test_par_may_come_later_and_stays(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        for par in (None, 4.5, None):
            await store.keep_figures(ASH.id, [found(par=par)])
        (only,) = await store.figures_of(ASH.id, GAME, LATE, 9)
        assert only.par == 4.5


@on_loop
async def test_of_a_match_that_somebody_has_not_played_nothing_is_kept(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1, watchers=[WATCHER]))
        for person in (WATCHER, CEDAR.id):
            await store.keep_figures(person, [found(), found(7), found(1, "match-9")])
            assert await listed(store, person) == []


@on_loop
async def test_they_outlive_films_and_go_with_the_list_of_matches(address: Address) -> None:
    async with kept(address, 1, 2) as store:
        await write(store, saved(1), saved(2, made=9_000.0))
        await store.keep_figures(ASH.id, [found(), found(1, "match-2")])
        await store.forget_films_before(LATE)
        assert await missing(store, ASH.id) == []
        assert await listed(store, ASH.id) == [("match-2", 1), ("match-1", 1)]
        await store.forget_seats_before(8_000.0)
        assert await listed(store, ASH.id) == [("match-2", 1)]


@on_loop
async def test_who_is_forgotten_has_none_and_gets_none_that_come_late(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        for player in (ASH, BIRCH):
            await store.keep_figures(player.id, [found()])
        await store.carry_out(Order("forget", ASH.id, 0))
        assert await listed(store, ASH.id) == []
        await store.keep_figures(ASH.id, [found()])
        assert await listed(store, ASH.id) == []
        assert await listed(store, BIRCH.id) == [("match-1", 1)]


# Some matches only


@on_loop
async def test_one_match_is_found_by_its_id_and_starred_ones_by_their_stars(address: Address) -> None:
    async with kept(address) as store:
        for number in range(1, 5):
            opened = replace(a_match(number), began=100.0 * number)
            await write(store, OpenMatch(opened), Append(number, 1, [b"one\n"]), saved(number))
        for number in (1, 3):
            assert await store.star(ASH.id, f"match-{number}", 1, True) == "done"

        async def ids(person: str, narrowed: Narrowed) -> list[str]:
            return [match.id for match in await store.played_by(person, LATE, 9, narrowed)]

        assert await ids(ASH.id, Narrowed(starred=True)) == ["match-3", "match-1"]
        assert await ids(ASH.id, Narrowed("match-3", starred=True)) == ["match-3"]
        assert await ids(ASH.id, Narrowed("match-2")) == ["match-2"]
        assert await ids(ASH.id, Narrowed("match-2", starred=True)) == []
        assert await ids(BIRCH.id, Narrowed(starred=True)) == []
        assert await ids(CEDAR.id, Narrowed("match-2")) == []


@on_loop
async def test_on_which_seats_people_sat_at_last(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1, watchers=[WATCHER]))
        (match,) = await store.played_by(ASH.id, LATE, 9)
        assert match.people == [0, 1]
        await write(store, saved(1, 2, sitters=[sits(ASH, 0), sits(CEDAR, 2)]))
        (match,) = await store.played_by(ASH.id, LATE, 9)
        assert match.people == [0, 2]
