"""Opportunities are what each seat could have placed: since when, for how long, and what became of it.

One is a thing (a card, a die) that some legal command of a seat would place; people are told of chances. It
opens with the frame that made it fit, and ends with its fate: the seat has placed it (taken), somebody else
was first (lost), an own turn or roll covered it (passed), its place went without a rival (gone), or the round
ended (left).

A race is lost for a place, and the thing may still fit elsewhere: then one opportunity is lost there and
then, and another one begins. Whoever tries for a place that was taken before their thing lay open had none.
What lies open when somebody goes away is not theirs to take any more, and no opportunity.
"""

from collections.abc import Iterable, Iterator, Set
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from pellmell.films.film import Film, LostRace
from pellmell.films.showing import Showing, ShownShot
from pellmell.kit.messages import Command, Event, RaceStopped
from pellmell.kit.round import Thing, View
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.review.absences import Absence, Absences
from pellmell.review.standstill import Standstill

Fate: TypeAlias = Literal["taken", "lost", "passed", "gone", "left"]


class Opportunity(Struct):
    """It could be used for `open` ms, those not counted in which the table stood still; `reaction` is after
    how many of them it was, with the line taken off. A `run` followed the seat's own last card. One that was
    lost: to whom, and by how many ms, where both had tried."""

    seat: Seat
    thing: Any  # as its game has it
    opened: Milliseconds
    closed: Milliseconds
    fate: Fate
    open: Milliseconds
    run: bool = False
    reaction: Milliseconds | None = None
    by: Seat | None = None
    ms: Milliseconds | None = None


class Placement(NamedTuple):
    """Somebody has placed a thing, at a time when the command was made."""

    seat: Seat
    thing: Thing
    at: Milliseconds
    made: Milliseconds
    event: Event


class Found(NamedTuple):
    chances: list[Opportunity]  # in the order in which they ended
    placements: list[Placement]
    absences: list[Absence]
    gaps: list[tuple[Milliseconds, Milliseconds]]  # in which the table stood still


def find_opportunities(film: Film) -> Found:
    """Raises FilmError for a film that can't be shown."""
    showing = Showing(film)
    finder = OpportunityFinder(showing)
    for frame in showing:
        finder.look(frame)
    for lost in film.lost:
        finder.lose(lost, showing.tried(lost))
    return finder.found()


class _Open(NamedTuple):
    since: Milliseconds
    run: bool


class OpportunityFinder:
    """Looks at the frames of a film in their order, and then at the races that were lost."""

    def __init__(self, showing: Showing) -> None:
        film = showing.film
        self._game, self._view = showing.game, showing.view
        self._open: list[dict[Thing, _Open]] = [{} for _ in film.players]
        self._ended: list[Opportunity] = []
        self._placements: list[Placement] = []
        self._standstill = Standstill()
        self._absences = Absences(film)
        self._at: Milliseconds = 0

    def look(self, frame: ShownShot) -> None:
        self._at = frame.at
        placed = list(_placements(frame))
        self._placements += placed
        self._standstill.note(frame)
        self._absences.note(frame)
        stops = any(type(event) is RaceStopped for event in frame.events)
        if self._standstill.stands and not placed:
            return
        for seat in self._concerned(frame, placed, stops):
            if seat in self._absences:
                self._open[seat].clear()
                continue
            things = frame.view.things(seat)
            self._end(seat, things, frame, placed, stops)
            run = any(one.seat == seat for one in placed)
            for thing in things:
                self._open[seat].setdefault(thing, _Open(frame.at, run))

    def _concerned(self, frame: ShownShot, placed: list[Placement], stops: bool) -> Iterable[Seat]:
        """Whose chances may be others than before: who turns a card over changes nobody else's."""
        turned = len(frame.events) == 1 and frame.seat != HOUSE and not placed and not stops
        return [frame.seat] if turned else range(len(self._open))

    def _end(
        self, seat: Seat, still: Set[Thing], frame: ShownShot, placed: list[Placement], stops: bool
    ) -> None:
        open = self._open[seat]
        mine = {one.thing: one for one in placed if one.seat == seat}
        other = next((one for one in placed if one.seat != seat), None)
        for thing in [thing for thing in open if thing in mine or thing not in still]:
            chance = self._closed(seat, thing, open.pop(thing), frame.at)
            if thing in mine:
                chance.fate = "taken"
                chance.reaction = max(0, chance.open - (frame.at - mine[thing].made))
            elif stops:
                chance.fate = "left"
            elif other is not None:
                chance.fate, chance.by = "lost", other.seat
            elif frame.seat == seat:
                chance.fate = "passed"
            self._ended.append(chance)

    def _closed(self, seat: Seat, thing: Thing, begun: _Open, at: Milliseconds) -> Opportunity:
        idle = self._standstill.idle(begun.since)
        return Opportunity(seat, thing, begun.since, at, "gone", at - begun.since - idle, begun.run)

    def lose(self, lost: LostRace, command: Command) -> None:
        """A race that a seat has lost: its chance went when the other one took the very place."""
        winner = self._taken_by(lost, command)
        thing = self._view.thing(command)
        if winner is None or thing is None:
            return
        own = [one for one in self._ended if one.seat == lost.seat and one.thing == thing]
        ended = (one for one in own if one.closed == winner.at and one.fate in ("lost", "left"))
        went_on = (one for one in own if one.opened < winner.at < one.closed)
        chance = next(ended, None) or next((self._parted(one, winner.at) for one in went_on), None)
        if chance is not None:
            ms = max(0, lost.made - winner.made)
            chance.ms = ms if chance.ms is None else min(ms, chance.ms)
            chance.fate, chance.by = "lost", winner.seat

    def _taken_by(self, lost: LostRace, command: Command) -> Placement | None:
        """What won it."""
        for one in reversed(self._placements):
            if one.seat == lost.by and one.at <= lost.at and self._game.contends(command, one.event):
                return one
        return None

    def _parted(self, chance: Opportunity, at: Milliseconds) -> Opportunity:
        """What was lost then; what it is from then on stays a chance, elsewhere."""
        before = at - chance.opened - self._idle(chance.opened, at)
        lost = Opportunity(chance.seat, chance.thing, chance.opened, at, "lost", before, chance.run)
        self._ended.append(lost)
        chance.opened, chance.open, chance.run = at, chance.open - before, False
        if chance.reaction is not None:
            chance.reaction = max(0, chance.reaction - before)
        return lost

    def _idle(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """For how long it stood still between two moments that lie in no gap."""
        return self._standstill.idle(since) - self._standstill.idle(until)

    def found(self) -> Found:
        absences = self._absences.end(self._at)
        chances = sorted(self._ended, key=lambda chance: chance.closed)
        return Found(chances, self._placements, absences, self._standstill.gaps)


def _placements(frame: ShownShot) -> Iterator[Placement]:
    view: View = frame.view
    for event in frame.events:
        if (thing := view.thing(event)) is not None:
            yield Placement(event.seat, thing, frame.at, frame.made, event)  # type: ignore[attr-defined]
