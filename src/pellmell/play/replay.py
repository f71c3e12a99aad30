"""Replay plays a journal again. It must come out as it was written, byte for byte."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from pellmell.catalogue import UnknownGame, find_game
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, TimeUp, any_of
from pellmell.kit.options import parse_options
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.given_deal import read_keep
from pellmell.play.journal import (
    VERSION,
    End,
    Entry,
    Header,
    Heard,
    Lost,
    Move,
    Onlooker,
    Recorder,
    Redeal,
    encode,
)
from pellmell.play.match import Match
from pellmell.play.seal import Seal
from pellmell.play.vocabulary import MATCH_COMMANDS

_decode: Callable[[bytes], Entry] = msgspec.json.Decoder(Entry).decode


class JournalError(Exception):
    """A journal that cannot be played: which entry, and why."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"line {number}: {reason}")
        self.number = number
        self.reason = reason


@dataclass(frozen=True)
class TooSlow:
    """A command that was refused because somebody else was quicker."""

    at: Milliseconds
    seat: Seat
    command: Command
    heard: Heard
    by: Seat


@dataclass(frozen=True)
class Step:
    """One accepted command, what it made happen, and what had just come too late."""

    number: int  # of its entry in the journal
    at: Milliseconds
    seat: Seat
    command: Command
    events: list[Event]
    heard: Heard
    lost: list[TooSlow] = field(default_factory=list[TooSlow])


class Replay:
    """Step by step; `match` stands where the last step left it.

    The journal must be that of a whole match, unless `unfinished` is said.
    """

    def __init__(
        self, entries: Iterable[bytes], unfinished: bool = False, onlooker: Onlooker | None = None
    ) -> None:
        self._entries = enumerate(entries, 1)
        self._unfinished = unfinished
        self._onlooker = onlooker
        self._sealed: tuple[int, Seal] | None = None
        self.header = read_header(next(self._entries, (1, b""))[1])
        self.match = open_match(self.header, self.header.version)

    def __iter__(self) -> Iterator[Step]:
        written: list[bytes] = []
        recorder = Recorder(self.match, written.append, self.header.carry, self._onlooker)
        number = 1
        written.clear()
        ended = False
        lost: list[TooSlow] = []
        for number, text in self._entries:
            entry = decode_entry(text, number)
            if ended:
                raise JournalError(number, "nothing comes after the end of a match")
            if isinstance(entry, Move):
                if written:
                    raise JournalError(number, f"round {self.match.round} has ended, but is not sealed here")
                yield perform_move(recorder, entry, number, lost)
                lost = []
                del written[0]
            elif isinstance(entry, Lost):
                lost.append(note_lost(recorder, entry, number))
                del written[0]
            elif isinstance(entry, Redeal):
                recorder = self._redealt(entry, written, number)
            else:
                check_written(entry, written, self.match.round, number)
                if isinstance(entry, Seal):
                    self._sealed = number, entry
            ended = isinstance(entry, End)
        if (written or not self.match.winners) and not self._unfinished:
            raise JournalError(
                number + 1, "the journal ends before the match does: it was cut off, or is still written"
            )

    def _redealt(self, entry: Redeal, written: list[bytes], number: int) -> Recorder:
        """What was done since the last seal does not count."""
        if written:
            raise JournalError(number, f"round {self.match.round} has ended: there is nothing to deal again")
        self.match = open_match(self.header, entry.version)
        if self._sealed is not None:
            resume_at(self.match, self._sealed[1], self._sealed[0])
        recorder = Recorder(self.match, written.append, onlooker=self._onlooker)
        written.clear()
        if self._onlooker is not None:
            self._onlooker.redealt()
        return recorder


def resume_at(match: Match, seal: Seal, number: int) -> None:
    """Go on after the round that is sealed in this entry."""
    try:
        match.resume_from(seal, _kept(match, seal, number))
    except Malformed as error:
        raise JournalError(number, f"round {seal.round} was never sealed like this: {error}") from None


def check_written(entry: Entry, written: list[bytes], current: int, number: int) -> None:
    """A seal or an end must be what the match itself has just written."""
    if not written:
        raise JournalError(number, "nothing ends here that could be sealed")
    if encode(entry) + b"\n" != written.pop(0):
        raise JournalError(number, f"round {current} plays otherwise than it is sealed here")


def _kept(match: Match, seal: Seal, number: int) -> object:
    try:
        return read_keep(match.game, seal.keep, len(seal.players or match.players))
    except Malformed as error:
        raise JournalError(number, f"no seal of {match.game.title}: {error}") from None


def perform_move(recorder: Recorder, move: Move, number: int, lost: Sequence[TooSlow] = ()) -> Step:
    command = _command(recorder, move, number)
    heard = Heard(_or(move.arrived, move.at), _or(move.made, move.at))
    try:
        events = recorder.perform(move.seat, command, move.at, heard)
    except (Refusal, Malformed) as error:
        raise JournalError(number, f"this move was never possible: {error}") from None
    return Step(number, move.at, move.seat, command, events, heard, list(lost))


def _or(moment: Milliseconds | None, at: Milliseconds) -> Milliseconds:
    return at if moment is None else moment


def note_lost(recorder: Recorder, entry: Lost, number: int) -> TooSlow:
    """It must really be refused here."""
    command, heard = _command(recorder, entry, number), Heard(entry.arrived, entry.made)
    position = recorder.match.position
    try:
        if position is not None:
            position.decide(entry.seat, command)
        raise JournalError(number, f"nobody was quicker than this: {command}")
    except (Refusal, Malformed):
        recorder.lose(entry.seat, command, entry.at, heard, entry.by)
    return TooSlow(entry.at, entry.seat, command, heard, entry.by)


def _command(recorder: Recorder, entry: Move | Lost, number: int) -> Command:
    try:
        return _commands(recorder.match.game.name).decode(entry.command)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise JournalError(number, f"no command of {recorder.match.game.title}: {error}") from None


def decode_entry(text: bytes, number: int) -> Entry:
    try:
        return _decode(text)
    except msgspec.ValidationError as error:
        raise JournalError(number, f"no line of a journal: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise JournalError(number, "not a whole line of JSON: the file was cut off or damaged here") from None


def read_header(text: bytes) -> Header:
    _check_version(text)
    entry = decode_entry(text, 1)
    if not isinstance(entry, Header):
        raise JournalError(1, "a journal begins with its match")
    return entry


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
        carry = header.given or header.carry
        return Match(game, options, header.players, carry, header.host, header.away, header.out)
    except (UnknownGame, BadOptions, Malformed) as error:
        raise JournalError(1, str(error)) from None


def _check_rules(game: AnyGame, version: int) -> None:
    if version != game.version:
        raise JournalError(
            1, f"played by version {version} of {game.title}'s rules; these are version {game.version}"
        )


@cache
def _commands(game: str) -> msgspec.json.Decoder[Command]:
    kinds: tuple[type[Command], ...] = (*find_game(game).commands, *MATCH_COMMANDS, TimeUp)
    return msgspec.json.Decoder(any_of(kinds))
