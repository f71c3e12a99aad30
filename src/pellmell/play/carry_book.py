"""The carry book of a table: what each group of people takes along from one match to the next, by game."""

from pellmell.play.performing import Carry

Group = tuple[str, frozenset[str]]


class CarryBook:
    def __init__(self) -> None:
        self._handed_on: dict[Group, Carry] = {}
        self._recalled: dict[Group, Carry] = {}  # from other tables

    def note(self, game: str, carry: Carry) -> None:
        """A match is over here."""
        self._handed_on[game, frozenset(carry)] = carry

    def recall(self, game: str, people: frozenset[str], carry: Carry) -> None:
        """From another table."""
        self._recalled[game, people] = carry

    def knows(self, game: str, people: frozenset[str]) -> bool:
        return (game, people) in self._handed_on or (game, people) in self._recalled

    def open(self, game: str, people: frozenset[str]) -> Carry:
        """What they take along into a match: by the next time they may have played elsewhere."""
        group = game, people
        carry = self._handed_on.get(group, self._recalled.get(group, {}))
        self._recalled.clear()
        return carry


class NothingCarried(CarryBook):
    """Where a deal is given, it says what is taken along, and nothing is handed on (ALL-22)."""

    def note(self, game: str, carry: Carry) -> None:
        pass

    def knows(self, game: str, people: frozenset[str]) -> bool:
        return True

    def open(self, game: str, people: frozenset[str]) -> Carry:
        return {}
