"""The limit of what each seat may write in one round, so that no round takes for ever to be played again.

A hand does 30 to 260 things in a round. Who rolls or turns cards for ever reaches the limit alone, and then
rests: the others play on, and so nobody can end, win or spoil a round by running into it. Who would rather
not wait may vote to end the round, or leave. `SeatState` counts the moves, and `Deciding` asks.
"""

from pellmell.kit.messages import Command
from pellmell.kit.refusal import Refusal
from pellmell.play.messages import Leave, VoteToEnd

MOVES_PER_SEAT = 2_500
ALWAYS = (VoteToEnd, Leave)  # each of them once


def check_limit(command: Command) -> None:
    """Of a seat that has made as many moves as it may; raises Refusal."""
    if not isinstance(command, ALWAYS):
        reason = f"{MOVES_PER_SEAT} moves are the most in one round: rest until it ends, or vote to end it"
        raise Refusal("LIMIT", reason)
