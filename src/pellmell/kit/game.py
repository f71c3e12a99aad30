"""The contract of a game is the `Game` class. docs/adding-a-game.md explains it on one page.

A `Game` is a title in the box: its options, its seats, how a round is dealt and when a match is over.
A `Position` (kit/round.py) is one round of it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from pellmell.kit.chance import Chance, Stream
from pellmell.kit.messages import Command, Event
from pellmell.kit.mind import Mind, Talent
from pellmell.kit.options import Options
from pellmell.kit.round import Position, Snapshot, View
from pellmell.kit.seats import Seat

Carried = int | str | list[int] | dict[str, int]  # by a player, from one match of a group to its next
NOTHING = 0


class Bot(Protocol):
    """A first judgement: what to do next, by what lies open; None is to wait and look again."""

    def choose(self, view: Any, seat: Seat, chance: Stream) -> Command | None: ...


class Notation(Protocol):
    """A game's positions and commands as text: one line makes a rule test."""

    def position(self, text: str, options: Any) -> Position: ...

    def text(self, position: Any) -> str: ...

    def command(self, text: str) -> Command: ...

    def command_text(self, command: Command) -> str: ...


class Game(ABC):
    name: ClassVar[str]  # the folder's name
    title: ClassVar[str]  # as on the box
    version: ClassVar[int]  # counts up whenever an old journal would play differently
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    commands: ClassVar[tuple[type[Command], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    snapshot_type: ClassVar[type[Snapshot]]
    ahead_type: ClassVar[type[Struct] | None] = None  # what a position says ahead, if anything
    keep_type: ClassVar[Any] = None
    notation: ClassVar[Notation]
    bot: ClassVar[Bot]

    @abstractmethod
    def deal(self, options: Any, players: int, chance: Chance, keep: Any = None) -> Position:
        """A round, dealt; `keep` is what the round before it handed on, what `start` made, or nothing."""

    @abstractmethod
    def see(self, snapshot: Any, options: Any, players: int) -> View:
        """The view that a snapshot was taken of; what is in the snapshot becomes part of it."""

    @abstractmethod
    def is_over(self, options: Any, rounds: int, totals: Sequence[int]) -> bool:
        """Whether the match ends after so many rounds with these totals."""

    @abstractmethod
    def sketch(self, view: Any, names: Sequence[str]) -> str:
        """The table as text for a terminal, with [red]…[/] markup."""

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        """An event in a few words, marked up like a sketch; None: its name and fields will do."""
        return None

    def contends(self, command: Command, event: Event) -> bool:
        """Whether the event, somebody else's, took the very place that the command aims at."""
        return False

    def mind(self, seat: Seat, talent: Talent, chance: Stream) -> Mind | None:
        """What a bot that plays like a person knows of a round, and makes of it; None: it asks `bot`."""
        return None

    def strengths(self, options: Any) -> Sequence[float]:
        """Of the five levels of its bots, between 0 and 4 on the scale of all games: such that each wins two
        of three matches against the one below, or a little more. The longer a match, the closer they are."""
        return (0, 1, 2, 3, 4)

    def start(self, carried: Sequence[Any]) -> Any:
        """What the first round of a match is given, made of what each player took along."""
        return None

    def carries(self, keep: Any, players: int) -> list[Any]:
        """What each player takes along into the next match of the same group: a `Carried`, or nothing."""
        return [NOTHING] * players
