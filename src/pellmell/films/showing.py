"""The showing of a film folds it again: after each shot, the round as everybody saw it."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import accumulate, islice
from typing import Any, NamedTuple

import msgspec

from pellmell.catalogue import UnknownGame, find_game
from pellmell.films.film import Film, FilmError, LostRace
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, any_of
from pellmell.kit.options import parse_options
from pellmell.kit.refusal import BadOptions
from pellmell.kit.round import SHARED_EVENTS, Thing, View
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.vocabulary import MATCH_EVENTS


class ShownShot(NamedTuple):
    """What happened at a time, because of a command that was made then, and how everything lay afterwards.
    The view is the same one each time."""

    at: Milliseconds
    made: Milliseconds
    seat: Seat
    events: list[Event]
    view: View


class Showing:
    """Raises FilmError for a film whose game, options or events are not known any more."""

    def __init__(self, film: Film) -> None:
        self.film = film
        try:
            self.game: AnyGame = find_game(film.game)
            options = parse_options(self.game.options, film.options)
            snapshot = msgspec.json.decode(film.view, type=self.game.snapshot_type)
        except (UnknownGame, BadOptions, msgspec.DecodeError) as error:
            raise FilmError(f"this film can't be shown any more: {error}") from None
        self.view = self.game.see(snapshot, options, len(film.players))

    def __iter__(self) -> Iterator[ShownShot]:
        decode, at = _decoder(self.film.game), 0
        for shot in self.film.shots:
            at += shot.after
            try:
                events = decode(shot.events)
            except msgspec.DecodeError as error:
                raise FilmError(f"this film can't be shown any more: {error}") from None
            for event in events:
                if self.view.concerns(event):
                    self.view.apply(event)
            yield ShownShot(at, at - shot.held - shot.credit, shot.seat, events, self.view)

    def until(self, at: Milliseconds) -> Iterator[ShownShot]:
        """What had happened by then; the view stays as it was."""
        times = accumulate(shot.after for shot in self.film.shots)
        count = sum(told <= at for told in times)
        return islice(iter(self), count)

    def thing(self, lost: LostRace) -> Thing | None:
        """What would have been placed, had it not come too late."""
        return self.view.thing(self.tried(lost))

    def tried(self, lost: LostRace) -> Command:
        """By which it would have been placed."""
        try:
            return _commands(self.film.game)(lost.command)
        except msgspec.DecodeError as error:
            raise FilmError(f"this film can't be shown any more: {error}") from None


@cache
def _decoder(game: str) -> Callable[[bytes], list[Event]]:
    kinds: Any = any_of((*find_game(game).events, *SHARED_EVENTS, *MATCH_EVENTS))
    return msgspec.json.Decoder(list[kinds]).decode


@cache
def _commands(game: str) -> Callable[[bytes], Command]:
    return msgspec.json.Decoder(any_of(find_game(game).commands)).decode
