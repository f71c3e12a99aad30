"""Ligretto Dice: 2 to 4 players build the four rows of one board, at once."""

from collections.abc import Sequence

from pellmell.games.dice.bot import GreedyRoller
from pellmell.games.dice.dice import bag
from pellmell.games.dice.judgement.mind import DiceMind
from pellmell.games.dice.lengths import LENGTHS
from pellmell.games.dice.messages import COMMANDS, EVENTS, Place, Placed
from pellmell.games.dice.notation import DiceNotation
from pellmell.games.dice.options import DiceOptions
from pellmell.games.dice.position import DicePosition
from pellmell.games.dice.round import DiceSnapshot, DiceView
from pellmell.games.dice.sketch import sketch, tell
from pellmell.kit.chance import Chance, Stream
from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event
from pellmell.kit.mind import Talent
from pellmell.kit.seats import Seat


class LigrettoDice(Game[DiceOptions, DicePosition, DiceView, DiceSnapshot, None]):
    name = "dice"
    title = "Ligretto Dice"
    version = 1
    seats = range(2, 5)
    options = DiceOptions
    lengths = LENGTHS
    commands = COMMANDS
    events = EVENTS
    snapshot_type = DiceSnapshot
    goals = ("rounds", "rounds_per_player")
    notation = DiceNotation()
    bot = GreedyRoller()

    def deal(self, options: DiceOptions, players: int, chance: Chance, keep: None = None) -> DicePosition:
        mixed = iter(chance.stream("bag").shuffled(bag()))
        drawn = [[next(mixed) for _ in range(number)] for number in options.drawn(players)]
        return DicePosition(options, drawn, chance)

    def see(self, snapshot: DiceSnapshot, options: DiceOptions, players: int) -> DiceView:
        view = DiceView(options, snapshot.cups)
        view.rows, view.dice, view.rolls = snapshot.rows, snapshot.dice, snapshot.rolls
        return view.standing_as(snapshot)

    def contends(self, command: Command, event: Event) -> bool:
        return isinstance(command, Place) and isinstance(event, Placed) and command.die == event.die

    def mind(self, seat: Seat, talent: Talent, chance: Stream) -> DiceMind:
        return DiceMind(seat, talent, chance)

    def strengths(self, options: DiceOptions) -> Sequence[float]:
        return (0.7, 1.25, 2.2, 3.15, 3.65)

    def is_over(self, options: DiceOptions, rounds: int, totals: Sequence[int]) -> bool:
        return rounds >= options.in_all(len(totals))

    def sketch(self, view: DiceView, names: Sequence[str]) -> str:
        return sketch(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)
