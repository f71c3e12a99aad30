"""The message of what is told ahead: a seat learns which cards its next actions would bring to light."""

from msgspec import Struct

from pellmell.kit.cards import Card


class StackingAhead(Struct, frozen=True, omit_defaults=True):
    """What a seat's next own action would bring to light, one card of each kind."""

    turn: Card | None = None  # by the next turn of three
    under: Card | None = None  # under the visible card of the turned-over pile
    stock: Card | None = None  # under the top of the pile that counts
