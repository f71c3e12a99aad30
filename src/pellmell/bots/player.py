"""A bot on a seat: it looks at the view every now and then, and does what its game's judgement says."""

from pellmell.bots.levels import PACES, Level, happens
from pellmell.kit.chance import Stream
from pellmell.kit.game import Bot
from pellmell.kit.messages import Command
from pellmell.kit.round import Round
from pellmell.kit.seats import Seat


class BotPlayer:
    def __init__(self, bot: Bot, seat: Seat, chance: Stream, level: Level = Level.MEDIUM) -> None:
        self.seat = seat
        self._bot = bot
        self._chance = chance
        self._pace = PACES[level]

    def think_ms(self) -> int:
        """How long it takes until the bot looks again."""
        return self._pace.think_ms(self._chance)

    def choose(self, view: Round) -> Command | None:
        if happens(self._pace.overlooks, self._chance):
            return None
        return self._bot.choose(view, self.seat, self._chance)
