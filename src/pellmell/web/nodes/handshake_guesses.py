"""Handshake guesses: a line that is handed on to another node shows, before any hello, that a table is there.

So where it is, is looked up only for whom the limits for wrong codes let try one; who says no hello has tried
the code all the same. Everybody else is heard here first, as if the table were at no other node: whoever has
a seat there is known by the hello, has to come once more, and is handed on.
"""

from contextlib import suppress

from pellmell.house.admission import Barred, Locked
from pellmell.house.codes import read_code
from pellmell.house.errors import UnknownTable
from pellmell.stores.errors import StoreError
from pellmell.web.access.addresses import household
from pellmell.web.access.client_identity import ClientIdentity
from pellmell.web.access.memory_tokens import KNOWN
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.context import ServerContext
from pellmell.wire.frames import PROTOCOL, Hello


class HandshakeGuesses:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._known: dict[tuple[str, str], None] = {}  # homes, and codes of tables where they may come in

    def __len__(self) -> int:
        """Of how many it is remembered."""
        return len(self._known)

    async def may_look(self, code: str, who: ClientIdentity) -> bool:
        """Raises StoreError where nobody can be asked."""
        house, code = self._context.house, read_code(code)
        if house.draining or code in house.busy_codes or (household(who.address), code) in self._known:
            return True
        try:
            async with self._context.trying_code(who):
                return True
        except TooFast:
            return False

    def comes_again(self, code: str, who: ClientIdentity) -> None:
        """Whose table is at another node: here it was known that they may come in."""
        self._known[household(who.address), read_code(code)] = None
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]

    async def no_hello(self, code: str, who: ClientIdentity) -> None:
        """It is known that the table is not at another node: that was worth a try of its code."""
        if self._context.store.nodes is not None and not who.spliced:
            with suppress(UnknownTable, TooFast, Locked, Barred, StoreError):
                await self._context.check_known(code, who, Hello(PROTOCOL))
