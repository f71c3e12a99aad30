"""The effects of a step: what a table's state machine wants written, told and done."""

from collections.abc import Sequence
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


@dataclass
class Effects:
    """`changes` are written together; `letters` go out in their order, once they are. `wake_at`: when to come
    back with `TimePassed`, in the table's time. What is seldom there is not made anew for every step."""

    letters: list[Letter] = field(default_factory=list[Letter])
    events: list[Event] = field(default_factory=list[Event])  # for the bots, who are told nothing
    changes: Sequence[Change] = field(default=(), init=False)
    wake_at: int | None = field(default=None, init=False)
    at_once: tuple[bytes, ...] = field(default=(), init=False)  # for everybody, not numbered and not written
    asked: tuple[Asked, ...] = field(default=(), init=False)
    took: tuple[Holder, ...] = field(default=(), init=False)  # these lines hold a seat now
    refused: tuple[str, ...] = field(default=(), init=False)  # commands, by what rule
    held: tuple[int, ...] = field(default=(), init=False)  # ms that commands had waited for rivals
    commands: int = field(default=0, init=False)  # that were carried out
    refusal: Refusal | None = field(default=None, init=False)  # of what the house itself wanted
    seats_moved: bool = field(default=False, init=False)
    settled: bool = field(default=False, init=False)  # who plays, and whether, may have changed
    presence_changed: bool = field(default=False, init=False)
    card_changed: bool = field(default=False, init=False)  # what the lobby shows
    malformed: bool = field(default=False, init=False)  # a client has sent what makes no sense
    asleep: bool = field(default=False, init=False)  # nobody has been here for long
