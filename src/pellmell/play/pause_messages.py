"""Commands and events of a pause that the table agrees to (ALL-17)."""

from pellmell.kit.messages import Event, HouseCommand
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import IN_ROUND, TableCommand


class AskPause(TableCommand, frozen=True):
    """A seat would like a pause: all who are present have to agree. Alone with bots one need not ask."""

    phases = IN_ROUND


class AnswerPause(TableCommand, frozen=True):
    """What a seat says to somebody who asks for a pause; who has asked takes it back so."""

    agree: bool
    phases = IN_ROUND


class LapsePause(HouseCommand, frozen=True):
    """Nobody waits any longer for an answer to who asks for a pause."""

    phases = IN_ROUND


class PlayOn(HouseCommand, frozen=True):
    """A seat is ready to go on after a pause that was agreed to."""

    seat: Seat
    phases = frozenset({Phase.PAUSED})


class PauseAsked(Event, frozen=True):
    seat: Seat


class PauseAgreed(Event, frozen=True):
    seat: Seat


class PauseDenied(Event, frozen=True):
    """By a seat; by none: it was not answered in time, or who asked has gone."""

    seat: Seat | None = None


class WouldGoOn(Event, frozen=True):
    """A seat is ready to go on; when all who are present are, the table does."""

    seat: Seat
