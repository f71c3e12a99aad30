"""The phases of a table are an enumeration; also how a round ends, and why a phase refuses a command."""

from enum import StrEnum


class Phase(StrEnum):
    """Where a table stands. The rules of a game know those from PREPARING to SCORED. PREPARING, CHECKING and
    CHOOSING are slots in the course of a round: a game has something done there, or leaves them out."""

    GATHERING = "gathering"  # seats and options
    READYING = "readying"  # seats taken, waiting for the first signal
    PREPARING = "preparing"  # slot before the countdown: something is put up, seat by seat
    COUNTDOWN = "countdown"
    RACING = "racing"
    FROZEN = "frozen"  # the game has stopped the race for a moment: nobody touches anything
    PAUSED = "paused"
    CHECKING = "checking"  # slot between the race and its stop: what was done is looked at
    STOPPED = "stopped"  # the race is over, everything lies as it lay (ALL-10)
    CHOOSING = "choosing"  # slot between two races: seats choose what they have in the next one
    SCORED = "scored"
    OVER = "over"


# What a table asks about a phase is answered here, so that nobody else has to know the slots.
SLOTS = frozenset({Phase.PREPARING, Phase.CHECKING, Phase.CHOOSING})
BEFORE_RACE = frozenset({Phase.PREPARING, Phase.COUNTDOWN, Phase.CHOOSING})
AFTER_RACE = frozenset({Phase.CHECKING, Phase.STOPPED})  # and before the score
MAY_BE_VOTED_OUT = frozenset({Phase.PREPARING, Phase.RACING, Phase.FROZEN})

# By themselves, for where it is quick: CPython 3.11 takes 0.1 µs to look a member of an Enum up.
RACING = Phase.RACING
SCORED = Phase.SCORED


class Ending(StrEnum):
    """How a round ended."""

    STOP = "stop"
    BLOCKED = "blocked"
    VOTE = "vote"


COUNTDOWN_MS = 3000  # before the race, and before it goes on
BREATH_MS = 2000  # between the stop and the score

Reason = tuple[str, str]  # the rule, and what to tell the player

# Why a command that belongs to another phase is refused, unless the game's own rulebook says why.
WHY_NOT: dict[Phase, Reason] = {
    Phase.GATHERING: ("ALL-2", "the match has not begun: take a seat, set the options, start"),
    Phase.READYING: ("ALL-2", "the round has not begun: wait for the signal"),
    Phase.PREPARING: ("ALL-2", "the race has not begun: it is still being prepared"),
    Phase.COUNTDOWN: ("ALL-2", "the race has not begun: wait for the signal"),
    Phase.RACING: ("ALL-6", "not during the race"),
    Phase.FROZEN: ("ALL-1", "everybody stops: nobody touches anything until the table goes on"),
    Phase.PAUSED: ("ALL-1", "the table is paused"),
    Phase.CHECKING: ("ALL-5", "the race is over: what lies there is being checked"),
    Phase.STOPPED: ("ALL-5", "the round is over: nothing may be placed"),
    Phase.CHOOSING: ("ALL-5", "the race is over: something is being chosen"),
    Phase.SCORED: ("ALL-6", "the round is scored: wait for the next one"),
    Phase.OVER: ("ALL-6", "the match is over: a new one starts at zero"),
}
