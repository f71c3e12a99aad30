"""Commands and events of a table are those outside the rules of its game: seats, options, readiness,
votes."""

from typing import Annotated

from msgspec import Meta, Struct

from pellmell.kit.game import Carried
from pellmell.kit.messages import Command, Event, Gesture, HouseCommand, Right
from pellmell.kit.options import OptionValue
from pellmell.kit.phases import AFTER_RACE, BEFORE_RACE, MAY_BE_VOTED_OUT, Phase
from pellmell.kit.seats import Seat
from pellmell.play.contest_statistics import Contests

BETWEEN_ROUNDS = frozenset({Phase.READYING, Phase.SCORED})
IN_ROUND = BEFORE_RACE | {Phase.RACING, Phase.FROZEN} | AFTER_RACE
IN_MATCH = BETWEEN_ROUNDS | IN_ROUND | {Phase.PAUSED}

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. `id` is the same person next week; without one, the name is."""

    name: Name
    id: str = ""
    bot: bool = False
    level: str = ""  # of a bot

    @property
    def person(self) -> str:
        return self.id or self.name


class TableCommand(Command, frozen=True):
    """Something that a seat says to the table, not to the rules."""

    gesture = Gesture.SHOUT
    contested = False


# Gathering: seats and options.


class Sit(HouseCommand, frozen=True):
    """Give a player the next seat."""

    player: Player
    phases = frozenset({Phase.GATHERING})


class Rise(TableCommand, frozen=True):
    """Give the seat up before the match; those behind it move up by one."""

    phases = frozenset({Phase.GATHERING})


class SetOptions(TableCommand, frozen=True):
    """The host's choice of options, as text or JSON; what is not named has its default."""

    options: dict[str, OptionValue]
    allowed_to = Right.HOST
    phases = frozenset({Phase.GATHERING})


class Open(TableCommand, frozen=True):
    """The host opens the match: seats and options are fixed from here on."""

    allowed_to = Right.HOST
    phases = frozenset({Phase.GATHERING})


class Rematch(TableCommand, frozen=True):
    """The host opens another match of the same people."""

    allowed_to = Right.HOST
    phases = frozenset({Phase.OVER})


class Reopen(TableCommand, frozen=True):
    """The host goes back to seats and options; a match that is not over is given up."""

    allowed_to = Right.HOST
    phases = BETWEEN_ROUNDS | {Phase.OVER}


class ChangeGame(TableCommand, frozen=True):
    """The host has another game played here, by the same people; a match that is not over is given up."""

    game: Annotated[str, Meta(max_length=40)]
    allowed_to = Right.HOST
    phases = BETWEEN_ROUNDS | {Phase.GATHERING, Phase.OVER}


class GiveUp(HouseCommand, frozen=True):
    """Nobody is left who plays: back to seats and options."""

    phases = IN_MATCH | {Phase.OVER}


class PassHost(HouseCommand, frozen=True):
    """Somebody else is the host."""

    seat: Seat
    phases = IN_MATCH | {Phase.GATHERING, Phase.OVER}


# A match: getting ready, being away, ending early.


class Promise(HouseCommand, frozen=True):
    """The house has drawn the secret seed of the next round; its hash is told before anybody is ready."""

    seed: Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]
    phases = BETWEEN_ROUNDS


class Ready(TableCommand, frozen=True):
    """A seat is ready, and throws a number of its own into the seed."""

    nonce: Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")] = ""
    phases = BETWEEN_ROUNDS


class Signal(TableCommand, frozen=True):
    """The host starts the round when all are ready (ALL-2); the house may, after a time."""

    allowed_to = Right.HOST
    phases = BETWEEN_ROUNDS


class VoteToEnd(TableCommand, frozen=True):
    """A seat would end the round as it stands (ALL-9)."""

    phases = MAY_BE_VOTED_OUT | {Phase.PAUSED}


class SetAway(HouseCommand, frozen=True):
    """A player's line is lost, or back."""

    seat: Seat
    away: bool
    phases = IN_MATCH | {Phase.OVER}


class SetBot(HouseCommand, frozen=True):
    """A bot takes a seat over, or hands it back."""

    seat: Seat
    bot: bool
    phases = IN_MATCH | {Phase.OVER}


class Leave(TableCommand, frozen=True):
    """A player leaves for good (ALL-9); after the match, so as not to be in the next one."""

    phases = IN_MATCH | {Phase.OVER}


class Pause(HouseCommand, frozen=True):
    phases = IN_ROUND


class Resume(HouseCommand, frozen=True):
    phases = frozenset({Phase.PAUSED})


class CountContests(HouseCommand, frozen=True):
    """What the referee saw in the round, seat by seat; it is told when the race is over."""

    seats: list[Contests]
    phases = AFTER_RACE


class SatDown(Event, frozen=True):
    seat: Seat
    player: Player


class Rose(Event, frozen=True):
    """A seat is free; those behind it have moved up by one."""

    seat: Seat


class OptionsSet(Event, frozen=True):
    options: dict[str, OptionValue]
    chosen: dict[str, OptionValue] = {}  # noqa: RUF012 # by people


class MatchOpened(Event, frozen=True):
    """Seats and options are fixed; `handicaps` is what the players took along.

    Who was away at the end of the match before is still away, and who sat out still does.
    """

    handicaps: list[Carried]
    away: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()


class TableReopened(Event, frozen=True):
    pass


class GameChanged(Event, frozen=True):
    """Another game is played here from now on; its options have their defaults."""

    game: str
    options: dict[str, OptionValue]


class HostPassed(Event, frozen=True):
    seat: Seat


class SeedPromised(Event, frozen=True):
    round: int
    hash: str


class GotReady(Event, frozen=True):
    seat: Seat
    nonce: str = ""


class Dealt(Event, frozen=True):
    round: int


class Voted(Event, frozen=True):
    seat: Seat


class WentAway(Event, frozen=True):
    seat: Seat


class CameBack(Event, frozen=True):
    seat: Seat


class BotTookOver(Event, frozen=True):
    seat: Seat


class PlayerTookOver(Event, frozen=True):
    seat: Seat


class Left(Event, frozen=True):
    seat: Seat


class Paused(Event, frozen=True):
    """The house waits for somebody; or all have agreed to wait, whom `by` has asked."""

    by: Seat | None = None


class Resumed(Event, frozen=True):
    """The table goes on, after a countdown if the race was on."""


class CountdownEnded(Event, frozen=True):
    """The race goes on."""


class RoundClosed(Event, frozen=True):
    """The round is counted, and its seed told: anybody can check the deal."""

    round: int
    totals: list[int]
    seed: str
    nonces: list[str]


class MatchEnded(Event, frozen=True):
    winners: list[Seat]


class ContestsCounted(Event, frozen=True):
    """Who was quicker how often in this round, and what was held for whom; nothing follows from it."""

    seats: list[Contests]
