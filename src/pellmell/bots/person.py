"""A human-like bot looks, has an idea, and reaches out. Each of these takes its time, and the others play on.

What it does is by what it saw when it looked there. By the time its hand is there, that may have changed:
then it comes too late, as people do.
"""

from collections.abc import Sequence

from pellmell.bots.attention import Gaze
from pellmell.bots.levels import Traits
from pellmell.kit.chance import WORD_RANGE, Stream
from pellmell.kit.messages import Command
from pellmell.kit.mind import AnyMind, Idea, happens
from pellmell.kit.phases import Phase
from pellmell.kit.round import View
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds

REST_MS = 500  # between two thoughts of somebody who has nothing to do


class Person:
    """`think_ms` is how long the step takes that is under way; `choose` is its end."""

    def __init__(self, mind: AnyMind, seat: Seat, chance: Stream, traits: Traits) -> None:
        self.seat = seat
        self._mind = mind
        self._chance = chance
        self._traits = traits
        self._eyes = traits.times.eyes
        self._gaze = Gaze(mind, traits.talent.notices)
        self._now = 0
        self._phase: Phase | None = None
        self._until = traits.times.notice_ms(chance)
        self._looks: list[tuple[str, int]] = []  # one after the other, and when each of them ends
        self._doing: Command | None = None
        self._did: Command | None = None
        self._puzzled = False

    def think_ms(self) -> Milliseconds:
        return self._until - self._now

    def choose(self, view: View) -> Command | None:
        self._now = self._until
        if view.phase is not self._phase:
            self._turn_to(view.phase)
            return None
        done = self._finish()
        if not self._looks:
            self._go_on(view, self._now)
        while self._looks and self._looks[0][1] <= self._now:
            place, at = self._looks.pop(0)
            self._gaze.rest_on(place, view, at)
            self._go_on(view, at)
        return done

    def _turn_to(self, phase: Phase) -> None:
        """Something else begins: everything is looked at anew."""
        self._phase = phase
        self._looks, self._doing = [], None
        self._gaze.start_anew()
        self._until = self._now + self._traits.times.notice_ms(self._chance)

    def _finish(self) -> Command | None:
        done, self._doing = self._doing, None
        if done is not None:
            self._gaze.forget(self._mind.did(done))
            self._did = done
        return done

    def _go_on(self, view: View, at: Milliseconds) -> None:
        ideas = list(self._mind.ideas(view.phase))
        best = self._best(ideas)
        place = self._worth_a_look(view, at) if best is None or best.idle else self._puzzling(best.command)
        if place is not None:
            self._look(place, at)
        elif best is not None:
            self._act(best, len(ideas), at)
        else:
            self._wait_until(at + REST_MS + self._traits.times.notice_ms(self._chance))

    def _puzzling(self, command: Command) -> str | None:
        """Somebody who wants to do the same thing once more looks first why it has not worked."""
        if command == self._did:
            self._did = None
            self._puzzled = True
            self._gaze.start_anew()
        place = self._gaze.unknown() if self._puzzled else None
        self._puzzled = place is not None
        return place

    def _worth_a_look(self, view: View, at: Milliseconds) -> str | None:
        return self._gaze.due(at, self._eyes) or self._gaze.drawn_to(view, self._chance)

    def _best(self, ideas: Sequence[Idea]) -> Idea | None:
        if len(ideas) < 2:
            return ideas[0] if ideas else None
        return max(ideas, key=self._felt_worth)

    def _felt_worth(self, idea: Idea) -> float:
        blur = self._traits.talent.blur
        return idea.worth + blur * (2 * self._chance.word() / WORD_RANGE - 1) if blur else idea.worth

    def _look(self, place: str, at: Milliseconds) -> None:
        """Nothing moves before one's own seat but by the own hand: who looks there need not be told what is
        seen before the next look elsewhere is over, too, and most often there is one."""
        if self._looks and self._looks[0][0] == place:
            return
        self._looks = []
        while place:
            at += self._traits.times.look_ms(self._gaze.things(place), self._chance)
            self._looks.append((place, at))
            seen = [one for one, _ in self._looks]
            place = self._gaze.due(at, self._eyes, seen) or "" if place in self._mind.own_places else ""
        self._until = max(at, self._now)

    def _act(self, idea: Idea, choices: int, at: Milliseconds) -> None:
        slips = happens(self._traits.talent.slips, self._chance)
        self._doing = self._mind.slip(idea) if slips else idea.command
        self._wait_until(at + self._traits.times.act_ms(self._doing.gesture, choices, self._chance))

    def _wait_until(self, end: int) -> None:
        """Without looking at what was to be looked at next."""
        self._looks = []
        self._until = max(end, self._now)
