"""The limit of what each seat may write in one round, so that no round takes for ever to be played again.

A hand does 30 to 260 things in a round. Who rolls or turns cards for ever reaches the limit alone, and then
rests: the others play on, and so nobody can end, win or spoil a round by running into it. Who would rather
not wait may vote to end the round, or leave.
"""

from collections import Counter
from collections.abc import Mapping

from pellmell.kit.messages import Command
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.messages import Leave, VoteToEnd

MOVES_PER_SEAT = 2_500
ALWAYS = (VoteToEnd, Leave)  # each of them once


class RoundLimit:
    def __init__(self) -> None:
        self._moves: Counter[Seat] = Counter()

    def check(self, seat: Seat, command: Command) -> None:
        """Raises Refusal. What the house does by itself is not limited."""
        if self._moves[seat] >= MOVES_PER_SEAT and seat != HOUSE and not isinstance(command, ALWAYS):
            reason = (
                f"{MOVES_PER_SEAT} moves are the most in one round: rest until it ends, or vote to end it"
            )
            raise Refusal("LIMIT", reason)

    def count(self, seat: Seat) -> None:
        self._moves[seat] += 1

    def remember(self, moves: Mapping[Seat, int]) -> None:
        self._moves.update(moves)

    def begin_anew(self) -> None:
        self._moves.clear()
