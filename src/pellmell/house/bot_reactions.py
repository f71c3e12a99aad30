"""Reactions of bots: what a bot says now and then, as people do, and no more often than they."""

from collections.abc import Mapping
from typing import NamedTuple

from pellmell.kit.chance import Stream
from pellmell.kit.mind import happens
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.round import Round
from pellmell.kit.seats import Seat
from pellmell.wire.requests import Reaction


class Remark(NamedTuple):
    odds: float
    reaction: Reaction


GREETING = Remark(0.3, Reaction.HELLO)
MINE = Remark(0.6, Reaction.LAUGH)
NOT_MINE: Mapping[Ending, Remark] = {
    Ending.STOP: Remark(0.25, Reaction.BRAVO),
    Ending.BLOCKED: Remark(0.2, Reaction.OOPS),
}
CALLED = Remark(0.08, Reaction.WOW)


def bot_reaction(view: Round, seat: Seat, first_round: bool, chance: Stream) -> Reaction | None:
    """On what has just begun: a match, a call, the end of a round."""
    found = _on(view, seat, first_round)
    return found.reaction if found is not None and happens(found.odds, chance) else None


def _on(view: Round, seat: Seat, first_round: bool) -> Remark | None:
    match view.phase:
        case Phase.COUNTDOWN if first_round:
            return GREETING
        case Phase.FROZEN:
            return CALLED
        case Phase.STOPPED if view.ending is not None:
            return MINE if view.ending.by == seat else NOT_MINE.get(view.ending.ending)
        case _:
            return None
