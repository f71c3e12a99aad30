"""The health of a database at the other end of a line: whether anything can be written. The house hears of
trouble, of each kind once, and of its end."""

from collections.abc import Callable

from pellmell.stores.listener import StoreListener
from pellmell.stores.postgres.connections import Connection

# Where what is played is written: more than a full disk may still have room for by chance, and nothing that
# could be packed. Nothing of it stays.
TRY = """
    BEGIN;
    INSERT INTO lines (match, n, line)
        SELECT -1, pg_backend_pid(), string_agg(sha256(n::text::bytea), '') FROM generate_series(1, 2048) n;
    ROLLBACK
"""


async def try_to_write(connection: Connection) -> None:
    """On a full disk, leases and other small rows can still be changed."""
    await connection.execute(TRY)


class WritingHealth:
    def __init__(self, listener: StoreListener, note_trouble: Callable[[str | None], None]) -> None:
        self.trouble: str | None = None
        self._note_trouble = note_trouble
        self._listener = listener
        self._told: set[str] = set()

    def suffer(self, reason: str) -> None:
        """A line that broke is what is seen first; why it does not come back is worth another word."""
        self.trouble = reason
        self._note_trouble(reason)
        if reason not in self._told:
            self._told.add(reason)
            self._listener.trouble(reason)

    def recover(self) -> None:
        if self.trouble is not None:
            self.trouble = None
            self._told.clear()
            self._note_trouble(None)
            self._listener.recovered()
