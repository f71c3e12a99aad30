"""The port to what processes of a house share beside its tables: how much somebody may still ask for, and the
lobby.

A process that has its house alone keeps both in memory (`web/access/memory_tokens.py`), and asks nobody.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from pellmell.house.replies import Reply


class Token(NamedTuple):
    """One out of a bucket that holds so many, and fills up again within so many seconds."""

    kind: str
    who: str
    most: float
    seconds: float
    needed: bool = True  # else it is taken if there is one


class Missing(NamedTuple):
    """Which of the tokens there is not, and in how many seconds there is one."""

    place: int
    seconds: float


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


class Shared(Tokens, Protocol):
    def show(self, cards: bytes) -> Reply[None]:
        """The public tables of this process, as JSON, until it shows others or is gone."""
        ...

    def shown_elsewhere(self) -> Reply[list[bytes]]:
        """Those of each other process that lives."""
        ...
