"""The effects of a step: what a table's state machine wants written, told and done."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from pellmell.house.changes import Change
from pellmell.house.state_machine.inputs import Holder, Origin
from pellmell.kit.messages import Command, Event
from pellmell.kit.refusal import Refusal
from pellmell.kit.time_units import FineMilliseconds, Milliseconds
from pellmell.wire.frames import Why


class Tell(Struct, frozen=True):
    """A frame for everybody; a numbered one, unless it says otherwise."""

    frame: bytes
    arrived: FineMilliseconds = 0.0  # when the command came that it tells of


class Answer(Struct, frozen=True):
    """A frame for one line; or, if that is gone, for the newest one of its seat. One that is `in_order` goes
    before what is told to everybody after it."""

    frame: bytes
    to: Origin
    in_order: bool = False


class HangUp(Struct, frozen=True):
    """Say goodbye to a line; without one, to all who watch."""

    holder: Holder | None
    why: Why
    reason: str


Letter: TypeAlias = Tell | Answer | HangUp


class AudienceRequest(Struct, frozen=True):
    """A request about lines that hold no seat, from somebody who may make it."""

    origin: Origin
    command: Command


class Recall(Struct, frozen=True):
    """What these people took along from their last match of a game is wanted, as `Recalled`: until then, a
    match is not opened."""

    game: str
    people: frozenset[str]


class SideEffects(Struct):
    """What is neither written nor told in its turn: most commands of a race have nothing of it."""

    at_once: tuple[bytes, ...] = ()  # for everybody, not numbered and not written
    audience_requests: tuple[AudienceRequest, ...] = ()
    recall: Recall | None = None
    took: tuple[Holder, ...] = ()  # these lines hold a seat now
    refused: tuple[str, ...] = ()  # commands, by what rule
    held: tuple[Milliseconds, ...] = ()  # ms that commands had waited for rivals
    seats_moved: bool = False
    game_changed: bool = False
    settled: bool = False  # who plays, and whether, may have changed
    presence_changed: bool = False
    card_changed: bool = False  # what the lobby shows
    asleep: bool = False  # nobody has been here for long


class Effects(Struct):
    """`changes` are written together; `letters` go out in their order, once they are. `wake_at`: when to come
    back with `TimePassed`, in the table's time."""

    letters: list[Letter] = []
    events: list[Event] = []  # for the bots, who are told nothing
    changes: Sequence[Change] = ()
    wake_at: Milliseconds | None = None
    commands: int = 0  # that were carried out
    refusal: Refusal | None = None  # of what the house itself wanted
    malformed: bool = False  # a client has sent what makes no sense
    side_effects: SideEffects | None = None
