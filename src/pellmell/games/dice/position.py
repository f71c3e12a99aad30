"""A round of Ligretto Dice, with what is in the cups: what a command makes happen, and what follows."""

from collections.abc import Sequence
from copy import deepcopy

from pellmell.games.dice.dice import ALL_DICE, FACES, Die, bag
from pellmell.games.dice.messages import AllRolled, Place, Placed, Roll, Rolled
from pellmell.games.dice.options import DiceOptions
from pellmell.games.dice.round import DiceRound, DiceView
from pellmell.kit.chance import Chance
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Command, Event, RaceStopped
from pellmell.kit.phases import RACING, Ending
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.round import Position
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat


class DicePosition(DiceRound, Position):
    def __init__(self, options: DiceOptions, drawn: Sequence[Sequence[Colour]], chance: Chance) -> None:
        super().__init__(options, [len(colours) for colours in drawn])
        self.drawn = drawn
        self.chance = chance

    def view(self) -> DiceView:
        view = DiceView(self.options, self.cups)
        view.rows = {colour: list(row) for colour, row in self.rows.items()}
        view.dice = [list(dice) for dice in self.dice]
        view.rolls = list(self.rolls)
        return view.standing_as(self)

    def imagined(self, chance: Chance) -> "DicePosition":
        position = deepcopy(self)
        mixed = iter(chance.stream("imagined").shuffled(bag()))
        position.drawn = [[next(mixed) for _ in colours] for colours in self.drawn]
        position.chance = chance
        return position

    def begin(self) -> list[Event]:
        return [AllRolled([self._rolled_out(seat, colours) for seat, colours in enumerate(self.drawn)])]

    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        match command:
            case Place(die=die):
                self._check(seat, die)
                return [Placed(seat, die)]
            case Roll():
                return [Rolled(seat, self._rolled_out(seat, [die.colour for die in self.dice[seat]]))]
            case _:
                raise Malformed(f"{type(command).__name__} is no command of this game")

    def _check(self, seat: Seat, die: Die) -> None:
        if str(die) not in ALL_DICE:
            raise Malformed(f"there is no die such as {die}")
        if die not in self.dice[seat]:
            raise Refusal("DIC-4", f"no {named(die)} lies before you")
        row, wanted = self.rows[die.colour], self.wanted(die.colour)
        if die.face > wanted:
            raise Refusal("DIC-6", f"the {die.colour} row wants a {wanted} first")
        if die.face < wanted:
            raise self._taken(seat, die, by=row[die.face - 1])

    def _taken(self, seat: Seat, die: Die, by: Seat) -> Refusal:
        if by == seat:
            return Refusal("DIC-6", f"your own {named(die)} lies there already: roll this one again")
        return TooLate(by)

    def _rolled_out(self, seat: Seat, colours: Sequence[Colour]) -> list[Die]:
        """The seat's next roll. It is drawn from a stream of its own: nobody else can change it."""
        stream = self.chance.stream("roll", seat, self.rolls[seat])
        return [Die(colour, stream.pick(FACES)) for colour in colours]

    def consequences(self) -> list[Event]:
        winner = self.finished()
        if self.phase is RACING and winner is not None:
            return [RaceStopped(Ending.STOP, winner)]  # DIC-11: placing the last die is the stop
        return []

    def finished(self) -> Seat | None:
        """Who has placed their last die."""
        return next((seat for seat, dice in enumerate(self.dice) if not dice), None)

    def blocked(self) -> bool:
        """Never: who has a die left can roll the face that its row wants (DIC-10)."""
        return False

    def result(self) -> RoundResult:
        """DIC-12: the winner has a point for each die that the others did not place, they lose one for each
        of their own. Ended by vote, a round has no winner (ALL-9), and costs everybody their own dice."""
        assert self.ending is not None
        winner = self.ending.by
        parts = [{"left": -len(dice)} for dice in self.dice]
        if winner is not None:
            parts[winner] = {"others": sum(map(len, self.dice))}
        return RoundResult(self.ending.ending, [sum(part.values()) for part in parts], parts, winner)


def named(die: Die) -> str:
    return f"{die.colour} {die.face}"
