"""The health of a database: whether anything can be written, and whether its pages make sense.

The house hears of trouble once, and of its end. Damage stays until the house is opened anew.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from sqlite3 import Connection

from pellmell.house.replies import Reply
from pellmell.stores.event_loop import EventLoop
from pellmell.stores.listener import StoreListener
from pellmell.stores.sqlite.background_thread import BackgroundThread
from pellmell.stores.sqlite.error_advice import explain, is_damage

PROBE_SECONDS = 1.0
PROBE_BYTES = 65_536  # more than what a full disk may still have room for by chance


class DiskHealth:
    """Once there is trouble, it is tried again and again whether it is over, also if nobody writes."""

    def __init__(
        self,
        loop: EventLoop,
        background: BackgroundThread,
        listener: StoreListener,
        note_trouble: Callable[[str | None], None],
    ) -> None:
        """Whether there is trouble, and of which kind, is noted at once; the listener is told in the loop."""
        self.trouble: str | None = None
        self._note_trouble = note_trouble
        self.damage: str | None = None
        self._loop = loop
        self._background = background
        self._listener = listener

    def suffer(self, reason: str) -> None:
        known, self.trouble = self.trouble, reason
        self._note_trouble(reason)
        if known is None:
            self._in_loop(partial(self._listener.trouble, reason))
            self._in_loop(self._try_later)

    def recover(self) -> None:
        if self.trouble is not None:
            self.trouble = None
            self._note_trouble(None)
            self._in_loop(self._listener.recovered)

    def notice(self, error: Exception) -> None:
        """Whatever went wrong, in any thread: a damaged page is worth more than the answer to who met it."""
        if is_damage(error):
            self.found_damage(explain(error))

    def found_damage(self, what: str) -> None:
        known, self.damage = self.damage, what
        if known is None:
            self._in_loop(partial(self._listener.damaged, what))

    def probe(self) -> Reply[None]:
        return self._background.put(self._probe)

    def _probe(self, connection: Connection) -> None:
        try:
            connection.execute(
                "INSERT OR REPLACE INTO house (key, value) VALUES ('probe', zeroblob(?))", (PROBE_BYTES,)
            )
            connection.execute("DELETE FROM house WHERE key = 'probe'")
        except Exception as error:
            self.notice(error)
            self.suffer(explain(error))
        else:
            self.recover()

    def _try_later(self) -> None:
        if self.trouble is not None:
            self._loop.call_later(PROBE_SECONDS, self._try)

    def _try(self) -> None:
        if self.trouble is not None:
            self.probe().add_done_callback(lambda _: self._in_loop(self._try_later))

    def _in_loop(self, callback: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # it is closed: nobody is left to be told
            self._loop.call_soon_threadsafe(callback)
