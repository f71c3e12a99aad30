"""The round of Ligretto Dice has what lies open, what a seat may try, and how events change it."""

from collections.abc import Iterator, Sequence

from pellmell.games.dice.dice import COLOURS, Die
from pellmell.games.dice.messages import EVENTS, AllRolled, Place, Placed, Roll, Rolled
from pellmell.games.dice.options import DiceOptions
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import RACING
from pellmell.kit.round import Round, RoundSnapshot, View
from pellmell.kit.seats import Seat

ROLL = Roll()


class DiceRound(Round):
    """The board's rows name the seat that placed the 1, the 2, and so on. Until the signal the dice
    are in the cups, where nobody has looked at them, and only their number is known (DIC-2)."""

    events = EVENTS

    def __init__(self, options: DiceOptions, cups: Sequence[int]) -> None:
        super().__init__()
        self.options = options
        self.cups = list(cups)
        self.rows: dict[Colour, list[Seat]] = {colour: [] for colour in COLOURS}
        self.dice: list[list[Die]] = [[] for _ in cups]
        self.rolls = [0 for _ in cups]  # how often each seat has rolled

    def wanted(self, colour: Colour) -> int:
        """The face that the row takes next; 7 when it is full."""
        return len(self.rows[colour]) + 1

    def fits(self, die: Die) -> bool:
        return die.face == self.wanted(die.colour)

    def placements(self, seat: Seat) -> Iterator[Place]:
        return (Place(die) for die in dict.fromkeys(self.dice[seat]) if self.fits(die))

    def legal(self, seat: Seat) -> list[Command]:
        if self.phase is not RACING:
            return []
        return [*self.placements(seat), ROLL]

    def thing(self, what: Command | Event) -> Die | None:
        return what.die if isinstance(what, Place | Placed) else None

    def could_take(self, rival: Seat, event: Event) -> bool:
        return isinstance(event, Placed) and event.die in self.dice[rival] and rival not in self.gone

    def collide(self, one: Event, other: Event) -> bool:
        return isinstance(one, Placed) and isinstance(other, Placed) and one.die == other.die

    def continues(self, command: Command, event: Event) -> bool:
        if not (isinstance(command, Place) and isinstance(event, Placed)):
            return False
        return command.die == Die(event.die.colour, event.die.face + 1)

    def answers(self, seat: Seat, command: Command, event: Event) -> bool:
        """Nobody knows what they will roll, either."""
        if isinstance(event, Rolled):
            return event.seat == seat and isinstance(command, Place)
        return self.continues(command, event)

    def would_end(self, event: Event) -> bool:
        """DIC-11: placing the last die is the stop."""
        return super().would_end(event) or (isinstance(event, Placed) and len(self.dice[event.seat]) == 1)

    def on_all_rolled(self, event: AllRolled) -> None:
        self.phase = RACING
        self.cups = [0 for _ in self.cups]
        self.dice = [list(dice) for dice in event.dice]
        self.rolls = [1 for _ in self.rolls]

    def on_rolled(self, event: Rolled) -> None:
        self.dice[event.seat] = list(event.dice)
        self.rolls[event.seat] += 1

    def on_placed(self, event: Placed) -> None:
        self.dice[event.seat].remove(event.die)
        self.rows[event.die.colour].append(event.seat)


class DiceSnapshot(RoundSnapshot, frozen=True, omit_defaults=True, kw_only=True):
    cups: list[int]
    rows: dict[Colour, list[Seat]]
    dice: list[list[Die]]
    rolls: list[int]


class DiceView(DiceRound, View):
    """What everybody sees."""

    def snapshot(self) -> DiceSnapshot:
        return DiceSnapshot(**self.shared(), cups=self.cups, rows=self.rows, dice=self.dice, rolls=self.rolls)
