"""What everybody sees of a round."""

from msgspec import Struct

from pellmell.games.board.board import Square
from pellmell.games.board.choosing import Duty
from pellmell.games.board.debts import Debt
from pellmell.games.board.field import LaidCard
from pellmell.games.board.hand import HandView
from pellmell.games.board.material import Card
from pellmell.games.board.round import BoardRound
from pellmell.kit.messages import RaceStopped, RoundResult
from pellmell.kit.phases import Phase
from pellmell.kit.round import View
from pellmell.kit.seats import Seat


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """A view as it is sent to somebody who joins."""

    phase: Phase
    board: str
    tokens: dict[int, Square]
    cards: list[LaidCard]
    jokers: dict[Square, Seat]
    hands: list[HandView]
    aside: list[list[Card]]
    debts: list[Debt] = []
    duties: dict[Seat, Duty] = {}
    judged: list[int] = []
    culprits: list[Seat] = []
    placer: Seat | None = None
    gone: list[Seat] = []
    ending: RaceStopped | None = None
    score: RoundResult | None = None


class BoardView(BoardRound, View):
    """No card in it lies face down."""

    hands: list[HandView]

    def snapshot(self) -> Snapshot:
        field, checking = self.field, self.checking
        return Snapshot(
            phase=self.phase,
            board=field.board.text,
            tokens=dict(field.tokens),
            cards=list(field.cards),
            jokers=dict(field.jokers),
            hands=list(self.hands),
            aside=[list(cards) for cards in self.aside],
            debts=list(self.debts.due),
            duties=dict(self.duties),
            judged=list(checking.judged),
            culprits=sorted(checking.culprits),
            placer=self.placer if self.phase is Phase.PREPARING else None,
            gone=sorted(self.gone),
            ending=self.ending,
            score=self.score,
        )
