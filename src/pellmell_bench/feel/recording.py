"""A recording is a round between bots in virtual time, as the frames that a client at the table would be
sent.

The client has seat 0, which may be idle in the recording, so that the client can play it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from pellmell.catalogue import find_game
from pellmell.house.state_machine.snapshots import match_state
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command, Event, any_of
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.arena import Moment as Played
from pellmell.play.match import Match
from pellmell.play.messages import Dealt
from pellmell.wire.frames import NO_ROUND, Ahead, Happened, Presence, Snapshot, TableState, Welcome
from pellmell.wire.frames import PROTOCOL as SPOKEN
from pellmell.wire.requests import TableSettings

CODE = "FEELFEEL"
OWN: Seat = 0
IDLE = Refusal("", "nobody plays for the client")

encode = msgspec.json.Encoder().encode


class Recording:
    """`opening` is what somebody is told who takes the seat; the steps follow in their time. They are not
    numbered yet: what the client does comes between them."""

    def __init__(self, game: str, players: int, seed: str, own_is_idle: bool = False) -> None:
        self._idle = {OWN} if own_is_idle else set[Seat]()
        self._game = find_game(game)
        self._options = self._game.options()
        self._players = players
        self._seed = seed
        self._match = self._opened()
        self.opening: Sequence[bytes] = [encode(frame) for frame in self._opening()]
        self.steps = [self._step(played) for played in self._played(self._match)]

    def own_seat(self) -> "OwnSeat":
        """In a round that was dealt as this one."""
        match = self._opened()
        for _ in self._played(match):
            if match.phase is Phase.RACING:
                break
        return OwnSeat(match)

    def _opened(self) -> Match:
        return Match(self._game, self._options, bot_players(self._players))

    def _opening(self) -> Iterator[Welcome | Snapshot | Presence]:
        yield Welcome(SPOKEN, CODE, epoch=1, seat=OWN)
        table = TableState(
            code=CODE,
            game=self._game.name,
            phase=self._match.phase,
            options=msgspec.to_builtins(self._options),
            settings=TableSettings(),
            players=list(self._match.players),
            match=match_state(self._match),
        )
        yield Snapshot(epoch=1, number=0, at=0, table=table)
        yield Presence(online=list(range(self._players)), delays=[20] * self._players)

    def _played(self, match: Match) -> Iterator[Played]:
        def perform(seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
            if seat in self._idle:
                raise IDLE
            return match.perform(seat, command, at)

        yield from Arena(match, Chance(seed_from(self._seed)), perform).play(most_rounds=1)

    def _step(self, played: Played) -> Happened:
        position = self._match.position
        dealt = bool(played.events) and isinstance(played.events[0], Dealt) and position is not None
        return Happened(
            number=0,
            at=played.at,
            events=list(played.events),
            seat=None if played.seat == HOUSE else played.seat,
            timers=dict(self._match.clock.deadlines),
            round=Raw(encode(position.view().snapshot())) if dealt and position is not None else NO_ROUND,
        )


class OwnSeat:
    """What the client's seat does before itself, such as turning its hand over, whatever the others do."""

    def __init__(self, match: Match) -> None:
        assert match.position is not None
        self._position = match.position
        self._decoder = msgspec.json.Decoder[Any](any_of(match.game.commands))

    def ahead(self) -> Ahead:
        return Ahead(self._position.ahead(OWN))

    def perform(self, command: Raw) -> list[Event]:
        """Raises Refusal."""
        return self._position.perform(OWN, self._decoder.decode(command))
