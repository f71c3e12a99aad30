"""A given deal is one that was played before, and a match plays it once more (ALL-22)."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from pellmell.kit.game import AnyGame, Carried
from pellmell.kit.refusal import Malformed
from pellmell.kit.seats import Seat


class GivenDeal(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What it follows from: its seed, the numbers that the seats threw in, what the round before handed on
    and what each player took along. `seat` plays it again; `points` are what every seat made of it before."""

    seed: str
    nonces: list[str]
    carried: list[Carried]
    seat: Seat
    points: list[int]
    keep: Any = None

    def check(self, players: int) -> None:
        """Raises Malformed where it is not for so many."""
        if {len(self.nonces), len(self.carried), len(self.points)} != {players} or self.seat not in range(
            players
        ):
            raise Malformed(f"this deal is not for {players} players")


Given: TypeAlias = GivenDeal | None


def read_keep(game: AnyGame, keep: object, players: int) -> object:
    """What a round has handed on to the next one, as it was written; raises Malformed."""
    try:
        read = msgspec.convert(keep, game.keep_type)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from None
    if len(game.carries(read, players)) != players:
        raise Malformed(f"what is kept is not for {players} players")
    return read
