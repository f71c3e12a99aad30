"""The phases of a table are an enumeration; also how a round ends, and why a phase refuses a command."""

from enum import StrEnum


class Phase(StrEnum):
    """Where a table stands. The rules of a game know those from PREPARING to SCORED; PREPARING, CHECKING and
    CHOOSING are for games in which something is done before the race, after it, or after the score."""

    GATHERING = "gathering"  # seats and options
    READYING = "readying"  # seats taken, waiting for the first signal
    PREPARING = "preparing"  # before the countdown, where a game has something to put up
    COUNTDOWN = "countdown"
    RACING = "racing"
    FROZEN = "frozen"  # the game has stopped the race for a moment: nobody touches anything
    PAUSED = "paused"
    CHECKING = "checking"  # after the race, where a game has something to look at
    STOPPED = "stopped"  # the race is over, everything lies as it lay (ALL-10)
    CHOOSING = "choosing"  # between two races, where a game has something to choose
    SCORED = "scored"
    OVER = "over"


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
