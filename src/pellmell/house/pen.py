"""What a table has to write down, until it is written."""

from pellmell.house.ports import Append, Change, OpenMatch, Owner, Store


class Pen:
    """Lines go to the journal of the match under way; `number` is what the store knows it by."""

    def __init__(self, store: Store, number: int | None) -> None:
        self.number = number
        self._store = store
        self._lines: list[bytes] = []
        self._changes: list[Change] = []

    def begin_match(self, opened: OpenMatch) -> None:
        self.number = opened.match.number
        self._changes.append(opened)

    def line(self, line: bytes) -> None:
        self._lines.append(line)

    def change(self, change: Change) -> None:
        self._changes.append(change)

    def write(self, owner: Owner) -> None:
        """All of it, together: either everything is written, or nothing."""
        changes, self._changes = self._changes, []
        if self._lines:
            assert self.number is not None
            changes.append(Append(self.number, self._lines))
            self._lines = []
        self._store.write(owner, changes)
