"""Rotation: who plays the next match where there are more people than seats, fairly in turn (ALL-19)."""

from collections.abc import Sequence
from typing import NamedTuple

from pellmell.kit.seats import Seat


class Sitter(NamedTuple):
    """A seat before the next match: a bot's, or that of somebody who may want to sit out, and who has played
    so many matches this evening."""

    seat: Seat
    bot: bool
    out: bool = False
    played: int = 0


class Change(NamedTuple):
    """Whose bots go, who rests, and how many of those who wait come in."""

    bots: tuple[Seat, ...] = ()
    rest: tuple[Seat, ...] = ()
    come: int = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(sorted((*self.bots, *self.rest)))


def change_for(sitters: Sequence[Sitter], waiting: int, room: int) -> Change:
    """Bots go first. Who waits comes in before somebody who has played; who would rather sit out goes first,
    then whoever has played most this evening, then whoever came last."""
    people = [sitter for sitter in sitters if not sitter.bot]
    in_turn = sorted(people, key=lambda sitter: (sitter.out, sitter.played, sitter.seat), reverse=True)
    too_many = max(0, len(people) - room)
    free = max(0, room - len(people))
    had_a_turn = sum(sitter.out or sitter.played > 0 for sitter in in_turn[too_many:])
    make_room = min(max(0, waiting - free), had_a_turn)
    rest = in_turn[: too_many + make_room]
    come = min(waiting, free + make_room)
    bots = [sitter.seat for sitter in sitters if sitter.bot]
    bots_stay = max(0, room - (len(people) - len(rest)) - come)
    return Change(tuple(bots[bots_stay:]), tuple(sorted(sitter.seat for sitter in rest)), come)
