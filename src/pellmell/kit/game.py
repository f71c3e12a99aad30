"""The contract of a game is the `Game` class. docs/adding-a-game.md explains it on one page.

A `Game` is a title in the box: its options, its seats, how a round is dealt and when a match is over.
A `Position` (kit/round.py) is one round of it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from pellmell.kit.chance import Chance, Stream
from pellmell.kit.lengths import Length, Lengths
from pellmell.kit.messages import Command, Event
from pellmell.kit.mind import AnyMind, Mind, Talent
from pellmell.kit.options import Options, OptionValue
from pellmell.kit.round import Position, RoundSnapshot, View
from pellmell.kit.seats import Seat

OptionsT = TypeVar("OptionsT", bound=Options)
PositionT = TypeVar("PositionT", bound=Position)
ViewT = TypeVar("ViewT", bound=View)
SnapshotT = TypeVar("SnapshotT", bound=RoundSnapshot)
KeepT = TypeVar("KeepT")
Set_contra = TypeVar("Set_contra", bound=Options, contravariant=True)
Seen_contra = TypeVar("Seen_contra", bound=View, contravariant=True)

Carried = int | str | list[int] | dict[str, int]  # by a player, from one match of a group to its next
NOTHING = 0


class Bot(Protocol[Seen_contra]):
    """A first judgement: what to do next, by what lies open; None is to wait and look again."""

    def choose(self, view: Seen_contra, seat: Seat, chance: Stream) -> Command | None: ...


class Notation(Protocol[Set_contra, PositionT]):
    """A game's positions and commands as text: one line makes a rule test."""

    def position(self, text: str, options: Set_contra) -> PositionT: ...

    def text(self, position: PositionT) -> str: ...

    def command(self, text: str) -> Command: ...

    def command_text(self, command: Command) -> str: ...


AnyBot: TypeAlias = Bot[Any]
AnyNotation: TypeAlias = Notation[Any, Any]


class AnyGame(ABC):
    """A game as the catalogue hands it out: its own types are known to its folder alone, here erased."""

    name: ClassVar[str]  # the folder's name
    title: ClassVar[str]  # as on the box
    version: ClassVar[int]  # counts up whenever an old journal would play differently
    seats: ClassVar[range]
    commands: ClassVar[tuple[type[Command], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    ahead_type: ClassVar[type[Struct] | None] = None  # what a position says ahead, if anything
    lengths: ClassVar[Lengths] = Lengths()  # how many rounds they are, and how long they take
    goals: ClassVar[tuple[str, ...]] = ("rounds",)  # the options that say how far a match goes
    options: type[Options]
    snapshot_type: type[RoundSnapshot]
    keep_type: type[Any] | None = None
    notation: AnyNotation
    bot: AnyBot

    @abstractmethod
    def deal(self, options: Any, players: int, chance: Chance, keep: Any = None) -> Position: ...

    @abstractmethod
    def see(self, snapshot: Any, options: Any, players: int) -> View: ...

    @abstractmethod
    def is_over(self, options: Any, rounds: int, totals: Sequence[int]) -> bool: ...

    @abstractmethod
    def sketch(self, view: Any, names: Sequence[str]) -> str: ...

    @abstractmethod
    def mind(self, seat: Seat, talent: Talent, chance: Stream) -> AnyMind | None: ...

    @abstractmethod
    def strengths(self, options: Any) -> Sequence[float]: ...

    @abstractmethod
    def start(self, carried: Sequence[Carried]) -> Any: ...

    @abstractmethod
    def carries(self, keep: Any, players: int) -> Sequence[Carried]: ...

    def defaults(self, players: int) -> Mapping[str, OptionValue]:
        """Options with which so many begin, where these are not the rulebook's."""
        return {}

    def goal(self, length: Length, players: int) -> Mapping[str, OptionValue]:
        """The options that make a match so long; none are needed for the rulebook's length."""
        rounds = self.lengths.rounds(length, players)
        return {} if rounds is None else {"rounds": rounds}

    def may_grow(self, options: Any, players: int) -> bool:
        """Whether one more may join a match that so many play, from its next round on, so that nothing else
        changes for those who play it."""
        return False

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        """An event in a few words, marked up like a sketch; None: its name and fields will do."""
        return None

    def contends(self, command: Command, event: Event) -> bool:
        """Whether the event, somebody else's, took the very place that the command aims at."""
        return False


class Game(AnyGame, Generic[OptionsT, PositionT, ViewT, SnapshotT, KeepT]):
    """`KeepT` is what lasts from one round of a match to the next; None: nothing does."""

    # Nobody sets them but the class itself, so that they may be narrower than those of any game.
    options: type[OptionsT]  # pyright: ignore[reportIncompatibleVariableOverride]
    snapshot_type: type[SnapshotT]  # pyright: ignore[reportIncompatibleVariableOverride]
    keep_type: type[KeepT] | None = None  # pyright: ignore[reportIncompatibleVariableOverride]
    notation: Notation[OptionsT, PositionT]
    bot: Bot[ViewT]

    @abstractmethod
    def deal(self, options: OptionsT, players: int, chance: Chance, keep: KeepT | None = None) -> PositionT:
        """A round, dealt; `keep` is what the round before it handed on, what `start` made, or nothing."""

    @abstractmethod
    def see(self, snapshot: SnapshotT, options: OptionsT, players: int) -> ViewT:
        """The view that a snapshot was taken of; what is in the snapshot becomes part of it."""

    @abstractmethod
    def is_over(self, options: OptionsT, rounds: int, totals: Sequence[int]) -> bool:
        """Whether the match ends after so many rounds with these totals."""

    @abstractmethod
    def sketch(self, view: ViewT, names: Sequence[str]) -> str:
        """The table as text for a terminal, with [red]…[/] markup."""

    def mind(self, seat: Seat, talent: Talent, chance: Stream) -> Mind[ViewT] | None:
        """What a bot that plays like a person knows of a round, and makes of it; None: it asks `bot`."""
        return None

    def strengths(self, options: OptionsT) -> Sequence[float]:
        """Of the five levels of its bots, between 0 and 4 on the scale of all games: such that each wins two
        of three matches against the one below, or a little more. The longer a match, the closer they are."""
        return (0, 1, 2, 3, 4)

    def start(self, carried: Sequence[Carried]) -> KeepT | None:
        """What the first round of a match is given, made of what each player took along."""
        return None

    def carries(self, keep: KeepT | None, players: int) -> Sequence[Carried]:
        """What each player takes along into the next match of the same group: a `Carried`, or nothing."""
        return [NOTHING] * players
