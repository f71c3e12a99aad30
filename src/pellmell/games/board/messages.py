"""Commands and events of the board game: what a seat can try, and what can happen."""

from msgspec import Struct

from pellmell.games.board.board import BOARD_LETTERS, Square
from pellmell.games.board.material import Card
from pellmell.kit.messages import Command, Event, Gesture
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat


class PlaceToken(Command, frozen=True):
    """Put the next token on a square, before the round."""

    square: Square
    phases = frozenset({Phase.PREPARING})


class Lay(Command, frozen=True):
    """Lay the card in hand next to a token, seen standing `at` a square; jokers, if any, bridge the gap."""

    token: int
    at: Square
    near: Square
    far: Square
    card: Card
    jokers: tuple[Square, ...] = ()


class Pay(Command, frozen=True):
    """Lay the card in hand anywhere, and free a blocked token by putting it on the far square."""

    token: int
    at: Square
    near: Square
    far: Square
    card: Card


class TurnUp(Command, frozen=True):
    """Discard the card in hand and turn up the next."""

    contested = False


class Judge(Command, frozen=True):
    """Say whether the left neighbour's card lies right."""

    card: Card
    right: bool
    phases = frozenset({Phase.CHECKING})
    gesture = Gesture.SHOUT


class Choose(Command, frozen=True):
    """Say which cards go onto the own player board, and which come off it."""

    on: tuple[Card, ...] = ()
    off: tuple[Card, ...] = ()
    phases = frozenset({Phase.CHOOSING})
    gesture = Gesture.SHOUT


class TokenPlaced(Event, frozen=True):
    token: int
    square: Square


class Opened(Event, frozen=True):
    """The race is on, and everybody has turned up a card."""

    cards: list[Card]


class Laid(Event, frozen=True):
    """A card lies, and the token stands on its far square; `shows` was turned up next."""

    seat: Seat
    token: int
    near: Square
    far: Square
    card: Card
    jokers: tuple[Square, ...] = ()
    shows: Card | None = None


class TurnedUp(Event, frozen=True):
    seat: Seat
    shows: Card


class Owed(Event, frozen=True):
    """A seat has blocked a token, and owes it a move. Debts are numbered through the round."""

    seat: Seat
    token: int
    number: int


class DebtOpened(Event, frozen=True):
    """From now on anybody may pay."""

    token: int


class DebtLapsed(Event, frozen=True):
    """The token has come free by itself."""

    token: int


class Judged(Event, frozen=True):
    seat: Seat
    card: Card
    right: bool


class Checked(Event, frozen=True):
    """All cards have been looked at, or the time for it is up."""


class Chosen(Event, frozen=True):
    seat: Seat
    on: tuple[Card, ...] = ()
    off: tuple[Card, ...] = ()


class Keep(Struct, frozen=True, omit_defaults=True):
    """What lasts from round to round: the board, the cards on the player boards, and how many of
    them were taken along from the last match and are still to be chosen (BRD-30)."""

    board: str = ""
    aside: list[list[Card]] = []
    taken_along: list[int] = []

    def __post_init__(self) -> None:
        """What comes from a journal may have been damaged."""
        if strange := set(self.board) - BOARD_LETTERS:
            raise ValueError(f"no board has squares such as {''.join(sorted(strange))!r}")
        if self.board and len({len(row) for row in self.board.split("/")}) > 1:
            raise ValueError("the rows of a board are equally long")


COMMANDS = (PlaceToken, Lay, Pay, TurnUp, Judge, Choose)
EVENTS = (
    TokenPlaced,
    Opened,
    Laid,
    TurnedUp,
    Owed,
    DebtOpened,
    DebtLapsed,
    Judged,
    Checked,
    Chosen,
)
