"""A furnished house is one in which there is much to ask for: a long match, many matches, and public tables.

All of it is what strangers can make by themselves, or find in any house that has been open for a while.
"""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from aiohttp import ClientSession, TCPConnector

from pellmell.house.changes import Append, Change, CloseMatch, OpenMatch, SaveTable
from pellmell.house.codes import new_code
from pellmell.house.records import Chair, MatchRecord, TableRecord
from pellmell.kit.time_units import Seconds
from pellmell.play.messages import Player
from pellmell.stores.opening import open_store
from pellmell.testing import NoOwner, ServerProcess, house_arguments
from pellmell.testing.long_rounds import long_journal
from pellmell.wire.frames import PROTOCOL, Hello
from pellmell.wire.requests import TableSettings
from pellmell_bench.load.rig import allow_sockets
from pellmell_bench.measured_games import QUICKEST, USUAL

LONG_ENTRIES = 10_000  # of one journal
MATCHES = 100  # of one table
TOGETHER = 200  # connections of a stranger
PUBLIC_TABLES = 500  # all of whose seats are taken
COMING_SECONDS = 120.0  # for those who sit at them: far more than it takes, and not for ever
PLAYERS = [f"Player {number:2} with long name" for number in range(1, 13)]
CHAIRS = [Chair(Player(name, f"{number:032x}"), "0" * 64) for number, name in enumerate(PLAYERS)]


class Known(NamedTuple):
    """What a stranger knows of the house: codes of tables, and the id of a match."""

    code: str  # of a table to come to
    played: str  # of one that has many finished matches
    match: str  # the long one


@asynccontextmanager
async def furnished(folder: Path) -> AsyncGenerator[tuple[ServerProcess, Known]]:
    database = folder / "house.db"
    codes = list[str]()
    for _ in range(PUBLIC_TABLES + 2):
        codes.append(new_code(codes.__contains__))
    known = Known(codes[0], codes[1], "match-1")
    allow_sockets(PUBLIC_TABLES + TOGETHER)
    async with open_store(database, "process") as store:
        for change in _furniture(known, codes[2:]):
            store.write(NoOwner(), [change])
        await store.flush()
    server = await asyncio.to_thread(ServerProcess, house_arguments(database), folder / "house.log")
    try:
        async with _visitors(server, codes[2:]):
            yield server, known
    finally:
        server.kill()


def _furniture(known: Known, public: list[str]) -> list[Change]:
    now = time.time()
    tables = [SaveTable(TableRecord(code, QUICKEST, now, now)) for code in (known.code, known.played)]
    matches = [change for number in range(1, MATCHES + 1) for change in _match(number, known.played, now)]
    journal = Append(1, 1, long_journal(QUICKEST, LONG_ENTRIES))
    return [*tables, *(_public(code, now) for code in public), *matches, journal]


def _public(code: str, now: Seconds) -> SaveTable:
    return SaveTable(TableRecord(code, USUAL, now, now, settings=TableSettings(public=True), chairs=CHAIRS))


def _match(number: int, code: str, now: Seconds) -> list[Change]:
    record = MatchRecord(number, f"match-{number}", code, USUAL, 1, now, PLAYERS)
    return [OpenMatch(record), CloseMatch(number, now, [100] * len(PLAYERS), [0])]


@asynccontextmanager
async def _visitors(server: ServerProcess, codes: list[str]) -> AsyncGenerator[None]:
    """One at each of these tables, who looks on."""
    async with ClientSession(server.url, connector=TCPConnector(limit=0)) as session:
        here = [asyncio.Event() for _ in codes]
        visits = [
            asyncio.create_task(_visit(session, code, is_here))
            for code, is_here in zip(codes, here, strict=True)
        ]
        try:
            async with asyncio.timeout(COMING_SECONDS):
                await asyncio.gather(*(is_here.wait() for is_here in here))
            yield
        finally:
            for visit in visits:
                visit.cancel()
            await asyncio.gather(*visits, return_exceptions=True)


async def _visit(session: ClientSession, code: str, is_here: asyncio.Event) -> None:
    async with session.ws_connect(f"/ws/{code}") as socket:
        await socket.send_str(msgspec.json.encode(Hello(PROTOCOL)).decode())
        await socket.receive_str()
        is_here.set()
        async for _ in socket:  # and answers pings
            pass
