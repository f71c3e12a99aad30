"""The bot's memory of a round of dice keeps each place as it was when it was looked at."""

from pellmell.games.dice.dice import COLOURS, Die
from pellmell.games.dice.round import DiceView
from pellmell.kit.chance import Stream
from pellmell.kit.colours import Colour
from pellmell.kit.mind import Talent, happens
from pellmell.kit.seats import Seat

FLIGHT = 3  # looks


class SeenDice:
    def __init__(self, seat: Seat, talent: Talent, chance: Stream) -> None:
        self.own: list[Die] = []
        self.in_the_air = 0  # own dice: for how many looks one still expects them to land
        self.wanted: dict[Colour, int] = dict.fromkeys(COLOURS, 1)
        self.rivals: list[list[Die]] = []
        self.shown: set[Die] = set()  # by any of them
        self._seat = seat
        self._rolls = 0  # own ones whose dice were seen
        self._placed = 0  # by everybody, when the board was looked at
        self._overlooks = talent.overlooks
        self._chance = chance

    def look_at_own(self, view: DiceView) -> int:
        self.own = list(view.dice[self._seat])
        self.in_the_air = 0 if self.have_landed(view) else max(0, self.in_the_air - 1)
        self._rolls = view.rolls[self._seat]
        return len(self.own)

    def look_at_board(self, view: DiceView) -> int:
        """A row that has grown may be overlooked, and is then remembered as it was."""
        self._placed = placed(view)
        for colour in COLOURS:
            wanted = view.wanted(colour)
            if wanted != self.wanted[colour] and not happens(self._overlooks, self._chance):
                self.wanted[colour] = wanted
        return len(COLOURS)

    def look_at_rivals(self, view: DiceView) -> int:
        self.rivals = [list(dice) for seat, dice in enumerate(view.dice) if seat != self._seat]
        self.shown = set().union(*self.rivals)
        return len(self.shown)

    def have_landed(self, view: DiceView) -> bool:
        return view.rolls[self._seat] != self._rolls

    def has_grown(self, view: DiceView) -> bool:
        """The board, since it was looked at."""
        return placed(view) != self._placed

    def throw(self) -> None:
        self.in_the_air = FLIGHT

    def place(self, die: Die) -> None:
        """As one expects it to be afterwards."""
        if die in self.own:
            self.own.remove(die)
        self.wanted[die.colour] = die.face + 1

    def fits(self, die: Die) -> bool:
        return die.face == self.wanted[die.colour]


def placed(view: DiceView) -> int:
    return sum(map(len, view.rows.values()))
