"""The rule set of a stacking race is data: sizes, words, and the ids of the sentences in its rulebook."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pellmell.kit.cards import Card

STOCK_SIZE = 10
PACKET = 3
FALSE_CALLS = 3  # BLZ-26: after three false calls of "Dutch!" in a round, a player has no more


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
class RuleSet:
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
