"""A bot that plays like a person: it looks, has an idea, reaches out. Each of these takes its time, and the
others play on.

What it does is by what it saw when it looked there. By the time its hand is there, that may have changed:
then it comes too late, as people do.
"""

from collections.abc import Sequence
from typing import Any

from pellmell.bots.attention import Gaze
from pellmell.bots.levels import Traits
from pellmell.kit.chance import WORD_RANGE, Stream
from pellmell.kit.messages import Command
from pellmell.kit.mind import Idea, Mind, happens
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat

REST_MS = 500  # between two thoughts of somebody who has nothing to do


class Person:
    """`think_ms` is how long the step takes that is under way; `choose` is its end."""

    def __init__(self, mind: Mind, seat: Seat, chance: Stream, traits: Traits) -> None:
        self.seat = seat
        self._mind = mind
        self._chance = chance
        self._traits = traits
        self._eyes = traits.hands.eyes
        self._gaze = Gaze(mind, traits.talent.notices)
        self._now = 0
        self._phase: Phase | None = None
        self._takes = traits.hands.notice_ms(chance)
        self._looking: str | None = None
        self._doing: Command | None = None
        self._did: Command | None = None
        self._puzzled = False

    def think_ms(self) -> int:
        return self._takes

    def choose(self, view: Any) -> Command | None:
        self._now += self._takes
        if view.phase is not self._phase:
            self._turn_to(view.phase)
            return None
        done = self._finish(view)
        self._go_on(view)
        return done

    def _turn_to(self, phase: Phase) -> None:
        """Something else begins: everything is looked at anew."""
        self._phase = phase
        self._looking = self._doing = None
        self._gaze.start_anew()
        self._takes = self._traits.hands.notice_ms(self._chance)

    def _finish(self, view: Any) -> Command | None:
        done = self._doing
        if self._looking is not None:
            self._gaze.rest_on(self._looking, view, self._now)
        if done is not None:
            self._gaze.forget(self._mind.did(done))
            self._did = done
        self._looking = self._doing = None
        return done

    def _go_on(self, view: Any) -> None:
        ideas = list(self._mind.ideas(view.phase))
        best = self._best(ideas)
        place = self._worth_a_look(view) if best is None or best.idle else self._puzzling(best.command)
        if place is not None:
            self._look(place)
        elif best is not None:
            self._act(best, len(ideas))
        else:
            self._takes = REST_MS + self._traits.hands.notice_ms(self._chance)

    def _puzzling(self, command: Command) -> str | None:
        """Who wants to do the same thing once more looks first why it has not worked."""
        if command == self._did:
            self._did = None
            self._puzzled = True
            self._gaze.start_anew()
        place = self._gaze.unknown() if self._puzzled else None
        self._puzzled = place is not None
        return place

    def _worth_a_look(self, view: Any) -> str | None:
        return self._gaze.due(self._now, self._eyes) or self._gaze.drawn_to(view, self._chance)

    def _best(self, ideas: Sequence[Idea]) -> Idea | None:
        if len(ideas) < 2:
            return ideas[0] if ideas else None
        return max(ideas, key=self._felt_worth)

    def _felt_worth(self, idea: Idea) -> float:
        blur = self._traits.talent.blur
        return idea.worth + blur * (2 * self._chance.word() / WORD_RANGE - 1) if blur else idea.worth

    def _look(self, place: str) -> None:
        self._looking = place
        self._takes = self._traits.hands.look_ms(self._gaze.things(place), self._chance)

    def _act(self, idea: Idea, choices: int) -> None:
        slips = happens(self._traits.talent.slips, self._chance)
        self._doing = self._mind.slip(idea) if slips else idea.command
        self._takes = self._traits.hands.act_ms(self._doing.gesture, choices, self._chance)
