"""The health of a database at the other end of a line: whether anything can be written. The house hears of
trouble once, and of its end."""

from collections.abc import Callable

from pellmell.stores.listener import StoreListener


class WritingHealth:
    def __init__(self, listener: StoreListener, note_trouble: Callable[[str | None], None]) -> None:
        self.trouble: str | None = None
        self._note_trouble = note_trouble
        self._listener = listener

    def suffer(self, reason: str) -> None:
        known, self.trouble = self.trouble, reason
        self._note_trouble(reason)
        if known is None:
            self._listener.trouble(reason)

    def recover(self) -> None:
        if self.trouble is not None:
            self.trouble = None
            self._note_trouble(None)
            self._listener.recovered()
