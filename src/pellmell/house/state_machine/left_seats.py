"""Left seats are those whose players have gone for good: bots play on for them (ALL-21)."""

from pellmell.bots.levels import Level, level_named
from pellmell.bots.names import language_of
from pellmell.house.records import Chair
from pellmell.house.state_machine.deciding import Deciding
from pellmell.house.state_machine.latecomers import take_over
from pellmell.house.state_machine.requests import bot_chair
from pellmell.house.state_machine.seats import Seats
from pellmell.kit.messages import Command
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Signal


def fill_left_seats(table: Deciding, command: Command, at: Milliseconds) -> None:
    """Until then somebody else may have them, or their players again. A bot that the host took off stays
    off."""
    match = table.table.match
    if not isinstance(command, Signal) or match is None or table.settings.away == "on":
        return
    for seat in sorted(match.people.gone):
        if not match.people.themselves[seat].bot:
            take_over(table, seat, _stand_in(table.seats), at)


def _stand_in(seats: Seats) -> Chair:
    """As good as the bots that are there, and named like them."""
    bots = [state.chair.player for state in seats if not state.human]
    level = level_named(bots[-1].level) if bots else Level.ADULT
    return bot_chair(seats, level, language_of(bot.name for bot in bots))
