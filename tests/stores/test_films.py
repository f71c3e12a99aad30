"""Films, and the index of who may look at them, in every kind of store."""

from msgspec.structs import replace

from pellmell.films.film import pack
from pellmell.house.changes import (
    Append,
    CloseBacklog,
    CloseMatch,
    DropTable,
    OpenMatch,
)
from pellmell.stores.address import Address
from pellmell.stores.films import MOST_STARS, MOST_WATCHERS
from pellmell.stores.orders import Order
from tests.stores.people import ASH, BIRCH, CEDAR
from tests.stores.saved_films import LATE, WATCHER, a_film, kept, played_by, saved, sees, sits, write
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import on_loop

# Who may look


@on_loop
async def test_who_sat_there_finds_the_match_and_its_films(address: Address) -> None:
    async with kept(address, 1, 2) as store:
        await write(store, saved(1), CloseMatch(1, 1_500.0, [10, 20, 30], [2]))
        await write(store, saved(1, 2))
        (match,) = await played_by(store, ASH.id)
        assert (match.id, match.seat, match.ended, match.winners) == ("match-1", 0, 1_500.0, [])
        assert match.players == ["Ash", "Birch", "Bot"]
        assert [(each.round, each.points) for each in match.rounds] == [(1, [1, 0, 0]), (2, [2, 0, 0])]
        assert (match.bot_rounds, match.left, match.starred) == (0, False, [])
        film = await store.film("match-1", 1, BIRCH.id)
        assert film is not None
        assert film.film == pack(a_film())
        assert await sees(store, ASH.id, 1) == [1, 2]


@on_loop
async def test_nobody_else_finds_anything(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        for person in (CEDAR.id, WATCHER, ""):
            assert await played_by(store, person) == []
            assert await store.film("match-1", 1, person) is None
            assert await store.star(person, "match-1", 1, True) == "unknown"
        assert await store.film("match-2", 1, ASH.id) is None
        assert await store.film("match-1", 2, ASH.id) is None


@on_loop
async def test_who_watched_sees_what_they_watched_and_no_more(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await write(store, saved(1, 2, watchers=[WATCHER]))
        await write(store, saved(1, 3))
        await write(store, saved(1, 4, watchers=[WATCHER]))
        assert await sees(store, WATCHER, 1) == [2, 4]
        (match,) = await played_by(store, WATCHER)
        assert (match.seat, match.left) == (None, False)


@on_loop
async def test_who_came_late_sees_all_and_who_has_left_nothing_of_what_came_after(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await write(store, saved(1, 2, sitters=[sits(ASH, 0), sits(CEDAR, 1)]))
        await write(store, saved(1, 3, sitters=[sits(ASH, 0, bot=True), sits(CEDAR, 1)]))
        assert await sees(store, CEDAR.id, 1) == [1, 2, 3]
        assert await sees(store, BIRCH.id, 1) == [1]
        assert [match.left for match in await played_by(store, BIRCH.id)] == [True]
        assert [match.bot_rounds for match in await played_by(store, ASH.id)] == [1]


@on_loop
async def test_who_watches_after_they_played_sees_what_they_watch(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await write(store, saved(1, 2, sitters=[sits(ASH, 0)], watchers=[BIRCH.id]))
        (match,) = await played_by(store, BIRCH.id)
        assert (match.seat, match.left) == (1, True)
        assert await sees(store, BIRCH.id, 1) == [1, 2]


@on_loop
async def test_strangers_who_watch_do_not_fill_the_disk(address: Address) -> None:
    async with kept(address, 1) as store:
        crowd = [f"{number:032}" for number in range(MOST_WATCHERS + 20)]
        await write(store, saved(1, watchers=crowd))
        await write(store, saved(1, 2, watchers=crowd[::-1]))
        seen = [await sees(store, person, 1) for person in crowd]
        assert seen == [[1, 2]] * MOST_WATCHERS + [[]] * 20


@on_loop
async def test_matches_come_a_page_at_a_time_the_last_one_first(address: Address) -> None:
    async with kept(address) as store:
        for number in range(1, 6):
            opened = replace(a_match(number), began=100.0 * number)
            await write(store, OpenMatch(opened), Append(number, 1, [b"one\n"]), saved(number))
        first = await store.played_by(ASH.id, LATE, 2)
        assert [match.id for match in first] == ["match-5", "match-4"]
        rest = await store.played_by(ASH.id, first[-1].began, 9)
        assert [match.id for match in rest] == ["match-3", "match-2", "match-1"]


# Written twice, in another order, or not with a match


@on_loop
async def test_written_twice_it_counts_once(address: Address) -> None:
    async with kept(address, 1) as store:
        other = saved(1, film=replace(a_film(), host=1), points=[9, 9, 9])
        await write(store, saved(1, 2))
        await write(store, saved(1))
        await write(store, saved(1))
        await write(store, other)
        (match,) = await played_by(store, ASH.id)
        assert [each.points for each in match.rounds] == [[1, 0, 0], [2, 0, 0]]
        assert match.totals == [20, 20, 30]
        film = await store.film("match-1", 1, ASH.id)
        assert film is not None
        assert film.film == pack(a_film())


@on_loop
async def test_of_a_match_that_is_not_there_nothing_is_kept(address: Address) -> None:
    async with kept(address) as store:
        await write(store, saved(1))
        assert await played_by(store, ASH.id) == []


@on_loop
async def test_scores_may_be_there_before_their_film(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, replace(saved(1), film=b""))
        (match,) = await played_by(store, ASH.id)
        assert [each.film for each in match.rounds] == [False]
        assert await store.star(ASH.id, "match-1", 1, True) == "unknown"
        await write(store, saved(1))
        assert await sees(store, ASH.id, 1) == [1]


@on_loop
async def test_a_match_is_backlog_until_all_its_rounds_are_saved(address: Address) -> None:
    async with kept(address, 1, 2, 3) as store:
        await write(store, saved(1))
        await write(store, saved(2, 4))
        assert [each.number for each in await store.film_backlog(0, 9)] == [2, 3]
        assert [each.number for each in await store.film_backlog(2, 9)] == [3]
        await write(store, saved(2, 1))
        await write(store, CloseBacklog(2, 0))
        await write(store, CloseBacklog(3, 0))
        assert await store.film_backlog(0, 9) == []
        assert await sees(store, ASH.id, 2) == [1, 4]


@on_loop
async def test_a_table_that_is_closed_ends_its_match(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await store.reserve(a_match(1).code)
        await write(store, DropTable(a_match(1).code))
        (match,) = await played_by(store, ASH.id)
        assert match.ended == 1_001.0
        assert await sees(store, ASH.id, 1) == [1]


# Stars and keeping


@on_loop
async def test_a_person_has_ten_stars(address: Address) -> None:
    async with kept(address, *range(1, MOST_STARS + 2)) as store:
        for number in range(1, MOST_STARS + 2):
            await write(store, saved(number))
        given = [await store.star(ASH.id, f"match-{number}", 1, True) for number in range(1, MOST_STARS + 2)]
        assert given == ["done"] * MOST_STARS + ["too many"]
        assert await store.star(ASH.id, "match-1", 1, True) == "done"
        assert await store.star(ASH.id, "match-1", 1, False) == "done"
        assert await store.star(ASH.id, f"match-{MOST_STARS + 1}", 1, True) == "done"
        assert [match.starred for match in await played_by(store, ASH.id)].count([1]) == MOST_STARS
        assert await store.star(BIRCH.id, "match-1", 1, True) == "done"


@on_loop
async def test_old_films_go_and_starred_ones_and_scores_stay(address: Address) -> None:
    async with kept(address, 1) as store:
        for round in (1, 2, 3):
            await write(store, saved(1, round, watchers=[WATCHER]))
        await store.star(ASH.id, "match-1", 2, True)
        assert await store.forget_films_before(1_003.0) == 1
        assert await sees(store, ASH.id, 1) == [2, 3]
        assert await sees(store, BIRCH.id, 1) == [2, 3]
        (match,) = await played_by(store, ASH.id)
        assert [each.points[0] for each in match.rounds] == [1, 2, 3]
        kept_round = await store.film("match-1", 1, ASH.id)
        assert kept_round is not None
        assert kept_round.film is None
        await store.star(ASH.id, "match-1", 2, False)
        assert await store.forget_films_before(LATE) == 2
        assert await played_by(store, WATCHER) == []


@on_loop
async def test_what_was_played_is_listed_for_years_and_starred_for_as_long_as_somebody_comes(
    address: Address,
) -> None:
    async with kept(address, 1, 2, 3) as store:
        for number in (1, 2):
            await write(store, saved(number, made=1_000.0))
        await write(store, saved(3, made=9_000.0, sitters=[sits(ASH, 0)]))
        for person in (ASH, BIRCH):
            await store.star(person.id, "match-1", 1, True)
        await store.forget_films_before(8_000.0)
        assert await store.forget_seats_before(8_000.0) == 3
        assert [match.id for match in await played_by(store, ASH.id)] == ["match-3", "match-1"]
        assert await sees(store, ASH.id, 1) == [1]
        assert await played_by(store, BIRCH.id) == []
        assert await store.forget_seats_before(LATE) == 2
        assert await played_by(store, ASH.id) == []


@on_loop
async def test_a_match_outlives_its_journal(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1), CloseMatch(1, 1_500.0, [10, 20, 30], [2]))
        assert await store.forget_matches_before(LATE) == 1
        assert await sees(store, ASH.id, 1) == [1]
        (match,) = await played_by(store, ASH.id)
        assert match.ended == 1_500.0


@on_loop
async def test_keeping_by_order_clears_old_films_too(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await store.carry_out(Order("keep", "5000", 0))
        assert await sees(store, ASH.id, 1) == []
        assert len(await played_by(store, ASH.id)) == 1
