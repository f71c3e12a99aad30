"""Pausing by agreement: who has asked for a pause, who agrees, and who would go on (ALL-17)."""

from collections.abc import Collection

from pellmell.kit.messages import Event
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from pellmell.play.pause_messages import PauseAgreed, PauseAsked, PauseDenied, WouldGoOn

NOBODY_ASKS = "nobody asks for a pause"


class Pausing:
    def __init__(self) -> None:
        self.by: Seat | None = None  # who asks, or has asked
        self.agreed: set[Seat] = set()
        self.in_force = False
        self.would_go_on: set[Seat] = set()
        self._denied: set[Seat] = set()  # in this round: they ask again in the next one

    @property
    def is_asked(self) -> bool:
        return self.by is not None and not self.in_force

    def ask(self, seat: Seat) -> list[Event]:
        if self.by is not None:
            return self.answer(seat, True)
        if seat in self._denied:
            raise Refusal("ALL-17", "the table would rather play on: ask again in the next round")
        self.by, self.agreed = seat, {seat}
        return [PauseAsked(seat)]

    def answer(self, seat: Seat, agree: bool) -> list[Event]:
        if self.by is None:
            raise Refusal("ALL-17", NOBODY_ASKS)
        if not agree:
            return self.deny(seat)
        if seat in self.agreed:
            raise Refusal("ALL-17", "you have agreed already")
        self.agreed.add(seat)
        return [PauseAgreed(seat)]

    def deny(self, seat: Seat | None = None) -> list[Event]:
        """Somebody would rather play on, or nobody has said anything for long."""
        if self.by is None:
            raise Refusal("ALL-17", NOBODY_ASKS)
        self._denied.add(self.by)
        self.by, self.agreed = None, set()
        return [PauseDenied(seat)]

    def play_on(self, seat: Seat) -> list[Event]:
        if not self.in_force:
            raise Refusal("ALL-17", "the table has not agreed to this pause")
        if seat in self.would_go_on:
            raise Refusal("ALL-17", "you have said so already")
        self.would_go_on.add(seat)
        return [WouldGoOn(seat)]

    def all_agree(self, present: Collection[Seat]) -> bool:
        return self.agreed.issuperset(present)

    def all_would_go_on(self, present: Collection[Seat]) -> bool:
        return bool(present) and self.would_go_on.issuperset(present)

    def begin(self) -> None:
        self.in_force, self.would_go_on = True, set()

    def end(self) -> None:
        """A pause is over, or nobody asks any more."""
        self.by, self.in_force = None, False
        self.agreed, self.would_go_on = set(), set()

    def begin_round(self) -> None:
        self._denied = set()
