"""Tables that have come as far as a test or a picture wants them, by the wire: the page only has to look."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pellmell.bots.levels import Level
from pellmell.client import Client, CommandRefused, TableLine
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.play.messages import Open
from pellmell.wire.requests import AddBot, Away, TableSettings
from tests.browser.house import Seat

PATIENCE_SECONDS = 120
T = TypeVar("T")


@dataclass(frozen=True)
class Wish:
    """`friends` sit there, too, and do nothing but get ready."""

    game: str
    bots: int = 2
    friends: tuple[str, ...] = ()
    name: str = "Ann"
    level: Level = Level.ADULT
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    settings: TableSettings = field(default_factory=TableSettings)
    until: Callable[[TableLine], bool] = lambda table: table.phase is Phase.GATHERING


def in_phase(*phases: Phase) -> Callable[[TableLine], bool]:
    return lambda table: table.phase in phases


def two_race(game: str, away: Away = "on", /, **options: object) -> Wish:
    """Ann and Ben, in the middle of a race."""
    return Wish(
        game,
        bots=0,
        friends=("Ben",),
        options=options,
        settings=TableSettings(away=away),
        until=in_phase(Phase.RACING),
    )


def four_race_freely(settings: TableSettings) -> Wish:
    """Ann and three friends, in the middle of a race of Ligretto in which no hand has to rest."""
    return Wish(
        "ligretto",
        bots=0,
        friends=("Ben", "Cleo", "Dan"),
        options={"pace": "free", "length": "rulebook"},
        settings=settings,
        until=in_phase(Phase.RACING),
    )


def set_table(url: str, wish: Wish) -> list[Seat]:
    """The seats of the host and the friends: the pages that hold them come next."""
    return elsewhere(_set(Client(url), wish))


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """In another thread: in this one, Playwright's loop runs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, asyncio.wait_for(work, PATIENCE_SECONDS)).result()


async def _set(client: Client, wish: Wish) -> list[Seat]:
    lines = await gather(client, wish)
    try:
        return seats_of(lines)
    finally:
        await _close(lines)


def seats_of(lines: list[TableLine]) -> list[Seat]:
    return [Seat(line.mirror.standing.code, line.mirror.token, line.mirror.secret) for line in lines]


async def gather(client: Client, wish: Wish) -> list[TableLine]:
    """The lines of the host and the friends, at a table that has come as far as they wish."""
    code = (await client.make_table(wish.game, wish.options, wish.settings)).code
    lines = [client.join(code, name) for name in (wish.name, *wish.friends)]
    try:
        for line in lines:
            await line.__aenter__()
        for _ in range(wish.bots):
            await lines[0].do(AddBot(wish.level))
        await _go_on(lines, wish)
    except BaseException:
        await _close(lines)
        raise
    return lines


async def _close(lines: list[TableLine]) -> None:
    for line in lines:
        await line.close()


async def _go_on(lines: list[TableLine], wish: Wish) -> None:
    host = lines[0]
    if wish.until(host):
        return
    await host.do(Open())
    while not wish.until(host):
        ready = [line for line in lines if line.mirror.may_get_ready]
        for line in ready:
            await line.get_ready()
        if not ready:
            await host.change(within=0.2)


def say(url: str, seat: Seat, command: Command) -> None:
    """From another device that holds the seat for a moment, as soon as it may be said."""
    elsewhere(_say(Client(url).join(seat.code, token=seat.token, secret=seat.secret), command))


async def _say(line: TableLine, command: Command) -> None:
    async with line:
        while not await _is_accepted(line, command):
            await line.change(within=0.2)


async def _is_accepted(line: TableLine, command: Command) -> bool:
    try:
        await line.do(command)
    except CommandRefused:
        return False
    return True
