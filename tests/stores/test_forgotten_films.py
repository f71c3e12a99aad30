"""Whoever is forgotten is so in films, too, in every kind of store."""

from collections.abc import Sequence

import pytest
from msgspec import Raw
from msgspec.structs import replace

from pellmell.films.film import Film, Shot, pack, unpack
from pellmell.house.changes import CloseMatch
from pellmell.play.messages import Player
from pellmell.play.stints import Stint
from pellmell.stores.address import Address
from pellmell.stores.orders import Order
from pellmell.stores.server_store import ServerStore
from tests.stores.people import ASH, BIRCH, CEDAR
from tests.stores.saved_films import LATE, WATCHER, a_film, kept, played_by, saved, sees, sits, write
from tests.web.house import on_loop


async def forget(store: ServerStore, person: str) -> int:
    order = Order("forget", person, 0)
    return await store.carry_out(order)


def names_shown(film: bytes | None) -> list[str]:
    assert film is not None
    return [player.name for player in unpack(film).players]


def renaming_film() -> Film:
    """Ash becomes Ashley in it, sits out, and has followed Birch on the first seat."""
    shots: Sequence[Shot] = a_film().shots
    renamed = Shot(1, 0, Raw(b'[{"event":"renamed","seat":0,"name":"Ashley"}]'))
    sat = Shot(1, -1, Raw(b'[{"event":"sat_down","seat":0,"player":{"name":"Ash"}},{"event":"dealt_out"}]'))
    return replace(
        a_film(),
        shots=[*shots[:-1], renamed, sat, shots[-1]],
        stints=[Stint(0, 1, "Ash"), Stint(0, 2, "Cedar")],
    )


@on_loop
async def test_who_is_forgotten_is_someone_in_every_film_and_has_no_match(address: Address) -> None:
    async with kept(address, 1) as store:
        names = [("Ash", ASH.id), ("Ashley", ASH.id), ("Birch", BIRCH.id)]
        await write(store, saved(1, film=renaming_film(), names=names, players=["Ashley", "Birch", "Bot"]))
        await write(store, saved(1, 2, sitters=[sits(BIRCH, 1)], names=[("Birch", BIRCH.id)]))
        await store.star(ASH.id, "match-1", 1, True)
        await write(store, CloseMatch(1, 1_500.0, [10, 20, 30], [2], ["Ashley", "Birch", "Bot"]))
        assert await forget(store, ASH.id) >= 1
        assert await played_by(store, ASH.id) == []
        assert await store.film("match-1", 1, ASH.id) is None
        (match,) = await played_by(store, BIRCH.id)
        assert match.players == ["someone", "Birch", "Bot"]
        for round in (1, 2):
            film = await store.film("match-1", round, BIRCH.id)
            assert film is not None
            assert film.film is not None
            text = b"".join(shot.events for shot in unpack(film.film).shots)
            assert b"Ash" not in text
            assert names_shown(film.film)[1:] == ["Birch", "Cedar"]
            assert "Ash" not in names_shown(film.film)
            assert "Ash" not in [stint.name for stint in unpack(film.film).stints]
        assert await store.forget_films_before(LATE) == 2  # nobody has a star any more


@on_loop
async def test_two_who_are_forgotten_are_still_two(address: Address) -> None:
    async with kept(address, 1) as store:
        three = [sits(player, seat) for seat, player in enumerate((ASH, BIRCH, CEDAR))]
        names = [(player.name, player.id) for player in (ASH, BIRCH, CEDAR)]
        await write(store, saved(1, sitters=three, names=names, players=["Ash", "Birch", "Cedar"]))
        await forget(store, ASH.id)
        await forget(store, BIRCH.id)
        film = await store.film("match-1", 1, CEDAR.id)
        assert film is not None
        assert names_shown(film.film) == ["someone", "someone 2", "Cedar"]
        (match,) = await played_by(store, CEDAR.id)
        assert match.players == ["someone", "someone 2", "Cedar"]
        await forget(store, CEDAR.id)
        assert await store.film("match-1", 1, CEDAR.id) is None


@on_loop
async def test_another_of_the_same_name_keeps_it(address: Address) -> None:
    async with kept(address, 1) as store:
        other = Player("Ash", id="x" * 32)
        await write(store, saved(1))
        await write(store, saved(1, 2, names=[("Ash", other.id)], sitters=[sits(other, 0)]))
        await forget(store, ASH.id)
        film = await store.film("match-1", 2, other.id)
        assert film is not None
        assert names_shown(film.film)[0] == "Ash"
        first = await store.film("match-1", 1, other.id)
        assert first is not None
        assert names_shown(first.film)[0] == "someone"


@on_loop
@pytest.mark.parametrize(
    "damage", [b"no film", pack(replace(a_film(), shots=[Shot(0, 0, Raw(b'{"name":1}'))]))]
)
async def test_a_film_that_can_t_be_read_goes_with_whoever_may_stand_in_it(
    address: Address, damage: bytes
) -> None:
    async with kept(address, 1) as store:
        await write(store, replace(saved(1), film=damage))
        await forget(store, ASH.id)
        film = await store.film("match-1", 1, BIRCH.id)
        assert film is not None
        assert film.film is None


@on_loop
async def test_who_only_watched_is_forgotten(address: Address) -> None:
    async with kept(address, 1) as store:
        await write(store, saved(1, watchers=[WATCHER]))
        await forget(store, WATCHER)
        assert await played_by(store, WATCHER) == []
        assert await sees(store, ASH.id, 1) == [1]
