"""The shares that a store keeps: a round at one moment, which anybody may look at who has its token."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, Seconds
from pellmell.stores.films import KeptFilm

MOST_SHARES = 50  # of a person, at a time
MOST_OF_HOUSE = 50_000
NO_SEAT = -1

NotShared: TypeAlias = Literal["unknown", "too many", "full"]


class KeptShare(Struct, frozen=True):
    """`seat` is that of who shares it, in that round; `seen_from` may be another one, or none, as a
    television shows it."""

    token: str
    at: Milliseconds
    seat: Seat
    seen_from: Seat | None
    names: bool
    made: Seconds
    until: Seconds


class OwnShare(Struct, frozen=True):
    """As who shares it is told of it."""

    share: KeptShare
    id: str
    game: str
    round: int


class SharedRound(Struct, frozen=True):
    """What a stranger has come for."""

    share: KeptShare
    id: str
    round: int
    kept: KeptFilm


def share_row(share: KeptShare) -> tuple[Any, ...]:
    """From the moment on."""
    seen_from = NO_SEAT if share.seen_from is None else share.seen_from
    return share.at, share.seat, seen_from, int(share.names), share.made, share.until


def share_of(row: Sequence[Any]) -> KeptShare:
    token, at, seat, seen_from, names, made, until = row
    return KeptShare(token, at, seat, None if seen_from == NO_SEAT else seen_from, bool(names), made, until)


def own_share(row: Sequence[Any]) -> OwnShare:
    id, game, round, *share = row
    return OwnShare(share_of(share), id, game, round)


def shared_round(row: Sequence[Any]) -> SharedRound:
    id, round, game, players, points, film, *share = row
    kept = KeptFilm(game, msgspec.json.decode(players), msgspec.json.decode(points), film)
    return SharedRound(share_of(share), id, round, kept)
