"""The measuring of long rounds: for how long the film of one holds up the loop at once, as it is made."""

import gc
from collections.abc import Sequence
from time import thread_time
from typing import NamedTuple

from pellmell.films.film import Film, pack
from pellmell.films.recording import FilmRecorder
from pellmell.kit.messages import Event, TimeUp
from pellmell.kit.seats import HOUSE
from pellmell.kit.time_units import IN_A_SECOND, FineMilliseconds
from pellmell.play.match import Match
from pellmell.play.messages import VoteToEnd
from pellmell.play.waking import at_once, tail_of, waking
from pellmell.testing.long_rounds import long_journal


class LongRound(NamedTuple):
    game: str
    moves: int
    size: int  # bytes; nothing where there is no film
    most_ms: FineMilliseconds  # at once


class _Timed(FilmRecorder):
    """Its longest turn."""

    def __init__(self) -> None:
        super().__init__(self._keep)
        self.size = 0
        self.most_ms: FineMilliseconds = 0.0

    def _keep(self, film: Film) -> None:
        self.size = len(pack(film) if film.shots else self.packed)

    def look(self, match: Match, events: Sequence[Event]) -> None:
        began = thread_time()
        super().look(match, events)
        self.most_ms = max(self.most_ms, IN_A_SECOND * (thread_time() - began))


def long_round(game: str, moves: int, turns: int) -> LongRound:
    """Of so many turns the one that was disturbed least."""
    entries = long_journal(game, moves)
    gc.collect()
    gc.disable()  # it would look through all of the journal
    try:
        timed = [_filmed(entries) for _ in range(turns)]
    finally:
        gc.enable()
    return LongRound(game, moves, timed[0].size, min(one.most_ms for one in timed))


def _filmed(entries: Sequence[bytes]) -> _Timed:
    """Played again, and ended by everybody."""
    timed = _Timed()
    recorder = at_once(waking(tail_of(entries), lambda _: None, onlooker=timed))
    match = recorder.match
    for seat in range(len(match.players)):
        recorder.perform(seat, VoteToEnd(), match.clock.now)
    while match.position is not None and (timer := match.clock.next()) is not None:
        recorder.perform(HOUSE, TimeUp(timer[1]), timer[0])
    return timed
