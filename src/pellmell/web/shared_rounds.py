"""Shared rounds as a stranger finds them: by the token of a link, without names unless it has them."""

import asyncio
from collections import OrderedDict
from hashlib import sha256

from aiohttp.web import Request

from pellmell.films.film import FilmError, pack, unpack
from pellmell.films.namelessness import nameless
from pellmell.house.tokens import LINK_ALPHABET, LINK_LENGTH
from pellmell.stores.shares import SharedRound
from pellmell.web.context import ServerContext

MOST_KEPT = 32  # films without names
LONG_BYTES = 20_000  # packed: such a film is rewritten beside the loop
NOT_SHARED = "nothing is shared by this link, or no more"


class UnknownShare(Exception):
    """Nothing is shared by this token, or no more."""


class SharedRounds:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._nameless: OrderedDict[bytes, bytes] = OrderedDict()

    async def visit(self, request: Request, token: str) -> SharedRound:
        """For whoever comes: a wrong token counts as a wrong code of a table does. Raises UnknownShare, and
        TooFast for who comes too often, or has guessed too often."""
        await self._context.count_visit(self._context.admit(request))
        return await self.find(request, token)

    async def find(self, request: Request, token: str) -> SharedRound:
        """Raises UnknownShare, and TooFast for who has guessed too often."""
        who = self._context.identify(request)
        async with self._context.trying_code(who, UnknownShare):
            found = None
            if len(token) == LINK_LENGTH and not set(token) - set(LINK_ALPHABET):
                found = await self._context.store.shared_round(token, self._context.time.today())
            if found is None:
                raise UnknownShare(NOT_SHARED)
            return found

    async def film(self, shared: SharedRound) -> bytes | None:
        """Packed, as a stranger may see it; None where there is none that this version can show."""
        film = shared.kept.film
        if film is None:
            return None
        key = sha256(bytes([shared.share.names]) + film).digest()
        if (kept := self._nameless.get(key)) is None:
            told = _named if shared.share.names else _nameless
            kept = await asyncio.to_thread(told, film) if len(film) > LONG_BYTES else told(film)
            self._nameless[key] = kept
            if len(self._nameless) > MOST_KEPT:
                self._nameless.popitem(last=False)
        self._nameless.move_to_end(key)
        return kept or None


def _named(film: bytes) -> bytes:
    """Nothing, if it can't be read."""
    try:
        unpack(film)
    except FilmError:
        return b""
    return film


def _nameless(film: bytes) -> bytes:
    try:
        return pack(nameless(unpack(film)))
    except FilmError:
        return b""
