"""A journal played again. It must come out as it was written, byte for byte."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from pellmell.catalogue import UnknownGame, find_game
from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event, TimeUp, any_of
from pellmell.kit.options import parse_options
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.seats import Seat
from pellmell.play.journal import (
    VERSION,
    End,
    Header,
    Heard,
    Line,
    Lost,
    Move,
    Recorder,
    Redeal,
    encode,
)
from pellmell.play.match import Match
from pellmell.play.messages import MATCH_COMMANDS
from pellmell.play.seal import Seal

_line_decoder: Callable[[bytes], Line] = msgspec.json.Decoder(Line).decode


class JournalError(Exception):
    """A journal that cannot be played: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class TooSlow:
    """A command that was refused because somebody else was quicker."""

    at: int
    seat: Seat
    command: Command
    heard: Heard
    by: Seat


@dataclass(frozen=True)
class Step:
    """One accepted command, what it made happen, and what had just come too late."""

    line: int
    at: int
    seat: Seat
    command: Command
    events: list[Event]
    heard: Heard
    lost: list[TooSlow] = field(default_factory=list[TooSlow])


class Replay:
    """Step by step; `match` stands where the last step left it.

    The journal must be that of a whole match, unless `unfinished` is said.
    """

    def __init__(self, lines: Iterable[bytes], unfinished: bool = False) -> None:
        self._lines = enumerate(lines, 1)
        self._unfinished = unfinished
        self._sealed: tuple[int, Seal] | None = None
        self.header = read_header(next(self._lines, (1, b""))[1])
        self.match = open_match(self.header, self.header.version)

    def __iter__(self) -> Iterator[Step]:
        written: list[bytes] = []
        recorder = Recorder(self.match, written.append, self.header.carry)
        number = 1
        written.clear()
        ended = False
        lost: list[TooSlow] = []
        for number, text in self._lines:
            line = decode_line(text, number)
            if ended:
                raise JournalError(number, "nothing comes after the end of a match")
            if isinstance(line, Move):
                if written:
                    raise JournalError(number, f"round {self.match.round} has ended, but is not sealed here")
                yield perform_move(recorder, line, number, lost)
                lost = []
                del written[0]
            elif isinstance(line, Lost):
                lost.append(note_lost(recorder, line, number))
                del written[0]
            elif isinstance(line, Redeal):
                recorder = self._redealt(line, written, number)
            else:
                check_written(line, written, self.match.round, number)
                if isinstance(line, Seal):
                    self._sealed = number, line
            ended = isinstance(line, End)
        if (written or not self.match.winners) and not self._unfinished:
            raise JournalError(
                number + 1, "the journal ends before the match does: it was cut off, or is still written"
            )

    def _redealt(self, line: Redeal, written: list[bytes], number: int) -> Recorder:
        """What was done since the last seal does not count."""
        if written:
            raise JournalError(number, f"round {self.match.round} has ended: there is nothing to deal again")
        self.match = open_match(self.header, line.version)
        if self._sealed is not None:
            resume_at(self.match, self._sealed[1], self._sealed[0])
        recorder = Recorder(self.match, written.append)
        written.clear()
        return recorder


def resume_at(match: Match, seal: Seal, number: int) -> None:
    """Go on after the round that is sealed in this line."""
    try:
        match.resume_from(seal, _kept(match, seal, number))
    except Malformed as error:
        raise JournalError(number, f"round {seal.round} was never sealed like this: {error}") from None


def check_written(line: Line, written: list[bytes], current: int, number: int) -> None:
    """A seal or an end must be what the match itself has just written."""
    if not written:
        raise JournalError(number, "nothing ends here that could be sealed")
    if encode(line) + b"\n" != written.pop(0):
        raise JournalError(number, f"round {current} plays otherwise than it is sealed here")


def _kept(match: Match, seal: Seal, number: int) -> Any:
    game, seats = match.game, len(match.players)
    try:
        keep = msgspec.convert(seal.keep, game.keep_type)
    except msgspec.ValidationError as error:
        raise JournalError(number, f"no seal of {game.title}: {error}") from None
    if len(game.carries(keep, seats)) != seats:
        raise JournalError(number, f"no seal of {game.title}: what is kept is not for {seats} players")
    return keep


def perform_move(recorder: Recorder, move: Move, number: int, lost: Sequence[TooSlow] = ()) -> Step:
    command = _command(recorder, move, number)
    heard = Heard(_or(move.arrived, move.at), _or(move.made, move.at))
    try:
        events = recorder.perform(move.seat, command, move.at, heard)
    except (Refusal, Malformed) as error:
        raise JournalError(number, f"this move was never possible: {error}") from None
    return Step(number, move.at, move.seat, command, events, heard, list(lost))


def _or(moment: int | None, at: int) -> int:
    return at if moment is None else moment


def note_lost(recorder: Recorder, line: Lost, number: int) -> TooSlow:
    """It must really be refused here."""
    command, heard = _command(recorder, line, number), Heard(line.arrived, line.made)
    position = recorder.match.position
    try:
        if position is not None:
            position.decide(line.seat, command)
        raise JournalError(number, f"nobody was quicker than this: {command}")
    except (Refusal, Malformed):
        recorder.lose(line.seat, command, line.at, heard, line.by)
    return TooSlow(line.at, line.seat, command, heard, line.by)


def _command(recorder: Recorder, line: Move | Lost, number: int) -> Command:
    try:
        return _commands(recorder.match.game.name).decode(line.command)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise JournalError(number, f"no command of {recorder.match.game.title}: {error}") from None


def decode_line(text: bytes, number: int) -> Line:
    try:
        return _line_decoder(text)
    except msgspec.ValidationError as error:
        raise JournalError(number, f"no line of a journal: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise JournalError(number, "not a whole line of JSON: the file was cut off or damaged here") from None


def read_header(text: bytes) -> Header:
    _check_version(text)
    line = decode_line(text, 1)
    if not isinstance(line, Header):
        raise JournalError(1, "a journal begins with its match")
    return line


def _check_version(text: bytes) -> None:
    """Before anything else: a newer journal may look quite different."""
    try:
        first = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        first = {}
    version = first.get("journal")
    if not isinstance(version, int) or version < 1:
        raise JournalError(1, "this is no pellmell journal")
    if version > VERSION:
        raise JournalError(
            1, f"written by a newer pellmell (journal {version}; this one reads up to {VERSION})"
        )


def open_match(header: Header, version: int) -> Match:
    try:
        game = find_game(header.game)
        _check_rules(game, version)
        options = parse_options(game.options, header.options)
        return Match(game, options, header.players, header.carry, header.host, header.away)
    except (UnknownGame, BadOptions, Malformed) as error:
        raise JournalError(1, str(error)) from None


def _check_rules(game: Game, version: int) -> None:
    if version != game.version:
        raise JournalError(
            1, f"played by version {version} of {game.title}'s rules; these are version {game.version}"
        )


@cache
def _commands(game: str) -> msgspec.json.Decoder[Command]:
    kinds: tuple[type[Command], ...] = (*find_game(game).commands, *MATCH_COMMANDS, TimeUp)
    return msgspec.json.Decoder(any_of(kinds))
