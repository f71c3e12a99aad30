"""A round between bots, played in virtual time, as the frames that a client at the table would be sent."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from msgspec import Raw

from pellmell.catalogue import find_game
from pellmell.house.state import match_state
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.seats import HOUSE
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.arena import Moment as Played
from pellmell.play.match import Match
from pellmell.play.messages import Dealt
from pellmell.wire.frames import NO_ROUND, Happened, Presence, Snapshot, TableState, Welcome
from pellmell.wire.frames import PROTOCOL as SPOKEN
from pellmell.wire.requests import TableSettings

CODE = "FEELFEEL"

encode = msgspec.json.Encoder().encode


class Shot(NamedTuple):
    """A frame, and the table's time in ms at which it is told."""

    at: int
    frame: bytes


class Film:
    """`opening` is what somebody is told who takes seat 0; the rest follows in its time."""

    def __init__(self, game: str, players: int, seed: str) -> None:
        self._game = find_game(game)
        self._options = self._game.options()
        self.match = Match(self._game, self._options, bot_players(players))
        self.opening = [encode(frame) for frame in self._opening(players)]
        self.shots = list(self._shots(seed))

    def _opening(self, players: int) -> Iterator[Welcome | Snapshot | Presence]:
        yield Welcome(SPOKEN, CODE, epoch=1, seat=0)
        table = TableState(
            code=CODE,
            game=self._game.name,
            phase=self.match.phase,
            options=msgspec.to_builtins(self._options),
            settings=TableSettings(),
            players=list(self.match.players),
            match=match_state(self.match),
        )
        yield Snapshot(epoch=1, number=0, at=0, table=table)
        yield Presence(online=list(range(players)), delays=[20] * players)

    def _shots(self, seed: str) -> Iterator[Shot]:
        arena = Arena(self.match, Chance(seed_from(seed)))
        for number, played in enumerate(arena.play(most_rounds=1), 1):
            yield Shot(played.at, encode(self._frame(number, played)))

    def _frame(self, number: int, played: Played) -> Happened:
        position = self.match.position
        dealt = bool(played.events) and isinstance(played.events[0], Dealt) and position is not None
        return Happened(
            number,
            played.at,
            list(played.events),
            seat=None if played.seat == HOUSE else played.seat,
            timers=dict(self.match.clock.deadlines),
            round=Raw(encode(position.view().snapshot())) if dealt and position is not None else NO_ROUND,
        )
