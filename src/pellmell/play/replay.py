"""A journal played again. It must come out as it was written, byte for byte."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from pellmell.catalogue import UnknownGame, find_game
from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event, TimeUp, any_of
from pellmell.kit.options import parse_options
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.seats import Seat
from pellmell.play.journal import VERSION, End, Header, Line, Move, Recorder, Write, encode
from pellmell.play.match import Match
from pellmell.play.messages import MATCH_COMMANDS
from pellmell.play.seal import Seal

_decode_line: Callable[[bytes], Line] = msgspec.json.Decoder(Line).decode


class JournalError(Exception):
    """A journal that cannot be played: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Step:
    """One accepted command, and what it made happen."""

    line: int
    at: int
    seat: Seat
    command: Command
    events: list[Event]


class Replay:
    """Step by step; `match` stands where the last step left it.

    The journal must be that of a whole match, unless `unfinished` is said.
    """

    def __init__(self, lines: Iterable[bytes], unfinished: bool = False) -> None:
        self._lines = enumerate(lines, 1)
        self._unfinished = unfinished
        self.header = _read_header(next(self._lines, (1, b""))[1])
        self.match = _open(self.header)

    def __iter__(self) -> Iterator[Step]:
        written: list[bytes] = []
        recorder = Recorder(self.match, written.append, self.header.carry)
        number = 1
        written.clear()
        ended = False
        for number, text in self._lines:
            line = _decode(text, number)
            if ended:
                raise JournalError(number, "nothing comes after the end of a match")
            if isinstance(line, Move):
                if written:
                    raise JournalError(number, f"round {self.match.round} has ended, but is not sealed here")
                yield _perform(recorder, line, number)
                del written[0]
            elif not written:
                raise JournalError(number, "nothing ends here that could be sealed")
            elif encode(line) + b"\n" != written.pop(0):
                raise JournalError(number, f"round {self.match.round} plays otherwise than it is sealed here")
            ended = isinstance(line, End)
        if (written or not self.match.winners) and not self._unfinished:
            raise JournalError(
                number + 1, "the journal ends before the match does: it was cut off, or is still written"
            )


def wake(lines: Sequence[bytes], write: Write) -> Recorder:
    """The match where its journal ends, ready to go on. Rounds that are sealed are not played again.

    A seal that could not be written any more after its round is written now.
    """
    match, played = _open_at_seal(lines)
    missing: list[bytes] = []
    recorder = Recorder(match, missing.append)
    for number, text in enumerate(lines[played:], played + 1):
        line = _decode(text, number)
        if isinstance(line, Move):
            if missing:
                raise JournalError(number, f"round {match.round} has ended, but is not sealed here")
            _perform(recorder, line, number)
        elif not missing:
            raise JournalError(number, "nothing ends here that could be sealed")
        del missing[0]
    recorder.write = write
    for text in missing:
        write(text)
    return recorder


def _open_at_seal(lines: Sequence[bytes]) -> tuple[Match, int]:
    """The match after its last seal, and how many lines that takes; without one, at its beginning."""
    match = _open(_read_header(lines[0] if lines else b""))
    for number in range(len(lines), 1, -1):
        if isinstance(line := _decode(lines[number - 1], number), Seal):
            match.resume_from(line, _kept(match.game, line, number))
            return match, number
    return match, 0


def _kept(game: Game, seal: Seal, number: int) -> Any:
    try:
        return msgspec.convert(seal.keep, game.keep_type)
    except msgspec.ValidationError as error:
        raise JournalError(number, f"no seal of {game.title}: {error}") from None


def _perform(recorder: Recorder, move: Move, number: int) -> Step:
    try:
        command = _commands(recorder.match.game.name).decode(move.command)
        events = recorder.perform(move.seat, command, move.at)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise JournalError(number, f"no command of {recorder.match.game.title}: {error}") from None
    except (Refusal, Malformed) as error:
        raise JournalError(number, f"this move was never possible: {error}") from None
    return Step(number, move.at, move.seat, command, events)


def _decode(text: bytes, number: int) -> Line:
    try:
        return _decode_line(text)
    except msgspec.ValidationError as error:
        raise JournalError(number, f"no line of a journal: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise JournalError(number, "not a whole line of JSON: the file was cut off or damaged here") from None


def _read_header(text: bytes) -> Header:
    _check_version(text)
    line = _decode(text, 1)
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


def _open(header: Header) -> Match:
    try:
        game = find_game(header.game)
        _check_rules(game, header.version)
        options = parse_options(game.options, header.options)
        return Match(game, options, header.players, header.carry, header.host)
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
