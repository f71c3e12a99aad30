"""The waking bench measures the restart of a house: when it listens, and how long each of its tables takes to
wake."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import msgspec
from aiohttp import ClientSession

from pellmell.catalogue import all_games
from pellmell.client.rest import Client
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.time_units import FineMilliseconds, Seconds, to_milliseconds
from pellmell.testing import ServerProcess, house_arguments
from pellmell.wire.frames import PROTOCOL, Hello, HouseFrame, Snapshot
from pellmell_bench.faults.guests import PlayingGuest

AT_ONCE = 16  # tables that are brought on their way together
SPEED = 40.0  # how much quicker than the world's their time runs meanwhile
PLAY_SECONDS, WAKE_SECONDS = 600.0, 120.0  # for one table: far more than it takes, and not for ever

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(HouseFrame).decode


@dataclass
class Wakings:
    """Seconds until it listened, and milliseconds from a hello to the table."""

    listens: Seconds = 0.0
    entries: int = 0  # in all journals
    wakes: list[FineMilliseconds] = field(default_factory=list[FineMilliseconds])


@dataclass(frozen=True)
class SeatKey:
    code: str
    token: str


async def wake_all(
    folder: Path, tables: int, moves: int, durability: str, progress: Callable[[], None]
) -> Wakings:
    """So many tables in the middle of a round, each after so many numbered frames; then the fall."""
    database = folder / "sleepers.db"
    server = _start(database, durability, SPEED)
    try:
        keys = await _play_all(server.url, tables, moves, progress)
    finally:
        server.kill()
    found = Wakings(entries=_count_entries(database))
    began = perf_counter()
    server = _start(database, durability, 1.0)
    found.listens = perf_counter() - began
    try:
        async with ClientSession(server.url) as session:
            for key in keys:
                found.wakes.append(await time_waking(session, key))
                progress()
    finally:
        server.kill()
    return found


def _start(database: Path, durability: str, speed: float) -> ServerProcess:
    arguments = house_arguments(database, f"--durability={durability}", f"--speed={speed}")
    return ServerProcess(arguments, database.with_suffix(".log"))


def _count_entries(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM lines").fetchone()[0])


# On their way


async def _play_all(url: str, tables: int, moves: int, progress: Callable[[], None]) -> list[SeatKey]:
    games = list(all_games())
    room = asyncio.Semaphore(AT_ONCE)

    async def play(number: int) -> SeatKey:
        async with room:
            key = await play_and_go(
                Client(url), games[number % len(games)], moves, Chance(seed_from(str(number)))
            )
        progress()
        return key

    return await asyncio.gather(*(play(number) for number in range(tables)))


async def play_and_go(client: Client, game: str, moves: int, chance: Chance) -> SeatKey:
    """Somebody sits down with bots, plays for a while, and is gone in the middle of a round."""
    seat = await client.play_now(game, "Sleeper")
    guest = PlayingGuest(client.join(seat.code, token=seat.token), chance.stream("guest"))
    await guest.come()
    guest.play()
    async with asyncio.timeout(PLAY_SECONDS):
        while guest.line.mirror.number < moves or guest.line.view is None:
            await guest.line.change()
    await guest.go()
    return SeatKey(seat.code, seat.token)


# Awake


async def time_waking(session: ClientSession, key: SeatKey) -> FineMilliseconds:
    async with session.ws_connect(f"/ws/{key.code}") as socket:
        began = perf_counter()
        await socket.send_str(encode(Hello(PROTOCOL, key.token)).decode())
        async with asyncio.timeout(WAKE_SECONDS):
            while not isinstance(decode(await socket.receive_str()), Snapshot):
                pass
        return to_milliseconds(perf_counter() - began)
