"""A played table is a client of the house for all its seats: the first line sees for all, the game's bot
judges.

With a `rate` every seat sends so many commands a second, at its own moments, whether or not the last one
was answered. Without one it sends the next as soon as the last was answered.
"""

from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command, Event, any_of
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Phase
from pellmell.kit.round import View
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, Seconds, to_seconds
from pellmell.play.messages import MatchEnded, Open, Ready, Rematch, RoundClosed, SeedPromised
from pellmell.wire.frames import NO_ROUND, PROTOCOL, Hello, Seated
from pellmell.wire.requests import AddBot, SitDown
from pellmell.wire.vocabulary import EVENTS_AT_EVERY_TABLE
from pellmell_bench.load.counter import Counter
from pellmell_bench.load.generator import LoadGenerator
from pellmell_bench.load.house_access import HouseAccess
from pellmell_bench.load.websocket import Gone, Hear, Wire
from pellmell_bench.measured_games import USUAL

TAG = len('{"frame":"')  # a frame is told apart by the first letter of its tag
HAPPENED = b"h"[0]
REFUSED, SEATED, SNAPSHOT, GOODBYE = b"ref", b"sea", b"sna", b"goo"

encode = msgspec.json.Encoder().encode


class HeardFrame(Struct):
    """Of what has happened, what a player needs."""

    number: int
    events: list[Any]
    seat: Seat | None = None
    n: int | None = None
    round: Raw = NO_ROUND


class Shown(Struct):
    """Of a snapshot, too."""

    epoch: int
    number: int
    round: Raw = NO_ROUND


@dataclass(frozen=True)
class Play:
    """How it is played. `rate`: commands of a seat in a second."""

    rate: float | None = None
    seats: int = 4  # of people
    bots: int = 0
    pace: str = "free"
    game: str = USUAL
    onlooker: bool = False  # the first of the people only looks on
    delays: tuple[Milliseconds, ...] = ()  # of their lines, there and back, in ms; none: as they are
    fair_window: Milliseconds | None = None  # as usual


class PlayedTable:
    def __init__(
        self,
        access: HouseAccess,
        generator: LoadGenerator,
        counter: Counter,
        chance: Random,
        play: Play,
    ) -> None:
        self.racing = False
        self.resting = False  # nobody plays for a while
        self.seated = 0
        self.left = False
        self._generator = generator
        self._counter = counter
        self._game = find_game(play.game)
        options = {"pace": play.pace}
        self._options = parse_options(self._game.options, options)
        self._rate = play.rate
        self._seats = play.seats  # of people
        self._bots = play.bots
        self._onlooker = 0 if play.onlooker else None
        self._chance = chance
        self._bots_chance = Chance(chance.randbytes(16)).stream("bots")
        self._decode = _decoder(play.game).decode
        self._view: View | None = None
        self._seen = 0
        self._race = 0
        self._epoch = 0
        self._tokens = [""] * play.seats
        self.secrets: list[str] = []  # of the people, by which the house knows them again
        self._n = [0] * play.seats
        self._waits = [False] * play.seats  # for the answer to its last command
        self._access = access
        self._delays = play.delays
        self.code = access.new_table(play.game, options, play.fair_window)
        self.wires: list[Wire] = []
        self._sit_down(0)

    # Coming and going

    def _connect(self, seat: Seat, hear: Hear) -> Wire:
        later = partial(self._generator.after, to_seconds(self._delays[seat])) if self._delays else None
        return self._access.connect(self.code, hear, later)

    def _sit_down(self, seat: Seat) -> None:
        """One after the other, so that the seats are in the order of the lines. Each comes when its turn has
        come, as people do: the table is awake then, and every node knows where."""
        wire = self._connect(seat, partial(self._hears, seat) if seat else self._first_hears)
        self.wires.append(wire)
        self._generator.add(wire)
        wire.say(encode(Hello(PROTOCOL)))
        self._do(seat, SitDown(f"Player {seat}"))

    def _sat_down(self, frame: bytes) -> None:
        seated = msgspec.json.decode(frame, type=Seated)
        self._tokens[seated.seat] = seated.token
        self.secrets.append(seated.secret)
        self.seated = seated.seat + 1
        if not self.full:
            self._sit_down(self.seated)

    @property
    def full(self) -> bool:
        return self.seated == self._seats

    def begin(self) -> None:
        for _ in range(self._bots):
            self._do(0, AddBot())
        self._do(0, Open())

    def go_on(self, rate: float | None) -> None:
        """From now on at another rate; without one, as fast as answers come back."""
        self._rate = rate
        for seat in range(len(self.wires)):
            self._begin(seat)

    def lose_line(self, seat: Seat) -> None:
        self._generator.drop(self.wires[seat])

    def come_back(self, seat: Seat) -> None:
        """On a new line, from where the table was last seen."""
        wire = self.wires[seat] = self._connect(seat, self.wires[seat].hear)
        self._generator.add(wire)
        wire.say(encode(Hello(PROTOCOL, self._tokens[seat], epoch=self._epoch, seen=self._seen)))

    def leave(self) -> None:
        self.left = True
        for seat in range(len(self.wires)):
            self.lose_line(seat)

    def watch(self, watchers: int) -> list[Wire]:
        """So many more who only look."""
        wires = [self._access.connect(self.code, self._counts) for _ in range(watchers)]
        for wire in wires:
            self._generator.add(wire)
            wire.say(encode(Hello(PROTOCOL)))
        return wires

    # What is heard

    def _first_hears(self, data: bytes, begin: int, end: int) -> None:
        if data[begin + TAG] == HAPPENED:
            self._counter.broadcast += 1
            self._happened(self._decode(data[begin:end]))
        else:
            self._hears(0, data, begin, end)

    def _hears(self, seat: Seat, data: bytes, begin: int, end: int) -> None:
        if data[begin + TAG] == HAPPENED:
            self._counter.broadcast += 1
            return
        tag = data[begin + TAG : begin + TAG + 3]
        if tag == REFUSED:
            self._counter.refused += 1
            self._answered(seat)
        elif tag == SEATED:
            self._sat_down(data[begin:end])
        elif tag == SNAPSHOT and seat == 0:
            self._start_from(msgspec.json.decode(data[begin:end], type=Shown))
        elif tag == GOODBYE:
            self._counter.goodbyes.append(data[begin:end].decode())

    def _counts(self, data: bytes, begin: int, _: int) -> None:
        self._counter.broadcast += data[begin + TAG] == HAPPENED

    def _happened(self, told: HeardFrame) -> None:
        self._seen = told.number
        for event in told.events:
            self._fold(event)
        if told.round:
            self._view = self._seen_in(told.round)
        if told.n is not None and told.seat is not None:
            self._counter.accepted += 1
            self._answered(told.seat)

    def _start_from(self, shown: Shown) -> None:
        self._epoch, self._seen = shown.epoch, shown.number
        self._view = self._seen_in(shown.round) if shown.round else None

    def _seen_in(self, text: Raw) -> View:
        snapshot = msgspec.json.decode(text, type=self._game.snapshot_type)
        return self._game.see(snapshot, self._options, self._seats + self._bots)

    def _fold(self, event: Event) -> None:
        if self._view is not None and self._view.concerns(event):
            self._view.apply(event)
            self._follow(self._view.phase is Phase.RACING)
            return
        match event:
            case RoundClosed():
                self._view = None
            case SeedPromised():
                for seat in range(len(self.wires)):
                    self._do(seat, Ready("00"))
            case MatchEnded():
                self._do(0, Rematch())
            case _:
                pass

    def _follow(self, racing: bool) -> None:
        if racing and not self.racing:
            self._race += 1
            for seat in range(len(self.wires)):
                self._begin(seat)
        self.racing = racing

    # What is said

    def _begin(self, seat: Seat) -> None:
        if self._rate is None:
            self._waits[seat] = False
            self._play(seat)
        else:
            self._later(seat, self._race, self._chance.random() / self._rate)

    def _later(self, seat: Seat, race: int, seconds: Seconds) -> None:
        self._generator.after(seconds, partial(self._tick, seat, race))

    def _tick(self, seat: Seat, race: int) -> None:
        if self.racing and race == self._race and self._rate is not None:
            self._later(seat, race, 1 / self._rate)
            self._play(seat)

    def _answered(self, seat: Seat) -> None:
        self._waits[seat] = False
        if self._rate is None and self.racing:
            self._play(seat)

    def _play(self, seat: Seat) -> None:
        if self._view is None or self.resting or seat == self._onlooker:
            return
        if self._waits[seat] and self._rate is None:
            return
        command = self._game.bot.choose(self._view, seat, self._bots_chance)
        if command is not None:
            self._do(seat, command)

    def _do(self, seat: Seat, command: Command) -> None:
        self._n[seat] += 1
        self._waits[seat] = True
        self._counter.sent += 1
        with suppress(Gone):
            self.wires[seat].say(
                b'{"frame":"command","n":%d,"seen":%d,"command":%b}'
                % (self._n[seat], self._seen, encode(command))
            )


@cache
def _decoder(game: str) -> msgspec.json.Decoder[HeardFrame]:
    kinds: Any = any_of((*find_game(game).events, *EVENTS_AT_EVERY_TABLE))
    events: Any = list[kinds]
    told: Any = msgspec.defstruct("ToldOfGame", [("events", events)], bases=(HeardFrame,), kw_only=True)
    return msgspec.json.Decoder(told)
