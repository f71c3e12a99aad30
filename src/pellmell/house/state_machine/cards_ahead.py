"""Cards ahead: the next own card is sent to its owner before it is turned up, once each."""

import msgspec

from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.wire.frames import Ahead

encode = msgspec.json.Encoder().encode


class CardsAhead:
    def __init__(self) -> None:
        self._sent: dict[Seat, bytes] = {}

    def forget(self, seat: Seat) -> None:
        self._sent.pop(seat, None)

    def news(self, position: Position, seat: Seat) -> bytes | None:
        """What the seat's owner does not know yet, as a frame."""
        cards = position.ahead(seat)
        if cards is None:
            return None
        frame = encode(Ahead(cards))
        if self._sent.get(seat) == frame:
            return None
        self._sent[seat] = frame
        return frame
