"""A rulebook of the stacking race is data: sizes, options, words, and the ids of the sentences that say
so."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from pellmell.kit.cards import Card
from pellmell.kit.options import Options
from pellmell.kit.refusal import BadOptions

STOCK_SIZE = 10
PACKET = 3
FALSE_CALLS = 3  # BLZ-26: after three false calls of "Dutch!" in a round, a player has no more

Target = Annotated[int, Meta(ge=10, le=500, description="points that win the match")]
Blocked = Annotated[
    Literal["end", "rotate"],
    Meta(description="when nobody can play any more: the round ends, or everybody moves a card of the hand"),
]


class StackingOptions(Options, frozen=True, kw_only=True):
    target: Target
    blocked: Blocked
    stop: Annotated[
        Literal["automatic", "called"],
        Meta(description="the round ends with the last card of the pile that counts, or when stop is called"),
    ] = "automatic"
    mistakes: Annotated[
        Literal["refused", "called"],
        Meta(description='wrong cards are refused, or stay until somebody calls "Dutch!"'),
    ] = "refused"
    false_call: Annotated[
        Literal[-2, -1, 0],
        Meta(description='points for a false "Dutch!", where mistakes are called'),
    ] = -1
    advanced: Annotated[bool, Meta(description="cards may also be laid on the own row, descending")] = False

    def check(self, players: int) -> None:
        if self.mistakes == "refused" and self.false_call != -1:
            raise BadOptions(f"option false_call={self.false_call}: needs mistakes=called, else nobody calls")


@dataclass(frozen=True)
class Sentences:
    """Where the rulebook says what a refusal is about."""

    sources: str  # which cards may be played
    starts: str  # what starts a pile
    follows: str  # what goes on a pile
    turns: str  # how the hand is turned
    stops: str  # who may stop
    builds: str  # what goes on the row
    only_advanced: str
    no_gaps: str


@dataclass(frozen=True)
class Words:
    """What the pieces are called."""

    stock: str
    row: str
    hand: str
    turned: str
    start: str
    stop: str


@dataclass(frozen=True)
class Rulebook:
    row_first: bool  # whether the row is dealt before the pile that counts
    row_sizes: Mapping[int, int]
    may_build: Callable[[Card, Card], bool]  # (card, the row card under it), both colours considered
    backs: tuple[tuple[str, str], ...]  # by seat: colour and motif
    says: Sentences
    words: Words

    def row_size(self, players: int) -> int:
        return self.row_sizes[min(players, max(self.row_sizes))]

    def builds_on(self, card: Card, under: Card) -> bool:
        return card.value == under.value - 1 and self.may_build(card, under)
