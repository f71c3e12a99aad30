"""A reflex player at a table over the wire: it plays a match to its end, as quickly as the house takes it."""

from pellmell.bots.plain import ReflexPlayer
from pellmell.client import CommandRefused, TableLine
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.phases import Phase

QUICK = 40.0  # times as quick as the world


async def play(table: TableLine) -> None:
    """To the end of the match, as quickly as the house takes it."""
    assert table.seat is not None
    bot = ReflexPlayer(table.game.bot, table.seat, Chance(seed_from("client")).stream("bot"))
    while table.phase is not Phase.OVER:
        try:
            if table.mirror.may_get_ready:
                await table.get_ready()
            elif command := table.view and bot.choose(table.view):
                await table.do(command)
            else:
                await table.change(within=0.05)
        except CommandRefused:
            await table.change(within=0.05)
