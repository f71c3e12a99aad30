"""The readiness of the house: whether it can write, tried for real, as a disk may fill up while nobody plays;
and whether its database makes sense."""

import asyncio
from time import monotonic

from pellmell.house.replies import Reply
from pellmell.stores.server_store import ServerStore

PAUSE_SECONDS = 1.0  # between two tries, however many ask
PATIENCE_SECONDS = 2.0


class Readiness:
    def __init__(self, store: ServerStore) -> None:
        self._store = store
        self._tried = -PAUSE_SECONDS
        self._trying: Reply[None] | None = None

    async def trouble(self) -> str | None:
        """Why not, if so. Once there is trouble, the store itself tries until it is over."""
        if self._store.trouble is None:
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await asyncio.shield(asyncio.wrap_future(self._try()))
            except TimeoutError:
                return "the disk does not answer"
        return self._store.trouble or self._store.damage

    def _try(self) -> Reply[None]:
        if self._trying is None or (self._trying.done() and monotonic() - self._tried >= PAUSE_SECONDS):
            self._tried = monotonic()
            self._trying = self._store.probe()
        return self._trying
