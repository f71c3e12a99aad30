"""A journal has one entry, a line of JSON that a person can read, for each thing that a match accepted.

    {"line":"match", "journal":1, "game":"GAME", "version":1, "options":{…}, "players":[…]}
    {"line":"move", "at":3000, "seat":0, "command":{"do":"turn"}}         no seat: the house
    {"line":"move", "at":4000, "seat":1, "command":{…}, "arrived":3960, "made":3800}     see `Heard`
    {"line":"lost", "at":4000, "seat":0, "command":{…}, "arrived":3950, "made":3910, "by":1}
    {"line":"seal", "round":1, "at":64500, "result":{…}, "totals":[…], "moves":321, "events":"<fingerprint>"}
    {"line":"redeal", "version":2}          what was done since the last seal does not count
    {"line":"end", "moves":1234}

Events, positions and scores follow by playing it again; the seals say whether they are the same.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Any, Protocol, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from pellmell.kit.game import Carried
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import RACING
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.kit.timed_stages import stage
from pellmell.play.given_deal import GivenDeal
from pellmell.play.match import Match
from pellmell.play.messages import Player
from pellmell.play.personal_entries import PERSONAL
from pellmell.play.seal import Seal

VERSION = 1


class Header(Struct, frozen=True, tag_field="line", tag="match", omit_defaults=True, kw_only=True):
    journal: int
    game: str
    version: int
    options: dict[str, Any]
    players: list[Player]
    host: Seat = 0
    away: list[Seat] = []
    out: list[Seat] = []
    carry: dict[str, Carried] = {}
    given: GivenDeal | None = None


Moment = Annotated[Milliseconds, Meta(ge=0)]


class Heard(Struct, frozen=True):
    """What the referee went by: when a command had arrived and its hand was free, and when it was made, in
    virtual time."""

    arrived: Milliseconds
    made: Milliseconds


class Move(Struct, frozen=True, tag_field="line", tag="move", omit_defaults=True, kw_only=True):
    """Decided `at`; it arrived then, and was made then, unless it says otherwise."""

    at: Moment
    seat: Seat = HOUSE
    command: Raw
    arrived: Moment | None = None
    made: Moment | None = None


class Lost(Struct, frozen=True, tag_field="line", tag="lost", omit_defaults=True, kw_only=True):
    """A command that came too late: the seat `by` was quicker. It changed nothing."""

    at: Moment
    seat: Seat
    command: Raw
    arrived: Moment
    made: Moment
    by: Seat


class Redeal(Struct, frozen=True, tag_field="line", tag="redeal", kw_only=True):
    """The round under way could not be read any more: what was done since the last seal does not count,
    and it is dealt again by the rules of this version."""

    version: int


class End(Struct, frozen=True, tag_field="line", tag="end", kw_only=True):
    """The match is over, and the journal is whole."""

    moves: int


Entry = Header | Move | Lost | Seal | Redeal | End
Write = Callable[[bytes], object]

encode = msgspec.json.Encoder().encode


Unseen: TypeAlias = tuple[Milliseconds, Seat, bytes, Heard | None]


class Onlooker(Protocol):
    """Sees what is written down, in its order, also while a journal is played again. What a race is made of
    is left `unseen`, up to its patience: when, whose, the events as they are told, what the referee knew."""

    unseen: list[Unseen]
    patience: int

    def look(self, match: Match, events: Sequence[Event]) -> None:
        """These are the last ones."""
        ...

    def lost(self, lost: Lost) -> None: ...

    def redealt(self) -> None: ...


class Recorder:
    """Performs commands on a match and writes down what was accepted: from the start, or from a seal on."""

    def __init__(
        self,
        match: Match,
        write: Write,
        carry: Mapping[str, Carried] | None = None,
        onlooker: Onlooker | None = None,
    ) -> None:
        self.match = match
        self.write = write
        self.onlooker = onlooker
        self._moves = match.sealed.moves if match.sealed else 0
        self.fingerprint = sha256()
        self.happened = b"[]"  # the events of the last command, as JSON
        if match.sealed is None:
            self._write_entry(_header(match, carry or {}))
        elif match.winners:
            self._write_entry(End(moves=self._moves))

    @stage("journal")
    def perform(
        self, seat: Seat, command: Command, at: Milliseconds, heard: Heard | None = None
    ) -> list[Event]:
        last_seal, position = self.match.sealed, self.match.position
        raced = position is not None and position.phase is RACING
        events = self.match.perform(seat, command, at)
        move = encode(_move(seat, command, at, heard))
        self.happened = encode(events)
        self._moves += 1
        personal = isinstance(command, PERSONAL)
        if not personal:
            self.fingerprint.update(b"[%b,%b]" % (move, self.happened))
        self.write(move + b"\n")
        if (onlooker := self.onlooker) is not None:
            onlooker.unseen.append((at, seat, self.happened, heard))
            goes_on = raced and position is not None and position.phase is RACING and not personal
            if not goes_on or len(onlooker.unseen) > onlooker.patience:
                onlooker.look(self.match, events)
        if self.match.sealed is not None and self.match.sealed is not last_seal:
            self._seal(self.match.sealed)
        return events

    def lose(self, seat: Seat, command: Command, at: Milliseconds, heard: Heard, by: Seat) -> None:
        """Write down that somebody else was quicker."""
        text = Raw(encode(command))
        lost = Lost(at=at, seat=seat, command=text, arrived=heard.arrived, made=heard.made, by=by)
        packed = encode(lost)
        self.fingerprint.update(packed)
        self.write(packed + b"\n")
        if self.onlooker is not None:
            self.onlooker.lost(lost)

    def _seal(self, seal: Seal) -> None:
        self._write_entry(replace(seal, moves=self._moves, events=self.fingerprint.hexdigest()))
        self.fingerprint = sha256()
        if seal.winners:
            self._write_entry(End(moves=self._moves))

    def _write_entry(self, entry: Entry) -> None:
        self.write(encode(entry) + b"\n")


def _move(seat: Seat, command: Command, at: Milliseconds, heard: Heard | None) -> Move:
    """What it says twice is left out."""
    text = Raw(encode(command))
    if heard is None:
        return Move(at=at, seat=seat, command=text)
    return Move(
        at=at,
        seat=seat,
        command=text,
        arrived=None if heard.arrived == at else heard.arrived,
        made=None if heard.made == at else heard.made,
    )


def _header(match: Match, carry: Mapping[str, Carried]) -> Header:
    return Header(
        journal=VERSION,
        game=match.game.name,
        version=match.game.version,
        options=msgspec.to_builtins(match.options),
        players=list(match.people.themselves),
        host=match.people.host,
        away=sorted(match.people.away),
        out=sorted(match.people.out),
        carry=dict(carry),
        given=match.given,
    )
