"""The waiting list of a table: who has no seat yet, in their order, and on which line they are."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from pellmell.house.keys import opens, same_person
from pellmell.house.records import Chair
from pellmell.house.state_machine.inputs import Holder
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.wire.evening import Waiter


@dataclass(slots=True, eq=False)
class WaitingPlace:
    """`number` is its owner's as long as they wait, or until the table sleeps."""

    chair: Chair
    number: int
    holder: Holder | None = None
    home: str = ""
    renamed: Milliseconds | None = None  # when its owner last asked for that

    @property
    def online(self) -> bool:
        return self.holder is not None


class LineUp(NamedTuple):
    """Who waits, and who would have to sit out, as everybody was told last."""

    waiting: list[Waiter]
    surplus: list[Seat]


class WaitingList(list[WaitingPlace]):
    def __init__(self, chairs: Iterable[Chair] = ()) -> None:
        super().__init__()
        self._numbers = count(1)
        for chair in chairs:
            self.add(chair)

    def add(self, chair: Chair, holder: Holder | None = None, home: str = "") -> WaitingPlace:
        place = WaitingPlace(chair, next(self._numbers), holder, home)
        self.append(place)
        return place

    @property
    def chairs(self) -> list[Chair]:
        return [place.chair for place in self]

    @property
    def names(self) -> set[str]:
        return {place.chair.player.name for place in self}

    @property
    def online(self) -> list[WaitingPlace]:
        return [place for place in self if place.online]

    def held_by(self, holder: Holder) -> WaitingPlace | None:
        return next((place for place in self if holder is not None and place.holder is holder), None)

    def spare(self, home: str) -> WaitingPlace | None:
        """Who makes room for one from there: of the homes that most come from, with that one, somebody whose
        line is gone; or who came last, if fewer come from there. Whose home is not known is alone there."""
        homes = Counter([place.home for place in self if place.home] + [home])
        most = max(homes.values())
        of_these = [place for place in self if max(1, homes[place.home]) == most]
        gone = next((place for place in of_these if not place.online), None)
        return gone or (None if homes[home] == most else of_these[-1])

    def numbered(self, number: int) -> WaitingPlace | None:
        return next((place for place in self if place.number == number), None)

    def known(self, token: str, who: str) -> WaitingPlace | None:
        """By the one or by the other."""
        return self._owned_by(token) or self.of_person(who)

    def _owned_by(self, token: str) -> WaitingPlace | None:
        return next((place for place in self if opens(token, place.chair.token_hash)), None)

    def of_person(self, who: str) -> WaitingPlace | None:
        return next((place for place in self if who and same_person(place.chair.player.id, who)), None)
