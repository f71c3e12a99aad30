"""The test for a blocked round is exact: it says at once when nobody can play any more (LIG-20, BLZ-18).

One card that can be played is proof enough. Such a witness stays good until its owner moves or its
place is taken, so that most commands cost one look-up.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from pellmell.kit.cards import Card
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.middle import Middle
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.rule_set import RuleSet


class Race(Protocol):
    @property
    def areas(self) -> Iterable[Area]: ...
    @property
    def middle(self) -> Middle: ...
    @property
    def options(self) -> StackingOptions: ...
    @property
    def rule_set(self) -> RuleSet: ...
    def keeps_alive(self, seat: Seat) -> bool: ...


@dataclass(frozen=True, slots=True)
class Witness:
    """A card that its seat can play now, or bring up by counting. If turning on may lose it, `turned` is how
    far the hand was turned over."""

    seat: Seat
    card: Card
    on_row: bool
    turned: int | None = None


def find_move(race: Race) -> Witness | None:
    players = [(seat, area) for seat, area in enumerate(race.areas) if race.keeps_alive(seat)]
    for steady in (True, False):
        for seat, area in players:
            for card, from_row in _steady(area) if steady else _fleeting(area):
                on_row = not from_row and _builds(race, area, card)
                if on_row or race.middle.takes(card):
                    return Witness(seat, card, on_row, None if steady else area.turned)
    return None


def _steady(area: Area) -> Iterable[tuple[Card, bool]]:
    """What lies open, and what every pass through the hand brings up; and whether it is of the row."""
    if area.stock:
        yield area.stock[-1], False
    for place in area.row:
        if place:
            yield place[-1], True
    for card in area.every_pass():
        yield card, False


def _fleeting(area: Area) -> Iterable[tuple[Card, bool]]:
    """What only the rest of this pass brings up."""
    for card in area.this_pass():
        yield card, False


def _builds(race: Race, area: Area, card: Card) -> bool:
    return race.options.advanced and any(
        place and race.rule_set.builds_on(card, place[-1]) for place in area.row
    )
