"""Rivals are guessed at: what others are likely to have done before one looks up again."""

from collections.abc import Container, Iterator, Sequence

from pellmell.games.dice.dice import Die
from pellmell.games.dice.judgement.memory import SeenDice

HAVE_ROLLED = 0.85  # who has nothing to place
HAVE_ROLLED_ANYWAY = 0.4  # who had
GONE = 1.0  # the dice of who has nothing to place, when one places the next die oneself
GONE_ANYWAY = 0.5
HAVE_PLACED = 0.9  # the die from which their longest run goes on
HAVE_PLACED_TWO = 0.2  # any other one that fits
LATER = 0.6  # a die that they have to roll first

MISSED = 5 / 6  # by one die that is rolled


class Rivals:
    """As one who looks at them now expects them to go on."""

    def __init__(self, seen: SeenDice) -> None:
        self.fewest = max(1, min(map(len, seen.rivals), default=1))  # dice that one of them has left
        self._seen = seen
        self._placing = dict[Die, float]()
        for dice in seen.rivals:
            for die, chance in _first_choices([die for die in set(dice) if seen.fits(die)], dice):
                self._placing[die] = max(chance, self._placing.get(die, 0.0))
        self.have_rolled = HAVE_ROLLED_ANYWAY if self._placing else HAVE_ROLLED
        self.gone = GONE_ANYWAY if self._placing else GONE

    def place(self, die: Die) -> float:
        """The chance that one of them does, if it lies before them."""
        return self._placing.get(die, 0.0)

    def find(self, die: Die) -> float:
        """The same, though they may have to roll it first."""
        if die in self._placing:
            return self._placing[die]
        many = sum(one.colour == die.colour for dice in self._seen.rivals for one in dice)
        return LATER * (1 - MISSED**many)

    def are_almost_done(self) -> bool:
        """Whether one of them is about to place their last die: nothing comes to who waits."""
        return any(len(dice) == 1 and dice[0] in self._placing for dice in self._seen.rivals)


def _first_choices(fitting: Sequence[Die], dice: Container[Die]) -> Iterator[tuple[Die, float]]:
    """People go on where they have most to place."""
    runs = [run(die, dice) for die in fitting]
    longest = max(runs, default=0)
    first = HAVE_PLACED_TWO + (HAVE_PLACED - HAVE_PLACED_TWO) / max(1, runs.count(longest))
    for die, length in zip(fitting, runs, strict=True):
        yield die, first if length == longest else HAVE_PLACED_TWO


def run(die: Die, dice: Container[Die]) -> int:
    """How many of the dice follow one another from this one."""
    follower = Die(die.colour, die.face + 1)
    return 1 + run(follower, dice) if follower in dice else 1
