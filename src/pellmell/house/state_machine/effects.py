"""The effects of a step: what a table's state machine wants written, told and done."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from pellmell.house.changes import Change
from pellmell.house.state_machine.inputs import Holder, Origin
from pellmell.kit.messages import Event
from pellmell.kit.refusal import Refusal
from pellmell.wire.frames import Why
from pellmell.wire.requests import Request


class Tell(NamedTuple):
    """A frame for everybody; a numbered one, unless it says otherwise."""

    frame: bytes
    arrived: float = 0.0  # when the command came that it tells of


class Answer(NamedTuple):
    """A frame for one line; or, if that is gone, for the newest one of its seat. One that is `in_order` goes
    before what is told to everybody after it."""

    frame: bytes
    to: Origin
    in_order: bool = False


class HangUp(NamedTuple):
    """Say goodbye to a line; without one, to all who watch."""

    holder: Holder | None
    why: Why
    reason: str


Letter: TypeAlias = Tell | Answer | HangUp


class Asked(NamedTuple):
    """A request about lines that hold no seat, from somebody who may make it."""

    origin: Origin
    request: Request


@dataclass(slots=True)
class Effects:
    """`changes` are written together; `letters` go out in their order, once they are. `wake_at`: when to come
    back with `TimePassed`, in the table's time."""

    changes: list[Change] = field(default_factory=list[Change])
    letters: list[Letter] = field(default_factory=list[Letter])
    at_once: list[bytes] = field(default_factory=list[bytes])  # for everybody, neither numbered nor written
    wake_at: int | None = None
    events: list[Event] = field(default_factory=list[Event])  # for the bots, who are told nothing
    asked: list[Asked] = field(default_factory=list[Asked])
    refusal: Refusal | None = None  # of what the house itself wanted
    took: list[Holder] = field(default_factory=list[Holder])  # these lines hold a seat now
    seats_moved: bool = False
    settled: bool = False  # who plays, and whether, may have changed
    presence_changed: bool = False
    card_changed: bool = False  # what the lobby shows
    malformed: bool = False  # a client has sent what makes no sense
    asleep: bool = False  # nobody has been here for long
    commands: int = 0  # that were carried out
    refused: list[str] = field(default_factory=list[str])  # by what rule
    held: list[int] = field(default_factory=list[int])  # ms that commands had waited for rivals
