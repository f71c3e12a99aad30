"""Ideas of a bot say where the card in hand could go, by what was seen; and when a joker pays."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from pellmell.games.board.board import Place
from pellmell.games.board.judgement.hand import OwnHand, Rival
from pellmell.games.board.judgement.seen import SeenBoard
from pellmell.games.board.judgement.worth import Worth
from pellmell.games.board.material import FLIPPED, Card
from pellmell.games.board.messages import Lay, Pay
from pellmell.games.board.reach import Bridge, bridges, open_places
from pellmell.games.board.round import TURN_UP
from pellmell.kit.mind import Idea, Talent

MOST_BRIDGES = 24  # that one thinks about
AT_ONCE = 0.75  # insight: who has so much uses a joker as soon as a card fits nowhere
HOARDS = 0.5  # of the cards go by before somebody with much less thinks of a joker
LATE = 6  # cards: from here on the last joker is not kept any more


class Way(NamedTuple):
    """Where the card in hand could go, over which jokers."""

    command: Lay | Pay
    bridge: Bridge
    place: Place


class Judgement:
    def __init__(self, board: SeenBoard, hand: OwnHand, talent: Talent) -> None:
        self._board = board
        self._hand = hand
        self._insight = talent.insight
        self.rivals: list[Rival] = []

    def ideas(self) -> Iterable[Idea]:
        hand = self._hand
        if hand.card is None or not self._board.field.tokens:
            return ()
        found = [] if hand.owes else self._lays(hand.card)
        found += self._pays(hand.card)
        return self._weighed(found) if found else self._otherwise()

    def _weighed(self, found: Iterable[Way]) -> list[Idea]:
        worth = Worth(self._board, self._hand, self.rivals, self._insight)
        return [Idea(way.command, worth.of(way.command.token, way.bridge, way.place)) for way in found]

    def _otherwise(self) -> Iterable[Idea]:
        """Nothing fits where one has looked: on to the next card, if that can change anything."""
        return (Idea(TURN_UP, idle=True),) if self._hand.count > 1 else ()

    def _lays(self, card: Card) -> list[Way]:
        """Over as few jokers as can be."""
        for jokers in range(self._jokers() + 1):
            if found := list(islice(self._over(card, jokers), MOST_BRIDGES)):
                return [Way(self._lay(*way, card), *way[1:]) for way in found]
        return []

    def _lay(self, token: int, bridge: Bridge, place: Place, card: Card) -> Lay:
        at = self._board.field.tokens[token]
        return Lay(token, at, place.near, place.far, place.card or card, bridge)

    def _jokers(self) -> int:
        """How many one would use, when all tokens have been searched without them. Beginners keep them until
        all cards have gone by; who knows better keeps only one, for the last cards."""
        hand = self._hand
        if not self._board.all_searched:
            return 0
        if hand.count == 1 or hand.passed >= hand.count:
            return hand.jokers
        if hand.passed < HOARDS * (AT_ONCE - self._insight) * hand.count:
            return 0
        return hand.jokers if hand.count <= LATE else hand.jokers - 1

    def _over(self, card: Card, jokers: int) -> Iterator[tuple[int, Bridge, Place]]:
        """Where the card fits over exactly so many jokers."""
        field, ways = self._board.field, (card, FLIPPED[card])
        for token in self._board.searched:
            if not field.is_blocked(token):
                for bridge in bridges(field, token, jokers):
                    if len(bridge) == jokers:
                        for place in open_places(field, token, bridge, ways):
                            yield token, bridge, place

    def _pays(self, card: Card) -> Iterator[Way]:
        field = self._board.field
        for token in self._hand.payable:
            if token in self._board.searched:
                for place in field.board.places_by_card[card]:
                    if field.is_free(place):
                        pay = Pay(token, field.tokens[token], place.near, place.far, place.card or card)
                        yield Way(pay, (), place)
