"""Opportunities are what each seat could have placed: since when, for how long, and what became of it.

One is a thing (a card, a die) that some legal command of a seat would place; people are told of chances. It
opens with the frame that made it fit, and ends with its fate: the seat has placed it (taken), somebody else
was first (lost), an own turn or roll covered it (passed), its place went without a rival (gone), or the round
ended (left).
"""

from collections.abc import Iterable, Iterator, Set
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from pellmell.films.film import Film
from pellmell.films.showing import Showing, ShownShot
from pellmell.kit.messages import RaceStopped
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


class Found(NamedTuple):
    chances: list[Opportunity]  # in the order in which they ended
    placements: list[Placement]
    absences: list[Absence]
    gaps: list[tuple[Milliseconds, Milliseconds]]  # in which the table stood still


def find_opportunities(film: Film) -> Found:
    """Raises FilmError for a film that can't be shown."""
    showing, finder = Showing(film), OpportunityFinder(film)
    for frame in showing:
        finder.look(frame)
    for lost in film.lost:
        finder.lose(lost.seat, showing.thing(lost), lost.by, lost.made)
    return finder.found()


class _Open(NamedTuple):
    since: Milliseconds
    run: bool


class OpportunityFinder:
    """Looks at the frames of a film in their order, and then at the races that were lost."""

    def __init__(self, film: Film) -> None:
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
            things = frame.view.things(seat)
            self._end(seat, things, frame, placed, stops)
            if seat not in self._absences:
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

    def lose(self, seat: Seat, thing: Thing | None, by: Seat, made: Milliseconds) -> None:
        """A race that a seat has lost: by how much its last chance of that kind went to the other one."""
        for chance in reversed(self._ended):
            if chance.seat == seat and chance.thing == thing and chance.fate in ("lost", "left"):
                winner = self._placed_by(by, chance.closed)
                if winner is not None:
                    chance.fate, chance.by, chance.ms = "lost", by, max(0, made - winner.made)
                return

    def _placed_by(self, seat: Seat, at: Milliseconds) -> Placement | None:
        """None where the chance had ended before the race was lost: by somebody else, or with the round."""
        return next((one for one in self._placements if one.seat == seat and one.at == at), None)

    def found(self) -> Found:
        absences = self._absences.end(self._at)
        return Found(self._ended, self._placements, absences, self._standstill.gaps)


def _placements(frame: ShownShot) -> Iterator[Placement]:
    view: View = frame.view
    for event in frame.events:
        if (thing := view.thing(event)) is not None:
            yield Placement(event.seat, thing, frame.at, frame.made)  # type: ignore[attr-defined]
