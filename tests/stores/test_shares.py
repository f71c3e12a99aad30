"""Rounds that are shared, in every kind of store."""

import pytest
from msgspec.structs import replace

from pellmell.house.changes import CloseMatch
from pellmell.stores.address import Address
from pellmell.stores.opening import open_store
from pellmell.stores.orders import Order
from pellmell.stores.server_store import ServerStore
from pellmell.stores.shares import KeptShare
from tests.stores.people import ASH, BIRCH, CEDAR
from tests.stores.saved_films import LATE, WATCHER, kept, played_by, saved, sees, sits, write
from tests.web.house import on_loop

NOW, UNTIL = 2_000.0, 9_000.0


def wanted(token: str = "token", **others: object) -> KeptShare:
    share = KeptShare(token, at=1_500, seat=0, seen_from=0, names=False, made=NOW, until=UNTIL)
    return replace(share, **others)


async def ash_shares(store: ServerStore, share: KeptShare, round: int = 1) -> None:
    assert await store.share(ASH.id, "match-1", round, share) == share


@on_loop
async def test_a_stranger_finds_what_was_shared(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1), CloseMatch(1, 1_500.0, [10, 20, 30], [2]))
        as_television = wanted("other", seen_from=None, names=True, made=NOW + 1)
        await ash_shares(store, wanted())
        await ash_shares(store, as_television)
        found = await store.shared_round("token", NOW)
        film = await store.film("match-1", 1, ASH.id)
        assert found is not None
        assert film is not None
        assert (found.share, found.id, found.round) == (wanted(), "match-1", 1)
        assert (found.kept.film, found.kept.points) == (film.film, film.points)
        assert await store.shared_round("something", NOW) is None
        assert [own.share for own in await store.shares_of(ASH.id, NOW)] == [as_television, wanted()]
        assert await store.shares_of(BIRCH.id, NOW) == []


@on_loop
async def test_who_did_not_sit_in_it_shares_nothing(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1, watchers=[WATCHER]))
        names = [(ASH.name, ASH.id), (CEDAR.name, CEDAR.id)]
        await write(store, saved(1, 2, sitters=[sits(ASH, 0), sits(CEDAR, 1)], names=names))
        assert await sees(store, CEDAR.id, 1) == [1, 2]
        for person in (WATCHER, CEDAR.id, "x" * 32):
            assert await store.share(person, "match-1", 1, wanted()) == "unknown"
        assert await store.share(BIRCH.id, "match-1", 2, wanted()) == "unknown"
        assert await store.share(CEDAR.id, "match-1", 2, wanted()) == wanted()
        (match,) = await played_by(store, CEDAR.id)
        assert [(each.round, each.sharing) for each in match.rounds] == [(1, False), (2, True)]


@on_loop
async def test_where_the_table_does_not_let_them_nobody_shares_anything(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1, sharing=False))
        await write(store, saved(1, sharing=True))  # made of the journal, later
        await write(store, saved(1, 2))
        film = await store.film("match-1", 1, ASH.id)
        assert film is not None
        assert (film.sharing, film.names) == (False, ["Ash"])
        assert await store.share(ASH.id, "match-1", 1, wanted()) == "unknown"
        assert await store.share(ASH.id, "match-1", 2, wanted()) == wanted()
        (match,) = await played_by(store, ASH.id)
        assert [each.sharing for each in match.rounds] == [False, True]


@on_loop
async def test_a_round_without_a_film_is_not_shared(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, replace(saved(1), film=b""))
        assert await store.share(ASH.id, "match-1", 1, wanted()) == "unknown"


@on_loop
async def test_the_same_moment_twice_is_one_share_that_lasts_longer(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await ash_shares(store, wanted())
        again = await store.share(ASH.id, "match-1", 1, wanted("another", made=NOW + 5, until=UNTIL + 5))
        assert again == wanted(until=UNTIL + 5)
        assert await store.shared_round("another", NOW) is None
        assert len(await store.shares_of(ASH.id, NOW)) == 1
        birchs = wanted("birch", seat=1)
        assert await store.share(BIRCH.id, "match-1", 1, birchs) == birchs


@on_loop
async def test_a_share_is_over_in_time_or_when_its_owner_says_so(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await ash_shares(store, wanted())
        await ash_shares(store, wanted("other", at=7))
        assert not await store.end_share(BIRCH.id, "token")
        assert await store.end_share(ASH.id, "token")
        assert not await store.end_share(ASH.id, "token")
        assert await store.shared_round("token", NOW) is None
        assert await store.shared_round("other", UNTIL - 1) is not None
        assert await store.shared_round("other", UNTIL) is None
        assert await store.shares_of(ASH.id, UNTIL) == []
        assert await store.forget_shares_ended(UNTIL - 1) == 0
        assert await store.forget_shares_ended(UNTIL) == 1


@on_loop
async def test_the_film_of_a_share_is_kept_for_it(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await write(store, saved(1, 2))
        await store.star(ASH.id, "match-1", 1, True)
        await ash_shares(store, wanted())
        await ash_shares(store, wanted("other", at=7))
        await store.end_share(ASH.id, "other")
        await store.star(ASH.id, "match-1", 1, False)
        assert await store.forget_films_before(LATE) == 1
        assert await sees(store, ASH.id, 1) == [1]
        await store.carry_out(Order("keep", str(LATE), 0))
        assert await store.shared_round("token", NOW) is not None
        assert await store.forget_shares_ended(LATE) == 1
        assert await store.forget_films_before(LATE) == 1


@on_loop
async def test_a_person_has_so_many_and_so_has_a_house(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("sqlite", "postgres"):
        monkeypatch.setattr(f"pellmell.stores.{kind}.share_sql.MOST_SHARES", 2)
        monkeypatch.setattr(f"pellmell.stores.{kind}.share_sql.MOST_OF_HOUSE", 3)
    async with kept(address, 1) as store:
        await write(store, saved(1))
        for at in (1, 2):
            await ash_shares(store, wanted(f"token-{at}", at=at))
        assert await store.share(ASH.id, "match-1", 1, wanted("more", at=3)) == "too many"
        assert (await store.share(ASH.id, "match-1", 1, wanted("same", at=2))) == wanted("token-2", at=2)
        assert await store.share(BIRCH.id, "match-1", 1, wanted("3", at=1)) == wanted("3", at=1)
        assert await store.share(BIRCH.id, "match-1", 1, wanted("4", at=2)) == "full"
        late = wanted("late", at=4, made=UNTIL, until=2 * UNTIL)
        await ash_shares(store, late)  # what is over counts no more


@on_loop
async def test_who_is_forgotten_shares_nothing_and_is_someone_in_what_others_share(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        birchs = wanted("birch", seat=1, names=True)
        await ash_shares(store, wanted())
        assert await store.share(BIRCH.id, "match-1", 1, birchs) == birchs
        await store.carry_out(Order("forget", ASH.id, 0))
        assert await store.shared_round("token", NOW) is None
        assert await store.shares_of(ASH.id, NOW) == []
        found = await store.shared_round("birch", NOW)
        assert found is not None
        assert found.kept.players == ["someone", "Birch", "Bot"]
        await store.carry_out(Order("forget", BIRCH.id, 0))
        assert await store.shared_round("birch", NOW) is None


@on_loop
async def test_shares_go_with_what_was_played(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await ash_shares(store, wanted())
        assert await store.forget_seats_before(LATE) == 2
        assert await store.shared_round("token", NOW) is None
        assert await store.forget_shares_ended(LATE) == 0


@on_loop
async def test_a_share_outlives_its_house(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1))
        await ash_shares(store, wanted())
    async with open_store(address, "process") as store:
        assert await store.shared_round("token", NOW) is not None
