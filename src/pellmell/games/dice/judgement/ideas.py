"""Ideas of a bot say what could be done with the dice that were seen: what to place first, what to keep back,
when to wait.

A look up is the measure of time: in it one places a die, or rolls, or waits for the others to do so. What a
die is worth is counted in looks, too: so many it saves whoever finds a place for it without a roll.
"""

from collections.abc import Iterable, Iterator

from pellmell.games.dice.dice import Die
from pellmell.games.dice.judgement.memory import SeenDice
from pellmell.games.dice.judgement.outlook import outlook
from pellmell.games.dice.judgement.rivals import Rivals, run
from pellmell.games.dice.messages import Place
from pellmell.games.dice.round import ROLL
from pellmell.kit.mind import Idea, Talent

LAST = 10.0  # the last die ends the round
A_LOOK = 0.25  # in points of a round

FOLLOWED = 0.1  # by an own die: sooner
FEEDS = 0.3  # somebody else's: later
AHEAD = 0.2  # a look is worth so much more for each die that others have more than oneself
IN_TURN = 0.5  # what others gain when one waits for them

ROLLED = 1.1 / 6  # own dice that a roll finds a place for, for each that is rolled: some follow others
KEPT_LESS = 0.02  # what is kept back counts so much less for each die that one has left


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
        return self._weighed(fitting, Rivals(seen), patient)

    def _weighed(self, fitting: Iterable[Die], rivals: Rivals, patient: bool) -> Iterable[Idea]:
        patient = patient and not rivals.are_almost_done()
        a_look = 1 + AHEAD * max(0, rivals.fewest - len(self._seen.own))
        urgency = {die: self._insight * self._urgency(die, rivals) for die in fitting}
        kept = [die for die in urgency if patient and urgency[die] < -a_look]
        ideas = [Idea(Place(die), 1 + A_LOOK * urgency[die]) for die in urgency if die not in kept]
        if ideas:
            return ideas
        return () if patient and self._pays_to_wait(kept, rivals) else (Idea(ROLL, idle=True),)

    def _urgency(self, die: Die, rivals: Rivals) -> float:
        """What is lost by placing it a look later: less than nothing, if it helps others, who will soon have
        rolled. What others show, too, they would place with all that follows it: so it feeds nobody."""
        seen = self._seen
        own, others = outlook(die, seen.own, seen.shown, rivals.gone)
        mine, theirs = _saves_oneself(len(seen.own)), _saves_others(rivals.fewest)
        if die in seen.shown:
            lost = rivals.place(die) * (own * mine + run(die, seen.shown) * theirs)
        else:
            spared = (run(die, seen.own) - own) * mine + others * theirs
            lost = -rivals.have_rolled * spared - FEEDS * others
        return lost + FOLLOWED * own

    def _pays_to_wait(self, kept: Iterable[Die], rivals: Rivals) -> bool:
        many = len(self._seen.own)
        runs = sum(run(die, self._seen.own) for die in kept)
        spared = rivals.have_rolled * runs * (1 - KEPT_LESS * many)
        return self._insight * (spared + sum(self._made_room_for(rivals))) > ROLLED * many

    def _made_room_for(self, rivals: Rivals) -> Iterator[float]:
        """For each own die that is one too high: how many find a place if somebody else's makes room."""
        seen = self._seen
        for die in dict.fromkeys(seen.own):
            missing = Die(die.colour, die.face - 1)
            if seen.fits(missing) and missing not in seen.own:
                own, others = outlook(die, seen.own, seen.shown, rivals.gone)
                yield rivals.find(missing) * (own - IN_TURN * others)


def _saves_oneself(left: int) -> float:
    """A place for a die, with so many left to roll."""
    return 1.5 + 3 / left


def _saves_others(left: int) -> float:
    return 1.5 + 6 / left
