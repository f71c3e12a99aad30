"""The films that a store keeps, and the index of who may look at them, as every store has them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from pellmell.house.changes import SaveFilm
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds

MOST_WATCHERS = 50  # of a match, who may look at what they watched: else strangers could fill the disk
MOST_STARS = 10  # of a person
MOST_ROUNDS = 2_000  # that are listed at once
NO_ROUNDS = ","

Starred: TypeAlias = Literal["done", "unknown", "too many"]


class Narrowed(Struct, frozen=True):
    """Some matches of somebody: that of one id, or those with a star of theirs."""

    id: str = ""
    starred: bool = False


ALL = Narrowed()


class PlayedRound(Struct, frozen=True):
    """A round that was sealed; whether there is a film of it, and whether it was dealt again. Whoever asks
    may share it if they sat there, and the table let them."""

    round: int
    points: list[int]
    film: bool
    again: bool
    sharing: bool = False


class PlayedMatch(Struct, frozen=True):
    """A match, as somebody may see it who sat or watched there: on no seat, they only watched. On the seats
    of `people` somebody sat at last whom the house knows."""

    id: str
    game: str
    began: Seconds
    ended: Seconds | None
    players: list[str]
    totals: list[int]
    winners: list[Seat]
    seat: Seat | None
    bot_rounds: int
    left: bool
    rounds: list[PlayedRound]
    starred: list[int]
    people: list[Seat]


class KeptFilm(Struct, frozen=True):
    """A round that somebody may see, and its film while it is kept. `names` are those that they had in it;
    who only watched had none, and has not `played` it, nor have those for whom a bot did."""

    game: str
    players: list[str]
    points: list[int]
    film: bytes | None
    names: list[str] = []
    seat: Seat | None = None  # of the match, where they sat last
    sharing: bool = False  # the table let it be shared
    played: bool = False


class SeatRow(Struct, frozen=True):
    """As in the table of seats, without the match."""

    person: str
    seat: Seat | None
    name: str
    points: int
    rounds: str
    bots: str
    gone: bool


class Backlog(Struct, frozen=True):
    """A match of which not all rounds are saved yet that were sealed. What comes of it is `late` (see
    `CloseBacklog`)."""

    number: int
    ended: Seconds | None
    late: int


def seat_rows(saved: SaveFilm) -> list[SeatRow]:
    """Everybody who may look at it."""
    this = f",{saved.round},"
    sitting = [
        SeatRow(
            sitter.person,
            sitter.seat,
            sitter.name,
            sitter.points,
            this if sitter.played else NO_ROUNDS,
            this if sitter.bot else NO_ROUNDS,
            sitter.left,
        )
        for sitter in saved.sitters
    ]
    return [*sitting, *(SeatRow(person, None, "", 0, this, NO_ROUNDS, True) for person in saved.watchers)]


def may_see(round: int, seat: Seat | None, rounds: str, last: int) -> bool:
    """Who sat there: all up to the last one for which they did. Who watched: those that they watched."""
    return round <= last if seat is not None else f",{round}," in rounds


def played_match(
    row: Sequence[Any],
    rounds: Mapping[int, Sequence[PlayedRound]],
    stars: Iterable[tuple[int, int]],
    people: Iterable[tuple[int, Seat]],
) -> PlayedMatch:
    """Of a row of `played`, and of the seat that somebody had there."""
    number, id, game, began, ended, players, totals, winners, seat, seen, bots, last, gone = row
    return PlayedMatch(
        id=id,
        game=game,
        began=began,
        ended=ended,
        players=msgspec.json.decode(players),
        totals=msgspec.json.decode(totals),
        winners=msgspec.json.decode(winners),
        seat=seat,
        bot_rounds=bots.count(",") - 1,
        left=bool(gone) and seat is not None,
        rounds=[each for each in rounds.get(number, ()) if may_see(each.round, seat, seen, last)],
        starred=sorted(round for match, round in stars if match == number),
        people=sorted(seat for match, seat in people if match == number),
    )


def rounds_by_match(rows: Iterable[Sequence[Any]]) -> dict[int, list[PlayedRound]]:
    """In their order."""
    found: dict[int, list[PlayedRound]] = {}
    for match, round, points, again, has_film, sharing in rows:
        played = PlayedRound(round, msgspec.json.decode(points), bool(has_film), bool(again), bool(sharing))
        found.setdefault(match, []).append(played)
    return {match: sorted(rounds, key=lambda each: each.round) for match, rounds in found.items()}


def kept_film(row: Sequence[Any] | None, round: int, person: str) -> KeptFilm | None:
    """Of a row of what somebody may see, if they may."""
    if row is None:
        return None
    seat, seen, bots, last, game, players, points, film, names, sharing = row
    if not may_see(round, seat, seen, last):
        return None
    own = [name for name, who in msgspec.json.decode(names, type=list[tuple[str, str]]) if who == person]
    decoded = msgspec.json.decode(players), msgspec.json.decode(points)
    this = f",{round},"
    played = seat is not None and this in seen and this not in bots
    return KeptFilm(game, *decoded, film, own, seat, bool(sharing), played)
