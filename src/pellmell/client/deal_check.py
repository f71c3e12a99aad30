"""The check of a deal verifies that a round was dealt as its hash promised, and played with what was dealt.

The house publishes the hash of its secret before anybody throws in a number, and the secret after the
round. So a witness can deal the round anew, and see whether all that came to light was in it.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from pellmell.client.mirror import TableMirror
from pellmell.kit.chance import Chance, mixed, promise
from pellmell.kit.game import Carried
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.options import parse_options
from pellmell.kit.refusal import Refusal
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.messages import Dealt, GotReady, MatchOpened, RoundClosed, SeedPromised
from pellmell.wire.frames import Happened, HouseFrame, Snapshot, TableState


class Dishonest(Exception):
    """What was told does not follow from what was promised."""


def check_deal(promised: str, closed: RoundClosed, nonces: list[str | None]) -> None:
    """The seed is the one that was promised, and everybody's number is in the deal; None: not known."""
    if promise(bytes.fromhex(closed.seed)) != promised:
        raise Dishonest(f"round {closed.round}: the seed is not the one that was promised")
    for seat, (told, used) in enumerate(zip(nonces, closed.nonces, strict=True)):
        if told is not None and told != used:
            raise Dishonest(f"round {closed.round}: seat {seat} threw in {told!r}, not {used!r}")


class Witness:
    """Told every frame, after the mirror has folded it. A round that it did not see from the deal on is
    checked for its seed alone; `rounds` are those that it has played again, move by move."""

    def __init__(self, mirror: TableMirror) -> None:
        self.rounds: list[int] = []
        self._mirror = mirror
        self._promised = ""
        self._nonces: dict[Seat, str | None] = {}
        self._frames: list[Happened] | None = None
        self._keeps: list[Any] = []  # what the round before handed on, if that is known
        if mirror.table is not None:
            self._join(mirror.table)

    def hear(self, frame: HouseFrame) -> None:
        """Raises Dishonest."""
        if isinstance(frame, Snapshot):
            self._join(frame.table)
        elif isinstance(frame, Happened):
            if any(isinstance(event, Dealt) for event in frame.events):
                self._frames = []
            if self._frames is not None:
                self._frames.append(frame)
            for event in frame.events:
                self._note(event)

    def _join(self, table: TableState) -> None:
        """What is under way was not seen from its beginning."""
        match = table.match
        self._frames, self._keeps = None, []
        if match is not None:
            self._promised, self._nonces = match.seed_hash, dict.fromkeys(match.ready)
            self._keeps = self._started(match.handicaps) if match.round == 0 else []

    def _note(self, event: Event) -> None:
        match event:
            case MatchOpened(handicaps=handicaps):
                self._keeps = self._started(handicaps)
            case SeedPromised(hash=promised):
                self._promised, self._nonces = promised, {}
            case GotReady(seat=seat, nonce=nonce):
                self._nonces[seat] = nonce
            case RoundClosed():
                self._check(event)
            case _:
                pass

    def _started(self, handicaps: list[Carried]) -> list[Any]:
        """A deal that is given may follow on a round that nobody here has seen."""
        return [self._mirror.game.start(handicaps)] if self._mirror.standing.given is None else []

    def _check(self, closed: RoundClosed) -> None:
        given = self._mirror.standing.given
        told = [self._nonces.get(seat, "") for seat in range(len(closed.nonces))]
        check_deal(self._promised, closed, told if given is None else [*given.nonces])
        if self._mirror.game.keep_type is None:
            self._keeps = [None]
        if self._frames is None or not self._keeps:
            return
        position = self._dealt(closed)
        for frame in self._frames:
            _replay(position, frame)
        self._frames, self._keeps = None, [position.keep()]
        self.rounds.append(closed.round)

    def _dealt(self, closed: RoundClosed) -> Position:
        game, table = self._mirror.game, self._mirror.standing
        seed = mixed(bytes.fromhex(closed.seed), [bytes.fromhex(nonce) for nonce in closed.nonces])
        options = parse_options(game.options, table.options)
        return game.deal(options, len(closed.nonces), Chance(seed), self._keeps[0])


def _replay(position: Position, frame: Happened) -> None:
    if not _follows(position, frame):
        raise Dishonest(f"frame {frame.number} does not follow from the deal")
    for event in frame.events:
        if position.concerns(event):
            position.apply(event)


def _follows(position: Position, frame: Happened) -> bool:
    """What begins with the round itself, and not with the table, is a move in it, or a timer's doing."""
    if not frame.events or not position.concerns(frame.events[0]):
        return True
    outcomes = _outcomes(position, frame.seat)
    return any(frame.events[: len(events)] == events for events in outcomes)


def _outcomes(position: Position, seat: Seat | None) -> Iterator[list[Event]]:
    """All that the seat, or time, could have made happen."""
    commands: list[Command] = [TimeUp(timer) for timer in position.timers()]
    for command in commands if seat is None else position.legal(seat):
        with suppress(Refusal):
            yield position.decide(HOUSE if seat is None else seat, command)
