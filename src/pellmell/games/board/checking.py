"""Checking for mistakes: as the cards are collected, each player judges the left neighbour's (BRD-23)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pellmell.games.board.field import LaidCard
from pellmell.kit.seats import Seat

TIME_MS = 30_000


@dataclass(slots=True)
class Checking:
    judged: list[int]  # how many of the neighbour's cards each seat has judged
    culprits: set[Seat] = field(default_factory=set[Seat])

    def copy(self) -> "Checking":
        return Checking(list(self.judged), set(self.culprits))

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.judged)

    def shown_to(self, seat: Seat, laid: Sequence[LaidCard]) -> LaidCard | None:
        """The neighbour's card that the seat has to judge next."""
        cards = [card for card in laid if card.seat == self.left_of(seat)]
        judged = self.judged[seat]
        return cards[judged] if judged < len(cards) else None
