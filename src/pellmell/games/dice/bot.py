"""A first judgement for Ligretto Dice: place what fits, and roll when nothing does."""

from pellmell.games.dice.dice import Die
from pellmell.games.dice.messages import Place
from pellmell.games.dice.round import ROLL, DiceView
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.phases import RACING
from pellmell.kit.seats import Seat


class GreedyRoller:
    def choose(self, view: DiceView, seat: Seat, chance: Stream) -> Command | None:
        if view.phase is not RACING:
            return None

        def run(place: Place) -> int:
            return run_from(place.die, view.dice[seat])

        return max(view.placements(seat), key=run, default=ROLL)


def run_from(die: Die, dice: list[Die]) -> int:
    """How many own dice follow one another from this one: the longest run first, before it is broken."""
    follower = Die(die.colour, die.face + 1)
    return 1 + run_from(follower, dice) if follower in dice else 1
