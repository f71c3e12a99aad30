"""A round of a game folds events: a position (the whole truth) and a view (what everybody sees) share this.

The laws, which the conformance tests check for every game:

1. `decide` and `consequences` change nothing. `apply` changes the round, and refuses nothing.
2. What `legal` lists, `decide` accepts; everything else it refuses, with the rule's id.
3. A view folds the same events with the same `apply`, and after each of them it equals the view of
   the position. Nothing in either lies face down: rounds that look the same have the same view.
4. Time is no concern of a round: it names the timers that run, and is told when one is up.
5. A view can be sent: its snapshot makes the same view again, and the events that follow keep it so.
6. What an own command brings to light is what `ahead` had said, unless the game says nothing ahead.
7. The round never waits for somebody who has left: some timer runs, or somebody else can do something.
8. What `things` says of a seat, one of its legal commands would place.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, Self, TypeAlias, TypedDict

from msgspec import Struct

from pellmell.kit.chance import Chance
from pellmell.kit.messages import (
    Command,
    Departed,
    EndRound,
    Event,
    Frozen,
    RaceStopped,
    Scored,
    Thawed,
    TimeUp,
)
from pellmell.kit.phases import BREATH_MS, COUNTDOWN_MS, RACING, WHY_NOT, Ending, Phase, Reason
from pellmell.kit.refusal import Refusal
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds

SHARED_EVENTS: tuple[type[Event], ...] = (RaceStopped, Frozen, Thawed, Departed, Scored)


Thing: TypeAlias = Hashable


class Round(ABC):
    """What lies open, and how events change it: `Placed` is for `on_placed` to fold, and so on.

    A class with an event that it could not fold, or with a method for no event, can't be made.
    """

    events: ClassVar[Sequence[type[Event]]] = ()  # of the game
    handlers: ClassVar[Mapping[type[Event], Callable[..., None]]] = {}  # what folds which event
    reasons: ClassVar[Mapping[Phase, Reason]] = {}  # why another phase refuses a command, by the rulebook

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.handlers = {event: _handler(cls, event) for event in (*SHARED_EVENTS, *cls.events)}
        names = {event.handler for event in cls.handlers}
        if strange := [name for name in dir(cls) if name.startswith("on_") and name not in names]:
            raise TypeError(f"{cls.__name__}.{strange[0]} folds no event that {cls.__name__}.events names")

    def __init__(self) -> None:
        self.phase = Phase.COUNTDOWN
        self.gone: set[Seat] = set()
        self.freezes = 0
        self.ending: RaceStopped | None = None
        self.score: RoundResult | None = None

    @abstractmethod
    def legal(self, seat: Seat) -> list[Command]:
        """Every command of the seat that would be accepted now: open cards are enough to tell."""

    def thing(self, what: Command | Event) -> Thing | None:
        """The card, die or other piece that a command would place, or an event has placed, right or wrong;
        None where it is about none."""
        return None

    def things(self, seat: Seat) -> set[Thing]:
        """All that the seat could rightly place now."""
        return {thing for command in self.legal(seat) if (thing := self.thing(command)) is not None}

    def why_not(self, phase: Phase) -> Reason:
        """Why what belongs to another phase is refused."""
        return self.reasons.get(phase) or WHY_NOT[phase]

    def apply(self, event: Event) -> None:
        """Let an event happen."""
        self.handlers[type(event)](self, event)

    def concerns(self, event: Event) -> bool:
        """Whether the event is one of the round's, not one of the table's."""
        return type(event) in self.handlers

    # What the referee asks about an event that a command is about to make happen. The answers given here
    # are fair in every game, and slow: everything is held for the longest line.

    def could_take(self, rival: Seat, event: Event) -> bool:
        """Whether a rival could take the very place that the event takes, by what lies *open* before it."""
        return True

    def collide(self, one: Event, other: Event) -> bool:
        """Whether two events, of different seats, take the same place, so that only the first can happen."""
        return True

    def continues(self, command: Command, event: Event) -> bool:
        """Whether the command takes the very place that an event, of the same seat or another, has made."""
        return False

    def answers(self, seat: Seat, command: Command, event: Event) -> bool:
        """Whether the seat could not have meant the command before it saw the event."""
        return self.continues(command, event)

    def would_end(self, event: Event) -> bool:
        """Whether the event ends the race or freezes it, at once or by what follows: all are rivals then."""
        return isinstance(event, RaceStopped | Frozen)

    def on_frozen(self, _: Frozen) -> None:
        self.phase = Phase.FROZEN
        self.freezes += 1

    def on_thawed(self, _: Thawed) -> None:
        self.phase = Phase.RACING

    def on_race_stopped(self, event: RaceStopped) -> None:
        self.phase = Phase.STOPPED
        self.ending = event

    def on_scored(self, event: Scored) -> None:
        self.phase = Phase.SCORED
        self.score = event.result

    def on_departed(self, event: Departed) -> None:
        self.gone.add(event.seat)


def _handler(kind: type[Round], event: type[Event]) -> Callable[..., None]:
    handler: Callable[..., None] | None = getattr(kind, event.handler, None)
    if handler is None:
        raise TypeError(f"{kind.__name__} has no method {event.handler} for the event {event.__name__}")
    return handler


class RoundSnapshot(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A view as it is sent to somebody who joins: here what every round has; a game adds its own."""

    phase: Phase
    gone: list[Seat] = []
    freezes: int = 0
    ending: RaceStopped | None = None
    score: RoundResult | None = None


class SharedFields(TypedDict):
    phase: Phase
    gone: list[Seat]
    freezes: int
    ending: RaceStopped | None
    score: RoundResult | None


class View(Round):
    """What everybody sees: no card in it lies face down."""

    @abstractmethod
    def snapshot(self) -> RoundSnapshot:
        """All of it as a message, for a client that joins; the game's `see` makes it a view again."""

    def shared(self) -> SharedFields:
        """The fields that every snapshot has."""
        return {
            "phase": self.phase,
            "gone": sorted(self.gone),
            "freezes": self.freezes,
            "ending": self.ending,
            "score": self.score,
        }

    def standing_as(self, source: Round | RoundSnapshot) -> Self:
        """The view, with what every round has taken from a position or a snapshot."""
        self.phase, self.freezes, self.gone = source.phase, source.freezes, set(source.gone)
        self.ending, self.score = source.ending, source.score
        return self


class Position(Round):
    """One round with all that lies face down in it."""

    def __init__(self) -> None:
        super().__init__()
        self._foreseen: tuple[Seat, Command, list[Event]] | None = None

    @abstractmethod
    def view(self) -> View:
        """What everybody sees, as a value of its own."""

    def ahead(self, seat: Seat) -> Struct | None:
        """The one card that the seat's next own action would bring to light, for each kind of action.

        It is told to the owner alone, where the table wants that; None if there is nothing to tell.
        """
        return None

    def face_down(self) -> Struct | None:
        """What nobody sees now, each pile in its order, for whoever looks at the round again when it is over;
        None where nothing lies face down."""
        return None

    @abstractmethod
    def imagined(self, chance: Chance) -> "Position":
        """Another round that looks the same: what lies face down, and what chance has in store, differ."""

    @abstractmethod
    def begin(self) -> list[Event]:
        """What happens at the start signal."""

    @abstractmethod
    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        """What a seat's command makes happen, in a phase that knows it; raises Refusal."""

    @abstractmethod
    def consequences(self) -> list[Event]:
        """What now follows by itself: an automatic stop, a blocked round."""

    @abstractmethod
    def blocked(self) -> bool:
        """Nobody can place anything any more, exactly."""

    @abstractmethod
    def result(self) -> RoundResult:
        """The score as it stands."""

    def end(self, ending: Ending) -> list[Event]:
        """The round ends without anybody's stop."""
        return [RaceStopped(ending)]

    def time_up(self, timer: str) -> list[Event]:
        """A timer of the game's own is up."""
        raise Refusal("ALL-1", f"no timer {timer!r} runs")

    def timers(self) -> Mapping[str, Milliseconds]:
        """The timers that run, each with its length in ms. One that starts anew has a new name."""
        if self.phase is RACING:
            return NO_TIMERS
        match self.phase:
            case Phase.COUNTDOWN:
                return {"start": COUNTDOWN_MS}
            case Phase.FROZEN:
                return {f"thaw {self.freezes}": COUNTDOWN_MS}
            case Phase.STOPPED:
                return {"score": BREATH_MS}
            case _:
                return NO_TIMERS

    def missing(self, seat: Seat, for_good: bool) -> list[Event]:
        """A seat is away, or has left for good (ALL-9): what that makes happen."""
        return [Departed(seat)] if for_good else []

    def keep(self) -> object:
        """What lasts from this round to the next of the match."""
        return None

    def decide(self, seat: Seat, command: Command) -> list[Event]:
        """What the command makes happen; raises Refusal. Changes nothing."""
        if self.phase not in command.phases:
            raise Refusal(*self.why_not(self.phase))
        if seat != HOUSE:
            return self.attempt(seat, command)
        match command:
            case TimeUp(timer=timer) if timer not in self.timers():
                raise Refusal("ALL-1", f"no timer {timer!r} runs")
            case TimeUp(timer="start"):
                return self.begin()
            case TimeUp(timer="score"):
                return [Scored(self.result())]
            case TimeUp() if self.phase is Phase.FROZEN:
                return [Thawed()]
            case TimeUp(timer=timer):
                return self.time_up(timer)
            case EndRound():
                return self.end(Ending.VOTE)
            case _:
                raise Refusal("ALL-1", "the house has no hand in the game")

    def foresee(self, seat: Seat, command: Command) -> list[Event]:
        """As `decide`, and it is not decided again if nothing else happens before it is performed."""
        events = self.decide(seat, command)
        self._foreseen = (seat, command, events)
        return events

    def perform(self, seat: Seat, command: Command) -> list[Event]:
        """Decide a command, let it happen, and let happen what follows."""
        foreseen = self._foreseen
        if foreseen is not None and foreseen[1] is command and foreseen[0] == seat:
            return self.happen(foreseen[2])
        return self.happen(self.decide(seat, command))

    def happen(self, events: Sequence[Event]) -> list[Event]:
        self._foreseen = None
        happened: list[Event] = []
        while events:
            for event in events:
                self.apply(event)
            happened += events
            events = self.consequences()
        return happened


NO_TIMERS: Mapping[str, Milliseconds] = {}
