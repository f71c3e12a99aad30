"""The seats of a table as the house knows them: who holds each, and on which line."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from pellmell.house.crowd import Member
from pellmell.house.keys import opens, person, same_person
from pellmell.house.records import Chair
from pellmell.house.token_bucket import Bucket
from pellmell.kit.seats import Seat


@dataclass(slots=True)
class Place:
    chair: Chair
    member: Member | None = None
    lost: bool = False  # offline, and for longer than a moment
    answered: int = 0  # the highest command of the seat that was taken in
    reacted: int | None = None  # when the table was last told of it
    visits: Bucket | None = None  # how often somebody may come back to it

    @property
    def online(self) -> bool:
        return self.member is not None

    @property
    def human(self) -> bool:
        return not self.chair.player.bot


class Places:
    def __init__(self, chairs: Iterable[Chair]) -> None:
        self._places = [Place(chair) for chair in chairs]

    def __iter__(self) -> Iterator[Place]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, seat: Seat) -> Place:
        return self._places[seat]

    @property
    def chairs(self) -> list[Chair]:
        return [place.chair for place in self._places]

    @property
    def names(self) -> set[str]:
        return {place.chair.player.name for place in self._places}

    @property
    def online(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self._places) if place.online]

    @property
    def held(self) -> bool:
        """By somebody who may come back."""
        return any(place.chair.token_hash for place in self._places)

    def add(self, chair: Chair) -> None:
        self._places.append(Place(chair))

    def take_away(self, seat: Seat) -> None:
        """Nobody comes back to this place; who was there may watch."""
        place = self._places[seat]
        place.chair = replace(place.chair, token_hash="")
        if place.member is not None:
            place.member.seat = None
            place.member = None

    def held_by(self, token: str) -> Seat | None:
        return next((seat for seat, place in enumerate(self) if opens(token, place.chair.token_hash)), None)

    def known(self, token: str, secret: str, house_key: bytes) -> Seat | None:
        """By the one or by the other."""
        seat = self.held_by(token)
        return self.of_person(person(secret, house_key)) if seat is None and secret else seat

    def of_person(self, person: str) -> Seat | None:
        return next(
            (
                seat
                for seat, place in enumerate(self)
                if place.chair.token_hash and same_person(place.chair.player.id, person)
            ),
            None,
        )

    def keep(self, seats: Iterable[Seat]) -> None:
        """These stay, and move up; who sat elsewhere may watch."""
        for place in self._places:
            if place.member is not None:
                place.member.seat = None
        self._places = [self._places[seat] for seat in seats]
        for seat, place in enumerate(self._places):
            if place.member is not None:
                place.member.seat = seat
