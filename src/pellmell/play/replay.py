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
    Write,
    encode,
)
from pellmell.play.match import Match
from pellmell.play.messages import MATCH_COMMANDS
from pellmell.play.seal import Seal

A_MOVE, A_LOST, A_SEAL, A_REDEAL = (
    b'{"line":"%s",' % kind for kind in (b"move", b"lost", b"seal", b"redeal")
)
VOID = b"does not count"

_decode_line: Callable[[bytes], Line] = msgspec.json.Decoder(Line).decode


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
        self._seals: list[tuple[int, Seal]] = []
        self.header = _read_header(next(self._lines, (1, b""))[1])
        self.match = _open(self.header, self.header.version)

    def __iter__(self) -> Iterator[Step]:
        written: list[bytes] = []
        recorder = Recorder(self.match, written.append, self.header.carry)
        number = 1
        written.clear()
        ended = False
        lost: list[TooSlow] = []
        for number, text in self._lines:
            line = _decode(text, number)
            if ended:
                raise JournalError(number, "nothing comes after the end of a match")
            if isinstance(line, Move):
                if written:
                    raise JournalError(number, f"round {self.match.round} has ended, but is not sealed here")
                yield _perform(recorder, line, number, lost)
                lost = []
                del written[0]
            elif isinstance(line, Lost):
                lost.append(_lose(recorder, line, number))
                del written[0]
            elif isinstance(line, Redeal):
                recorder = self._redealt(line, written, number)
            else:
                _check_written(line, written, self.match.round, number)
                if isinstance(line, Seal):
                    self._seals.append((number, line))
            ended = isinstance(line, End)
        if (written or not self.match.winners) and not self._unfinished:
            raise JournalError(
                number + 1, "the journal ends before the match does: it was cut off, or is still written"
            )

    def _redealt(self, line: Redeal, written: list[bytes], number: int) -> Recorder:
        """What was done since the last seal does not count."""
        if written:
            raise JournalError(number, f"round {self.match.round} has ended: there is nothing to deal again")
        self.match = _open(self.header, line.version)
        for sealed_at, seal in self._seals:
            _resume(self.match, seal, sealed_at)
        recorder = Recorder(self.match, written.append)
        written.clear()
        return recorder


def forget(_: Step | TooSlow) -> None:
    pass


def wake(
    lines: Sequence[bytes], write: Write, remember: Callable[[Step | TooSlow], None] = forget
) -> Recorder:
    """The match where its journal ends, ready to go on; what is played again of the round is remembered.

    Rounds that are sealed are not played again: their seals must follow from one another, and their moves
    are counted, but not read. A seal that could not be written any more after its round is written now.
    """
    lines = _standing(lines)
    match, played = _open_at_seal(lines)
    missing: list[bytes] = []
    recorder = Recorder(match, missing.append)
    if match.sealed is None:
        missing.clear()  # its first line stands there already
    for number, text in enumerate(lines[played:], played + 1):
        line = _decode(text, number)
        if isinstance(line, Move):
            if missing:
                raise JournalError(number, f"round {match.round} has ended, but is not sealed here")
            remember(_perform(recorder, line, number))
            del missing[0]
        elif isinstance(line, Lost):
            remember(_lose(recorder, line, number))
            del missing[0]
        else:
            _check_written(line, missing, match.round, number)
    recorder.write = write
    for text in missing:
        write(text)
    return recorder


def wake_redealt(lines: Sequence[bytes], write: Write) -> Recorder:
    """The match after its last seal, as if nothing had been done since: for a round that can't be read
    any more, or that was played by older rules."""
    game = find_game(_read_header(lines[0] if lines else b"").game)
    sealed_at = [number for number, text in enumerate(lines, 1) if text.startswith(A_SEAL)]
    until_seal = lines[: sealed_at[-1] if sealed_at else 1]
    redeal = encode(Redeal(version=game.version)) + b"\n"
    recorder = wake([*until_seal, redeal], write)
    write(redeal)
    return recorder


def _standing(lines: Sequence[bytes]) -> Sequence[bytes]:
    """The lines, with nothing in the place of those that don't count, because a round was dealt again."""
    redealt = [number for number, text in enumerate(lines) if text.startswith(A_REDEAL)]
    if not redealt:
        return lines
    standing = list(lines)
    for number in redealt:
        first = next(back for back in range(number, 0, -1) if back == 1 or lines[back - 1].startswith(A_SEAL))
        standing[first:number] = [VOID] * (number - first)
    return standing


def _open_at_seal(lines: Sequence[bytes]) -> tuple[Match, int]:
    """The match after its last seal, and how many lines that takes; without one, at its beginning."""
    header = _read_header(lines[0] if lines else b"")
    marks = list(_all_but_moves(lines))
    version = next((mark.version for *_, mark in reversed(marks) if isinstance(mark, Redeal)), header.version)
    match, played = _open(header, version), 1
    for number, moves, mark in marks[1:]:
        if isinstance(mark, Seal):
            _check_place(mark, lines, number, moves)
            _resume(match, mark, number)
        elif not isinstance(mark, Redeal):
            break
        played = number
    return match, played


def _all_but_moves(lines: Sequence[bytes]) -> Iterator[tuple[int, int, Line]]:
    """With their numbers, and how many moves came before.

    Moves are told by how they begin: to read them all takes too long.
    """
    moves = 0
    for number, text in enumerate(lines, 1):
        if text.startswith(A_MOVE):
            moves += 1
        elif text is not VOID and not text.startswith(A_LOST):
            line = _decode(text, number)
            if isinstance(line, Move):
                moves += 1
            elif not isinstance(line, Lost):
                yield number, moves, line


def _check_place(seal: Seal, lines: Sequence[bytes], number: int, moves: int) -> None:
    if seal.moves != moves:
        raise JournalError(number, f"{seal.moves} moves are sealed here, but {moves} are written")
    last = _decode(lines[number - 2], number - 1)
    if not isinstance(last, Move) or last.at != seal.at:
        raise JournalError(number, f"no move ends round {seal.round} at {seal.at} ms")


def _resume(match: Match, seal: Seal, number: int) -> None:
    try:
        match.resume_from(seal, _kept(match, seal, number))
    except Malformed as error:
        raise JournalError(number, f"round {seal.round} was never sealed like this: {error}") from None


def _check_written(line: Line, written: list[bytes], current: int, number: int) -> None:
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
    if len(game.handicaps(keep, seats)) != seats:
        raise JournalError(number, f"no seal of {game.title}: what is kept is not for {seats} players")
    return keep


def _perform(recorder: Recorder, move: Move, number: int, lost: Sequence[TooSlow] = ()) -> Step:
    command = _command(recorder, move, number)
    heard = Heard(_or(move.arrived, move.at), _or(move.made, move.at))
    try:
        events = recorder.perform(move.seat, command, move.at, heard)
    except (Refusal, Malformed) as error:
        raise JournalError(number, f"this move was never possible: {error}") from None
    return Step(number, move.at, move.seat, command, events, heard, list(lost))


def _or(moment: int | None, at: int) -> int:
    return at if moment is None else moment


def _lose(recorder: Recorder, line: Lost, number: int) -> TooSlow:
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


def _open(header: Header, version: int) -> Match:
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
