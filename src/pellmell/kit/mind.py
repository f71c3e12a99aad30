"""The mind of a bot is the contract between a game and the bots: what there is to look at, and which ideas
follow from what was seen.

A bot is a model of a person (`pellmell.bots`): its eyes rest on one place at a time, and what they have not
seen, it does not know. Eyes and hands are the same in all games. A game gives the mind between them: one for
each bot and round, which remembers what was looked at, as it was then, and has ideas of what could be done.
A mind never sees more than a view, and only where it looks.
"""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from pellmell.kit.chance import WORD_RANGE, Stream
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.round import View

Seen_contra = TypeVar("Seen_contra", bound=View, contravariant=True)


@dataclass(frozen=True, slots=True)
class Talent:
    """How good a head is. Chances are between 0 and 1; `insight` says how far the finer considerations of a
    game count, from 0 (not at all) to 1 (for what they are worth)."""

    insight: float = 1.0
    blur: float = 0.0  # how far off two ideas are compared, in points of a round
    overlooks: float = 0.0  # that a change is not taken in by a look at its place
    notices: float = 1.0  # that something that moves elsewhere draws the eye
    memory: int = 99  # how many cards that went by are remembered
    slips: float = 0.0  # that the hand puts something where it does not belong


PERFECT = Talent()


class Idea(NamedTuple):
    """Something that could be done, and what it would be worth, in points of a round or the like. An `idle`
    one is done when nothing better is seen, such as turning or rolling: the eyes go round first."""

    command: Command
    worth: float = 0.0
    idle: bool = False


class Mind(Protocol[Seen_contra]):
    """What one bot knows of one round, and what it makes of it."""

    @property
    def places(self) -> Mapping[str, int]:
        """What there is to look at, in the order of a first look; and after how many ms (of a quick adult)
        one would look there again before anything idle is done."""
        ...

    @property
    def own_places(self) -> Container[str]:
        """Those where nothing moves but by the own hand."""
        ...

    def look(self, view: Seen_contra, place: str) -> int:
        """Take in what lies there now; says among how many things one has to search there."""
        ...

    def stirred(self, view: Seen_contra) -> Iterable[str]:
        """The places, in their order, where something has moved since they were looked at. Asked often: a
        quick guess will do."""
        ...

    def ideas(self, phase: Phase) -> Iterable[Idea]:
        """What could be done, by what was seen. None: nothing but to wait and look."""
        ...

    def slip(self, idea: Idea) -> Command:
        """What the hand does instead when it slips."""
        ...

    def did(self, command: Command) -> Iterable[str]:
        """The hand has done it: remember what that should have changed, and say where to look what it has."""
        ...


AnyMind: TypeAlias = Mind[Any]  # of a game that is not known here


def happens(odds: float, chance: Stream) -> bool:
    """What never happens, and what always does, draws no number."""
    return odds > 0 and (odds >= 1 or chance.word() < odds * WORD_RANGE)
