"""The REST client of a house asks for its games and tables, and joins or watches one of them."""

import secrets
from collections.abc import AsyncGenerator, Mapping
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout, WSMsgType
from msgspec import Struct

from pellmell.bots.levels import Level
from pellmell.client.errors import HouseError
from pellmell.client.mirror import TableMirror
from pellmell.client.table_line import LINE, PATIENCE_SECONDS, TableLine
from pellmell.kit.lengths import Length
from pellmell.kit.time_units import Seconds
from pellmell.wire.frames import Lobby, TableCard
from pellmell.wire.requests import TableSettings
from pellmell.wire.rest import GameCard, Games, MyTable, MyTables, SeatTaken, TableMade, Tables

SECRET_BYTES = 24

T = TypeVar("T")


class FailureReason(Struct, frozen=True):
    reason: str


class Client:
    """`url` is the house's address as a browser has it. All raise HouseError.

    `patience`: seconds after which a house that does not answer is given up.
    """

    def __init__(self, url: str, patience: Seconds = PATIENCE_SECONDS) -> None:
        self.url = url.rstrip("/")
        self._patience = patience

    # Tables

    def join(self, code: str, name: str = "", secret: str = "", token: str = "") -> TableLine:
        """A seat: the one that the secret or token holds, or the next free one, under this name.

        With the same secret, somebody is the same person at every table of the house.
        """
        secret = secret or secrets.token_urlsafe(SECRET_BYTES)
        return TableLine(self._socket(code), TableMirror(token, secret), name, self._patience)

    def watch(self, code: str, screen: bool = False) -> TableLine:
        """What everybody sees, a moment later; at once for a screen, if the host lets it in."""
        return TableLine(self._socket(code), TableMirror(screen=screen), patience=self._patience)

    async def make_table(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        settings: TableSettings | None = None,
    ) -> TableMade:
        body = {"game": game, "options": options or {}, "settings": settings or TableSettings()}
        return await self._ask("POST", "/api/tables", TableMade, body)

    async def play_now(
        self,
        game: str,
        name: str,
        secret: str = "",
        bots: int = 0,
        level: Level = Level.ADULT,
        language: str = "",
        length: Length | None = None,
    ) -> SeatTaken:
        """A seat at a fresh table with bots, named in this language; 0: as many as usual."""
        body = {"game": game, "name": name, "secret": secret, "bots": bots, "level": level}
        body |= {"language": language} if language else {}
        body |= {"length": length} if length else {}
        return await self._ask("POST", "/api/play", SeatTaken, body)

    # The house

    async def games(self) -> list[GameCard]:
        return (await self._ask("GET", "/api/games", Games)).games

    async def my_tables(self, secret: str) -> list[MyTable]:
        """Where somebody sits or waits, the last touched first."""
        return (await self._ask("POST", "/api/my/tables", MyTables, {"secret": secret})).tables

    async def tables(self) -> list[TableCard]:
        """The public ones that somebody is at."""
        return (await self._ask("GET", "/api/tables", Tables)).tables

    async def lobby(self) -> AsyncGenerator[list[TableCard], None]:
        """The public tables, now and whenever something about them has changed."""
        try:
            async with (
                self._session() as session,
                session.ws_connect(self._socket("lobby"), timeout=LINE) as socket,
            ):
                async for message in socket:
                    if message.type is WSMsgType.TEXT and (tables := _read_lobby(message.data)) is not None:
                        yield tables
        except (ClientError, OSError) as error:
            raise HouseError(0, f"no house answers at {self.url}: {error}") from None

    def _session(self) -> ClientSession:
        return ClientSession(timeout=ClientTimeout(total=self._patience))

    def _socket(self, place: str) -> str:
        return f"ws{self.url.removeprefix('http')}/ws/{quote(place, safe='')}"

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        data = None if body is None else msgspec.json.encode(body)
        try:
            async with (
                self._session() as session,
                session.request(method, self.url + path, data=data) as response,
            ):
                return _read(response.status, await response.read(), kind)
        except (ClientError, OSError) as error:
            raise HouseError(0, f"no house answers at {self.url}: {error}") from None


def _read(status: int, body: bytes, kind: type[T]) -> T:
    try:
        if status < 300:
            return msgspec.json.decode(body, type=kind)
        raise HouseError(status, msgspec.json.decode(body, type=FailureReason).reason)
    except msgspec.DecodeError:
        raise HouseError(status, f"no answer of a house: {body[:80]!r}") from None


def _read_lobby(text: str) -> list[TableCard] | None:
    """Nothing, if it is something that a newer house says."""
    try:
        return msgspec.json.decode(text, type=Lobby).tables
    except msgspec.ValidationError:
        return None
