"""The picture of a moment of a film: the table as it lay then, as SVG, by the game's own drawing.

A game draws in a module of its own, `picture` in its folder, which is loaded when it is first needed.
"""

from pellmell.catalogue import find_drawing
from pellmell.films.film import Film, FilmError, LostRace
from pellmell.films.showing import Showing
from pellmell.kit.drawing.moment import DrawnMoment, RaceLost
from pellmell.kit.drawing.scenery import picture
from pellmell.kit.drawing.svg import Svg
from pellmell.kit.messages import Event
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds

BREATH: Milliseconds = 1_500  # for so long something has just happened
SOON: Milliseconds = 250  # who was late came so much later, at most
NOBODY_YET = -(10**9)


def picture_at(film: Film, at: Milliseconds, seat: Seat | None) -> Svg:
    """Raises FilmError for a film that can't be shown any more, and for a game that draws none."""
    showing = Showing(film)
    draw = find_drawing(film.game)
    if draw is None:
        raise FilmError("this game draws no pictures")
    race = _race(film, at)
    just = _played_until(showing, at) if race is None else _decided(showing, race)
    lost = None
    if race is not None:
        command = showing.tried(race)
        lost = RaceLost(race.seat, showing.view.thing(command), command, race.by)
    return picture(draw(DrawnMoment(showing.view, seat, just, lost)))


def _played_until(showing: Showing, at: Milliseconds) -> list[Event]:
    """And what had just been placed then."""
    just, placed_at = list[Event](), NOBODY_YET
    for shot in showing.until(at):
        if placed := [event for event in shot.events if showing.view.thing(event) is not None]:
            just, placed_at = placed, shot.at
    return just if at - placed_at <= BREATH else []


def _decided(showing: Showing, race: LostRace) -> list[Event]:
    """Played until that race was lost: where it was won, or else what its winner had placed last."""
    thing = showing.thing(race)
    just, is_it = list[Event](), False
    for shot in showing.until(race.at):
        if shot.seat != race.by:
            continue
        placed = {showing.view.thing(event): event for event in shot.events}
        placed.pop(None, None)
        if placed and (thing in placed or not is_it):
            just, is_it = list(placed.values()), thing in placed
    return just


def _race(film: Film, at: Milliseconds) -> LostRace | None:
    """The last one that was lost, if that is not long ago."""
    near = [lost for lost in film.lost if at - BREATH <= lost.at <= at + SOON]
    return near[-1] if near else None
