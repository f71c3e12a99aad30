"""A judgement of one's own, for `pellmell duel examples/own_bot.py champion --game dice`.

It sees what everybody sees, and says what to do next, or None to wait and look again. The same file plays
at a real table: see wire_bot.py. docs/writing-a-bot.md explains it.
"""

from pellmell.games.dice.messages import Place, Roll
from pellmell.games.dice.round import DiceView
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase


class Saver:
    """Places what fits, the die first after which another own one fits; and rolls again when nothing does."""

    def choose(self, view: DiceView, seat: int, chance: Stream) -> Command | None:
        if view.phase is not Phase.RACING:
            return None
        fitting = list(view.placements(seat))
        if not fitting:
            return Roll()
        return max(fitting, key=lambda place: self.followers(view, seat, place))

    def followers(self, view: DiceView, seat: int, place: Place) -> int:
        die = place.die
        return sum(other.colour == die.colour and other.face == die.face + 1 for other in view.dice[seat])
