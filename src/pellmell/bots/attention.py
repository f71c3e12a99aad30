"""The attention of a bot is on one place of the table at a time; it knows the others as it last saw them."""

from collections.abc import Container, Iterable

from pellmell.kit.chance import Stream
from pellmell.kit.mind import AnyMind, happens
from pellmell.kit.round import View
from pellmell.kit.time_units import Milliseconds

NEVER = -1_000_000


class Gaze:
    """Times are the person's own, in ms."""

    def __init__(self, mind: AnyMind, notices: float) -> None:
        self._mind = mind
        self._notices = notices
        self._seen: dict[str, int] = dict.fromkeys(mind.places, NEVER)
        self._things: dict[str, int] = dict.fromkeys(mind.places, 1)

    def things(self, place: str) -> int:
        """Among how many one has to search there: as many as last time."""
        return self._things[place]

    def rest_on(self, place: str, view: View, now: Milliseconds) -> None:
        self._things[place] = self._mind.look(view, place)
        self._seen[place] = now

    def forget(self, places: Iterable[str]) -> None:
        """What one knows of them is known to be old."""
        for place in places:
            self._seen[place] = NEVER

    def start_anew(self) -> None:
        self.forget(self._seen)

    def due(self, now: Milliseconds, eyes: float, but: Container[str] = ()) -> str | None:
        """Where one looks before anything idle is done: what one does not know, then what is most overdue."""
        latest, found = 0.0, self.unknown(but)
        if found is None:
            for place, patience in self._mind.places.items():
                late = now - self._seen[place] - eyes * patience
                if late > latest and place not in but:
                    latest, found = late, place
        return found

    def unknown(self, but: Container[str] = ()) -> str | None:
        if NEVER not in self._seen.values():
            return None
        return next((place for place, seen in self._seen.items() if seen == NEVER and place not in but), None)

    def drawn_to(self, view: View, chance: Stream) -> str | None:
        """A place where something moves at the rim of one's vision, if that is noticed."""
        for place in self._mind.stirred(view):
            if happens(self._notices, chance):
                return place
        return None
