"""The worth of a place for a card is evaluated in cards."""

from collections.abc import Iterable

from pellmell.games.board.board import Place
from pellmell.games.board.judgement.hand import OwnHand, Rival
from pellmell.games.board.judgement.outlook import Outlook, bits, share
from pellmell.games.board.judgement.seen import SeenBoard
from pellmell.games.board.reach import Bridge

LAID = 1.0
NEXT = 1.0  # the card that comes next finds a place
HELD = 0.3  # so do others that one holds
DENIED = 1.0  # the card that somebody else has in hand finds none
LATER = 0.3  # nor do those that come after it


class Worth:
    """By what can be laid afterwards. Good players do not mind a dead end: it is closed to the others, and
    who blocked a token may lay the next card anywhere (BRD-14)."""

    def __init__(self, board: SeenBoard, hand: OwnHand, rivals: Iterable[Rival], insight: float) -> None:
        self._insight = insight
        self._outlook = Outlook(board.field)
        self._coming = bits(hand.coming)
        self._held = bits(card for card in hand.held if card != hand.card)
        self._rivals = [(bits([rival.card]), bits(rival.held)) for rival in rivals]

    def of(self, token: int, bridge: Bridge, place: Place) -> float:
        covered = {place.near, place.far, *bridge}
        found, blocked = self._outlook.after(token, covered, place.far)
        own = NEXT + HELD if blocked else NEXT * share(self._coming, found) + HELD * share(self._held, found)
        return LAID + self._insight * (own - self._left_to_others(found))

    def _left_to_others(self, found: int) -> float:
        return sum(DENIED * share(card, found) + LATER * share(held, found) for card, held in self._rivals)
