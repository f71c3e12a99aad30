"""What could be done with the dice that were seen: what to place first, what to keep back, when to wait.

A look up is the measure of time: in it one places a die, or rolls, or waits for the others to do so.
"""

from collections.abc import Container, Iterable, Iterator

from pellmell.games.dice.dice import Die
from pellmell.games.dice.judgement.memory import SeenDice
from pellmell.games.dice.judgement.outlook import outlook
from pellmell.games.dice.messages import Place
from pellmell.games.dice.round import ROLL
from pellmell.kit.mind import Idea, Talent

LAST = 10.0  # the last die ends the round
CONTESTED = 1.0  # somebody else shows the same die: quickly
CUT_OFF = 0.35  # for each that they would place after it: that one they would take first
FOLLOWED = 0.2  # by an own die
FEEDS = 0.2  # by somebody else's: later
A_LOOK = 1.0  # what is lost by keeping a die back

# What others have done before one looks up again.
HAVE_ROLLED = 0.85  # who has nothing to place
HAVE_ROLLED_ANYWAY = 0.4  # who had
HAVE_PLACED = 0.9  # a die that fits
BUSY = 1.5  # who has several that fit is so much less likely to place that one
LATER = 0.6  # a die that they have to roll first
IN_TURN = 0.5  # what they gain by waiting, too

A_FACE = 1 / 6
ROLLED = 1.1 * A_FACE  # own dice that a roll finds a place for, for each that is rolled: some follow others


class Judgement:
    def __init__(self, seen: SeenDice, talent: Talent) -> None:
        self._seen = seen
        self._insight = talent.insight

    def ideas(self, patient: bool) -> Iterable[Idea]:
        """`patient`: one may also keep a die back, and wait for others."""
        seen = self._seen
        fitting = [die for die in dict.fromkeys(seen.own) if seen.fits(die)]
        if len(seen.own) == 1 and fitting:
            return (Idea(Place(fitting[0]), LAST),)
        if not self._insight:
            return [Idea(Place(die), 1.0) for die in fitting] or (Idea(ROLL, idle=True),)
        return self._weighed(fitting, patient)

    def _weighed(self, fitting: list[Die], patient: bool) -> Iterable[Idea]:
        busy = sum(die.face == self._seen.wanted[die.colour] for die in self._seen.shown)
        rolled = HAVE_ROLLED_ANYWAY if busy else HAVE_ROLLED
        patient = patient and not self._is_almost_over()
        kept = {die for die in fitting if patient and self._is_kept(die, rolled)}
        ideas = [Idea(Place(die), self._worth(die, rolled)) for die in fitting if die not in kept]
        if ideas:
            return ideas
        return () if patient and self._pays_to_wait(kept, busy, rolled) else (Idea(ROLL, idle=True),)

    def _pays_to_wait(self, kept: Iterable[Die], busy: int, rolled: float) -> bool:
        runs = sum(_run(die, self._seen.own) for die in kept)
        gain = rolled * runs + sum(self._made_room_for(busy, rolled))
        return self._insight * gain > ROLLED * len(self._seen.own)

    def _is_almost_over(self) -> bool:
        """Whether somebody is about to place their last die: nothing comes to who waits."""
        return any(len(dice) == 1 and self._seen.fits(dice[0]) for dice in self._seen.rivals)

    def _worth(self, die: Die, rolled: float) -> float:
        """What others show, too, they would place with all that follows it: so it feeds nobody."""
        shown = self._seen.shown
        own, others = outlook(die, self._seen.own, shown, rolled)
        theirs = CONTESTED + CUT_OFF * (_run(die, shown) - 1) if die in shown else -FEEDS * others
        return 1.0 + self._insight * (FOLLOWED * own + theirs)

    def _is_kept(self, die: Die, rolled: float) -> bool:
        """Whether it would help others, who will soon have rolled."""
        seen = self._seen
        if die in seen.shown:
            return False
        own, others = outlook(die, seen.own, seen.shown, rolled)
        if not others:
            return False
        fewest = min(map(len, seen.rivals))
        lost = (_run(die, seen.own) - own) * _value(len(seen.own)) + others * _value(fewest)
        return self._insight * rolled * lost > A_LOOK

    def _made_room_for(self, busy: int, rolled: float) -> Iterator[float]:
        """For each own die that is one too high: how many find a place if somebody else's makes room."""
        seen = self._seen
        for die in dict.fromkeys(seen.own):
            missing = Die(die.colour, die.face - 1)
            if seen.fits(missing) and missing not in seen.own:
                own, others = outlook(die, seen.own, seen.shown, rolled)
                yield self._chance_of(missing, busy) * (own - IN_TURN * others)

    def _chance_of(self, missing: Die, busy: int) -> float:
        """That somebody else places it before one looks up again."""
        if missing in self._seen.shown:
            return HAVE_PLACED / (BUSY if busy > 1 else 1)
        many = sum(die.colour == missing.colour for dice in self._seen.rivals for die in dice)
        return LATER * (1 - (1 - A_FACE) ** many)


def _run(die: Die, dice: Container[Die]) -> int:
    """How many of the dice follow one another from this one."""
    follower = Die(die.colour, die.face + 1)
    return 1 + _run(follower, dice) if follower in dice else 1


def _value(dice: int) -> float:
    """What one die less is worth to who has so many left: the looks until a roll fits, and the placing."""
    return 1 + 1 / (1 - (1 - A_FACE) ** dice)
