"""The view of the board game is what everybody sees of a round, with the snapshot that it is sent as."""

from msgspec import Struct

from pellmell.games.board.board import Square, board_of
from pellmell.games.board.checking import Checking
from pellmell.games.board.choosing import Duty
from pellmell.games.board.debts import Debt, Debts
from pellmell.games.board.field import LaidCard, covered
from pellmell.games.board.hand import HandView
from pellmell.games.board.material import CARDS, UPRIGHT, Card
from pellmell.games.board.options import BoardOptions
from pellmell.games.board.round import BoardRound
from pellmell.kit.round import RoundSnapshot, View
from pellmell.kit.seats import Seat


class BoardSnapshot(RoundSnapshot, frozen=True, omit_defaults=True, kw_only=True):
    board: str
    tokens: dict[int, Square]
    cards: list[LaidCard]
    jokers: dict[Square, Seat]
    hands: list[HandView]
    aside: list[list[Card]]
    judged: list[int]
    culprits: list[Seat]
    debts: list[Debt]
    duties: dict[Seat, Duty]
    next_placer: Seat


class BoardFaceDown(Struct, frozen=True):
    """By seat: discard pile, card in hand and stack, in this order."""

    hands: list[list[Card]]


class BoardView(BoardRound, View):
    """No card in it lies face down."""

    hands: list[HandView]

    def held(self, seat: Seat) -> list[Card]:
        """What the seat still holds: all cards but those that lie on the board, or on its player board."""
        laid = {UPRIGHT[card.card] for card in self.field.cards if card.seat == seat}
        return [card for card in CARDS if card not in laid and card not in self.aside[seat]]

    def snapshot(self) -> BoardSnapshot:
        field, checking = self.field, self.checking
        return BoardSnapshot(
            **self.shared(),
            board=field.board.text,
            tokens=dict(field.tokens),
            cards=list(field.cards),
            jokers=dict(field.jokers),
            hands=list(self.hands),
            aside=[list(cards) for cards in self.aside],
            judged=list(checking.judged),
            culprits=sorted(checking.culprits),
            debts=list(self.debts.due),
            duties=dict(self.duties),
            next_placer=self.next_placer,
        )


def seen(snapshot: BoardSnapshot, options: BoardOptions) -> BoardView:
    field = covered(board_of(snapshot.board), snapshot.cards, snapshot.jokers, snapshot.tokens)
    view = BoardView(options, field, snapshot.hands, snapshot.aside)
    view.checking = Checking(snapshot.judged, set(snapshot.culprits))
    view.debts, view.duties = Debts(snapshot.debts), snapshot.duties
    view.next_placer = snapshot.next_placer
    return view.standing_as(snapshot)
