"""Films that tests save in a store, whatever its kind, and ask for again."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache

from msgspec.structs import replace

from pellmell.films.film import Film, pack
from pellmell.house.changes import (
    Append,
    Change,
    OpenMatch,
    SaveFilm,
    SeatedPerson,
)
from pellmell.kit.seats import Seat
from pellmell.play.messages import Player
from pellmell.stores.address import Address
from pellmell.stores.films import PlayedMatch
from pellmell.stores.opening import open_store
from pellmell.stores.server_store import ServerStore
from pellmell.testing import NotedOwner
from tests.films.filmed import films_of
from tests.stores.people import ASH, BIRCH, board_match
from tests.stores.sqlite.stepped_store import a_match
from tests.web.nodes.patience import patient_nodes

LATE = 1e12
DAY = 86_400.0
WATCHER = "w" * 32


@asynccontextmanager
async def kept(address: Address, *numbers: int) -> AsyncGenerator[ServerStore]:
    """With matches of these numbers."""
    with patient_nodes():
        async with open_store(address, "process") as store:
            for number in numbers:
                await write(store, OpenMatch(a_match(number)), Append(number, 1, [b'{"line":"match"}\n']))
            yield store


async def write(store: ServerStore, *changes: Change) -> None:
    owner = NotedOwner()
    store.write(owner, changes)
    await store.flush()
    assert owner.told == [1]


@cache
def a_film() -> Film:
    return films_of(board_match())[0]


def saved(number: int, round: int = 1, film: Film | None = None, **others: object) -> SaveFilm:
    """Ash and Birch sit there, on the first two of three seats."""
    people = [ASH, BIRCH]
    sealed = SaveFilm(
        number=number,
        round=round,
        made=1000.0 + round,
        points=[round, 0, 0],
        totals=[10 * round, 20, 30],
        players=["Ash", "Birch", "Bot"],
        film=pack(a_film() if film is None else film),
        names=[(player.name, player.id) for player in people],
        sitters=[sits(player, seat) for seat, player in enumerate(people)],
    )
    return replace(sealed, **others)


def sits(player: Player, seat: Seat, **others: bool) -> SeatedPerson:
    return SeatedPerson(player.id, player.name, seat, 10, **others)


async def played_by(store: ServerStore, person: str) -> list[PlayedMatch]:
    return await store.played_by(person, LATE, 50)


async def sees(store: ServerStore, person: str, number: int) -> list[int]:
    """The rounds of a match whose films somebody may see, by both ways of asking."""
    found = [
        round
        for round in range(1, 9)
        if (kept := await store.film(f"match-{number}", round, person)) is not None and kept.film
    ]
    listed = [
        each.round
        for match in await played_by(store, person)
        for each in match.rounds
        if match.id == f"match-{number}" and each.film
    ]
    assert found == listed
    return found
