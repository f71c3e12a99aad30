"""The pace limit keeps the least time between two moves of a seat: nobody is quicker than one hand (ALL-4).

A command that comes too soon after the seat's last one waits; it is refused only if so many wait already that
no hand can have meant them.
"""

from pellmell.kit.messages import Gesture
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds

SHOUT = Gesture.SHOUT
ONE_HAND_MS = int(Gesture.PLACE)  # between any two moves of a hand
FAR_BEHIND_MS = 5000


class PaceLimit:
    """When each seat's hand is free: for anything, and for the same gesture again."""

    def __init__(self) -> None:
        self._free: dict[tuple[Seat, Gesture | None], Milliseconds] = {}

    def move(self, seat: Seat, gesture: Gesture, arrival: Milliseconds) -> Milliseconds:
        """The moment at which the hand does it; raises Refusal. A shout takes no hand, but waits behind what
        it does."""
        hand, same = (seat, None), (seat, gesture)
        if gesture is SHOUT:
            return max(arrival, self._free.get(hand, arrival) - ONE_HAND_MS)
        moment = max(arrival, self._free.get(hand, arrival), self._free.get(same, arrival))
        if moment - arrival > FAR_BEHIND_MS:
            raise Refusal("ALL-4", "one hand: wait until what you did before is done")
        self._free[hand] = moment + ONE_HAND_MS
        self._free[same] = moment + gesture
        return moment
