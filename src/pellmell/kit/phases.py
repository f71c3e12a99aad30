from enum import StrEnum


class Phase(StrEnum):
    """Where a table stands. The rules of a game know those from PREPARING to SCORED."""

    GATHERING = "gathering"  # seats and options
    READYING = "readying"  # seats taken, waiting for the first signal
    PREPARING = "preparing"  # the board game's tokens are placed
    COUNTDOWN = "countdown"
    RACING = "racing"
    FROZEN = "frozen"  # "Dutch!", a stop that was denied, a rotation: nobody touches a card
    PAUSED = "paused"
    CHECKING = "checking"  # the board game's cards are looked at by the neighbour
    STOPPED = "stopped"  # the race is over, everything lies as it lay (ALL-10)
    CHOOSING = "choosing"  # the board game's cards go onto player boards
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

# Why a command that belongs to another phase is refused: the rule, and what to tell the player.
WHY_NOT: dict[Phase, tuple[str, str]] = {
    Phase.GATHERING: ("ALL-2", "the match has not begun: take a seat, set the options, start"),
    Phase.READYING: ("ALL-2", "the round has not begun: wait for the signal"),
    Phase.PREPARING: ("BRD-5", "the tokens are still being placed"),
    Phase.COUNTDOWN: ("ALL-2", "the race has not begun: wait for the signal"),
    Phase.RACING: ("ALL-6", "not during the race"),
    Phase.FROZEN: ("BLZ-13", "everybody stops: nobody touches a card until the table goes on"),
    Phase.PAUSED: ("ALL-1", "the table is paused"),
    Phase.CHECKING: ("BRD-23", "the cards are being checked"),
    Phase.STOPPED: ("ALL-5", "the round is over: nothing may be placed"),
    Phase.CHOOSING: ("BRD-26", "cards are being chosen for the player boards"),
    Phase.SCORED: ("ALL-6", "the round is scored: wait for the next one"),
    Phase.OVER: ("ALL-6", "the match is over: a new one starts at zero"),
}
