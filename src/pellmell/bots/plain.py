"""Plain bots see the whole table at once, and play after a uniform reaction time, without a person's eyes."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

from pellmell.kit.chance import Stream
from pellmell.kit.game import AnyBot
from pellmell.kit.messages import Command
from pellmell.kit.mind import PERFECT, AnyMind, Idea, Talent, happens
from pellmell.kit.phases import Phase
from pellmell.kit.round import View
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds


@dataclass(frozen=True, slots=True)
class Reflexes:
    """Times in ms: every one from the quickest to the slowest is as likely as the others."""

    quickest: Milliseconds = 300
    spread: Milliseconds = 600

    def think_ms(self, chance: Stream) -> Milliseconds:
        return self.quickest + chance.below(self.spread)


QUICK = Reflexes()


class ReflexPlayer:
    """Looks up every now and then, sees everything, and does at once what its judgement says."""

    def __init__(self, bot: AnyBot, seat: Seat, chance: Stream, reflexes: Reflexes = QUICK) -> None:
        self.seat = seat
        self._bot = bot
        self._chance = chance
        self._reflexes = reflexes

    def think_ms(self) -> Milliseconds:
        return self._reflexes.think_ms(self._chance)

    def choose(self, view: View) -> Command | None:
        return self._bot.choose(view, self.seat, self._chance)


class AllSeeing:
    """A game's mind as a judgement by itself: it has looked everywhere, and takes the best of its ideas."""

    def __init__(self, mind: AnyMind) -> None:
        self._mind = mind
        self._phase: Phase | None = None

    def choose(self, view: View, seat: Seat, chance: Stream) -> Command | None:
        for place in self._mind.places:
            self._mind.look(view, place)
        best = max(self._mind.ideas(view.phase), key=lambda idea: idea.worth, default=None)
        if best is None:
            return None
        self._mind.did(best.command)
        return best.command


class PlainMind:
    """For a game that gives no mind: it looks at the whole table, and has the one idea of the game's bot."""

    places: Mapping[str, int] = {"table": 0}
    own_places: Container[str] = ()
    things = 8

    def __init__(self, bot: AnyBot, seat: Seat, chance: Stream, talent: Talent = PERFECT) -> None:
        self._bot = bot
        self._seat = seat
        self._chance = chance
        self._talent = talent
        self._idea: Command | None = None

    def look(self, view: View, place: str) -> int:
        overlooked = happens(self._talent.overlooks, self._chance)
        self._idea = None if overlooked else self._bot.choose(view, self._seat, self._chance)
        return self.things

    def stirred(self, view: View) -> Iterable[str]:
        return ()

    def ideas(self, phase: Phase) -> Iterable[Idea]:
        return [] if self._idea is None else [Idea(self._idea)]

    def slip(self, idea: Idea) -> Command:
        return idea.command

    def did(self, command: Command) -> Iterable[str]:
        self._idea = None
        return self.places
