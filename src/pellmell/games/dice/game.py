"""Ligretto Dice: 2 to 4 players build the four rows of one board, at once."""

from collections.abc import Sequence

from pellmell.games.dice.bot import GreedyRoller
from pellmell.games.dice.dice import bag
from pellmell.games.dice.messages import COMMANDS, EVENTS
from pellmell.games.dice.notation import DiceNotation
from pellmell.games.dice.options import DiceOptions
from pellmell.games.dice.position import DicePosition
from pellmell.games.dice.round import DiceView
from pellmell.games.dice.sketch import sketch, tell
from pellmell.kit.chance import Chance
from pellmell.kit.game import Game
from pellmell.kit.messages import Event


class LigrettoDice(Game):
    name = "dice"
    title = "Ligretto Dice"
    version = 1
    seats = range(2, 5)
    options = DiceOptions
    commands = COMMANDS
    events = EVENTS
    notation = DiceNotation()
    bot = GreedyRoller()

    def deal(self, options: DiceOptions, players: int, chance: Chance, keep: None = None) -> DicePosition:
        mixed = iter(chance.stream("bag").shuffled(bag()))
        drawn = [[next(mixed) for _ in range(number)] for number in options.drawn(players)]
        return DicePosition(options, drawn, chance)

    def is_over(self, options: DiceOptions, rounds: int, totals: Sequence[int]) -> bool:
        return rounds >= options.rounds_per_player * len(totals)

    def sketch(self, view: DiceView, names: Sequence[str]) -> str:
        return sketch(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)
