"""The message of what is told ahead: a seat learns which card it will have in hand next."""

from msgspec import Struct

from pellmell.games.board.material import Card


class BoardAhead(Struct, frozen=True, omit_defaults=True):
    """The card that comes to hand next, by either action: the same one, unless it is the last."""

    lay: Card | None = None
    turn_up: Card | None = None
