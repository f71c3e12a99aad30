"""The observer of a table is the house: it hears when the table changes, falls asleep, or is lost."""

from typing import Protocol, TypeVar

T_contra = TypeVar("T_contra", contravariant=True)


class TableObserver(Protocol[T_contra]):
    def fell_asleep(self, live: T_contra) -> None: ...

    def was_lost(self, live: T_contra, reason: str) -> None: ...

    def changed(self, live: T_contra) -> None: ...

    def settled(self, live: T_contra) -> None:
        """More than a move in a race has happened."""
        ...
