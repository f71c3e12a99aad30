"""The port to what processes of a house share beside its tables: how much somebody may still ask for, the
codes that televisions show, and the lobby.

A process that has its house alone keeps all of it in memory (`web/access/memory_tokens.py`,
`web/screen_pairings.py`), and asks nobody.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from pellmell.house.replies import Reply
from pellmell.kit.time_units import Seconds


class Token(NamedTuple):
    """One out of a bucket that holds so many, and fills up again within so many seconds."""

    kind: str
    who: str
    most: float
    seconds: Seconds
    needed: bool = True  # else it is taken if there is one


class Missing(NamedTuple):
    """Which of the tokens there is not, and in how many seconds there is one."""

    place: int
    seconds: Seconds


class Fault(NamedTuple):
    """What somebody was wrong in; each is remembered for a day since the first of its kind."""

    kind: str
    who: str


class Tokens(Protocol):
    """Replies raise StoreError where nobody can be asked."""

    def take(self, wanted: Sequence[Token]) -> Reply[list[Token] | Missing]:
        """Those that there are, and all that are needed; or none, where one of these is missing."""
        ...

    def give_back(self, taken: Sequence[Token]) -> Reply[None]: ...

    def note(self, faults: Sequence[Fault]) -> Reply[None]: ...

    def noted(self, faults: Sequence[Fault]) -> Reply[list[int]]:
        """How often each was noted."""
        ...


PAIRING_SECONDS = 600.0  # that a television shows a code
PAIRINGS_OF_ONE_HOME = 8
MOST_PAIRINGS = 10_000


class Pairings(Protocol):
    """Televisions that show a code, and are known by a key. Whatever is asked may be asked again: replies can
    be lost. They raise StoreError where nobody can be asked."""

    def show_code(self, key: str, home: str) -> Reply[str | None]:
        """A code that no other television shows; None where too many do. Of one home so many are remembered,
        the last ones."""
        ...

    def answer_code(self, code: str, table: str) -> Reply[str | None]:
        """The key of the television that shows this code; None if none does, or it is wanted elsewhere."""
        ...

    def wanted_at(self, key: str) -> Reply[str | None]:
        """The table at which it is wanted, as yet none: ""; None if its code is too old."""
        ...


class SharedState(Tokens, Pairings, Protocol):
    def show(self, cards: bytes) -> Reply[None]:
        """The public tables of this process, as JSON, until it shows others or is gone."""
        ...

    def shown_elsewhere(self) -> Reply[list[bytes]]:
        """Those of each other process that lives."""
        ...
