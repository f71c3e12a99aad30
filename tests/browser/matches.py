"""Matches of one round that people play by the wire: one is quicker, then all vote to end it."""

from pellmell.client import Client, CommandRefused, TableLine
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.messages import Gesture
from pellmell.kit.phases import Phase
from pellmell.play.messages import Open, Rematch, VoteToEnd
from tests.browser.house import Seat
from tests.browser.tables import Wish, elsewhere, gather, in_phase, seats_of

PIECES = 2  # ahead of everybody else
SLOWER = 6
TURNS = 120
ONE_ROUND = {"length": "round"}


def set_evening(url: str, wish: Wish, *winners: str) -> list[Seat]:
    """The seats of the host and the friends after so many matches."""
    return elsewhere(_play_all(Client(url), wish, winners))


async def _play_all(client: Client, wish: Wish, winners: tuple[str, ...]) -> list[Seat]:
    lines = await gather(client, wish)
    try:
        for name in winners:
            await play_match(lines, name)
        return seats_of(lines)
    finally:
        for line in lines:
            await line.close()


async def play_match(lines: list[TableLine], winner: str) -> None:
    """The first of them is the host."""
    host, *_ = lines
    await host.do(Rematch() if host.phase is Phase.OVER else Open())
    while host.phase is not Phase.RACING:
        for line in lines:
            if line.mirror.may_get_ready:
                await line.get_ready()
        await host.change(within=0.2)
    await _race(lines, winner)
    for line in lines:
        if line.seat is not None:
            await line.do(VoteToEnd())
    while not in_phase(Phase.OVER)(host):
        await host.change(within=0.2)


async def _race(lines: list[TableLine], winner: str) -> None:
    """The others are slower; but without them there may be nothing to lay on."""
    chance = Chance(seed_from("matches")).stream("race")
    laid = dict.fromkeys(filter(None, map(_name_of, lines)), 0)
    for turn in range(TURNS):
        for line in lines:
            name = _name_of(line)
            if name == winner or (name and turn % SLOWER == 0):
                laid[name] += await _move(line, chance)
        ahead = laid[winner] - max(count for name, count in laid.items() if name != winner)
        if ahead >= PIECES:
            break


async def _move(line: TableLine, chance: Stream) -> bool:
    """Whether something was laid."""
    assert line.view is not None
    assert line.seat is not None
    command = line.game.bot.choose(line.view, line.seat, chance)
    if command is None:
        return False
    try:
        await line.do(command)
    except CommandRefused:
        return False
    return command.gesture is Gesture.PLACE


def _name_of(line: TableLine) -> str:
    return "" if line.seat is None else line.players[line.seat].name
