"""Requests are commands to the house itself: seats, bots, the table's settings. They are sent like all
others."""

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pellmell.bots.levels import Level
from pellmell.kit.messages import Command, Event, Gesture, Right
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import BETWEEN_ROUNDS
from pellmell.wire.evening import EveningSet, WaitingSet

SHORTEST_SECRET = 22  # characters; 128 bits in base64
EVERY_PHASE = frozenset(Phase)
BETWEEN_MATCHES = frozenset({Phase.GATHERING, Phase.READYING, Phase.SCORED, Phase.OVER})

Away: TypeAlias = Literal["bot", "pause", "on"]


class Reaction(StrEnum):
    """All that can be said at a table."""

    HELLO = "hello"
    BRAVO = "bravo"
    OOPS = "oops"
    WOW = "wow"
    HURRY = "hurry"
    LAUGH = "laugh"
    THANKS = "thanks"
    AGAIN = "again"


class TableSettings(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the host sets beside the game's own options."""

    public: Annotated[bool, Meta(description="the lobby lists the table")] = False
    away: Annotated[
        Away, Meta(description="who loses the line: a bot plays on, the table pauses, or nothing happens")
    ] = "bot"
    ahead: Annotated[
        bool | None, Meta(description="the next own card is sent ahead; left out: at private tables only")
    ] = None
    fair_window: Annotated[
        Milliseconds, Meta(ge=0, le=300, description="how long a rival on a slow line is waited for, in ms")
    ] = 200
    sharing: Annotated[
        bool, Meta(description="who sat in a round that is over may show it to anybody, by a link")
    ] = True

    @property
    def sends_ahead(self) -> bool:
        return not self.public if self.ahead is None else self.ahead


class Admission(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who may come in, beside those who have a seat and the screens that were let in."""

    locked: Annotated[bool, Meta(description="nobody new comes in, to sit down, to watch or to show")] = False
    watchers: Annotated[bool, Meta(description="who has no seat may watch")] = True


OPEN = Admission()


class Request(Command, frozen=True):
    allowed_to = Right.HOST
    gesture = Gesture.SHOUT
    phases = EVERY_PHASE


class SitDown(Request, frozen=True):
    """Take the next free seat, or wait for one. Without a secret the house makes one."""

    name: Annotated[str, Meta(max_length=200)]
    secret: Annotated[str, Meta(max_length=100)] = ""
    allowed_to = Right.ANYBODY


class Withdraw(Request, frozen=True):
    """Wait for a seat no longer."""

    allowed_to = Right.ANYBODY


class Rename(Request, frozen=True):
    """Who sits here, or waits, is called something else from now on."""

    name: Annotated[str, Meta(max_length=200)]
    allowed_to = Right.EVERYBODY


LanguageTag = Annotated[str, Meta(max_length=35, description="a bot is named in it: `de`, `fr-CH`")]


class AddBot(Request, frozen=True):
    level: Level = Level.ADULT
    language: LanguageTag = ""
    phases = frozenset({Phase.GATHERING})


class FillSeat(Request, frozen=True):
    """The host puts a bot on a seat that somebody has left."""

    seat: Seat
    level: Level = Level.ADULT
    language: LanguageTag = ""
    phases = BETWEEN_ROUNDS


class Kick(Request, frozen=True):
    """The host sends a player away, or takes a bot off the table."""

    seat: Seat


class HandOn(Request, frozen=True):
    """The host makes somebody else the host."""

    seat: Seat


class SetTable(Request, frozen=True):
    settings: TableSettings
    phases = BETWEEN_MATCHES


class AdmitScreen(Request, frozen=True):
    screen: int


class SetAdmission(Request, frozen=True):
    """The host locks the table, or unlocks it; lets others watch, or sends all who do away."""

    admission: Admission


class SendAway(Request, frozen=True):
    """The host sends one who watches away, or a screen, by the number that `watchers` tells."""

    watcher: int


class React(Request, frozen=True):
    reaction: Reaction
    allowed_to = Right.EVERYBODY


class GoOn(Request, frozen=True):
    """Wait no longer for those who are away; or play on, after a pause that was agreed to."""

    allowed_to = Right.PLAYER
    phases = frozenset({Phase.PAUSED})


class TableSet(Event, frozen=True):
    """The host has changed the table's settings."""

    settings: TableSettings


class AdmissionSet(Event, frozen=True):
    """The host has said who may come in; when all have left for good, the house opens the table again."""

    admission: Admission


REQUESTS = (
    SitDown,
    Withdraw,
    Rename,
    AddBot,
    FillSeat,
    Kick,
    HandOn,
    SetTable,
    AdmitScreen,
    SetAdmission,
    SendAway,
    React,
    GoOn,
)
HOUSE_EVENTS = (TableSet, AdmissionSet, WaitingSet, EveningSet)
