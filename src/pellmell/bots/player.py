"""A bot on a seat: it looks at the view every now and then, and does what its game's judgement says."""

from pellmell.kit.chance import Stream
from pellmell.kit.game import Bot
from pellmell.kit.messages import Command
from pellmell.kit.round import Round
from pellmell.kit.seats import Seat

QUICKEST_MS = 300
SPREAD_MS = 600


class BotPlayer:
    def __init__(self, bot: Bot, seat: Seat, chance: Stream) -> None:
        self.seat = seat
        self._bot = bot
        self._chance = chance

    def think_ms(self) -> int:
        """How long it takes until the bot looks again."""
        return QUICKEST_MS + self._chance.below(SPREAD_MS)

    def choose(self, view: Round) -> Command | None:
        return self._bot.choose(view, self.seat, self._chance)
