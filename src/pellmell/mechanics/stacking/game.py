"""A game that is a stacking race: everything but its rule set."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from pellmell.kit.cards import Card, deck
from pellmell.kit.chance import Chance, Stream
from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event
from pellmell.kit.mind import Talent
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.ahead import StackingAhead
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.bot import GreedyStacker
from pellmell.mechanics.stacking.judgement.mind import StackingMind
from pellmell.mechanics.stacking.judgement.strengths import STRENGTHS
from pellmell.mechanics.stacking.messages import COMMANDS, EVENTS, Placed, Play
from pellmell.mechanics.stacking.middle import Middle
from pellmell.mechanics.stacking.notation import StackingNotation
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.mechanics.stacking.rule_set import STOCK_SIZE, RuleSet
from pellmell.mechanics.stacking.sketch import sketch
from pellmell.mechanics.stacking.tell import tell
from pellmell.mechanics.stacking.view import StackingSnapshot, StackingView

SetT = TypeVar("SetT", bound=StackingOptions)


class StackingGame(Game[SetT, StackingPosition, StackingView, StackingSnapshot, None], Generic[SetT]):
    rule_set: ClassVar[RuleSet]
    commands = COMMANDS
    events = EVENTS
    snapshot_type = StackingSnapshot
    ahead_type = StackingAhead
    goals = ("rounds", "target")
    bot = GreedyStacker()

    def __init_subclass__(cls) -> None:
        cls.notation = StackingNotation(cls.rule_set)

    def deal(self, options: SetT, players: int, chance: Chance, keep: None = None) -> StackingPosition:
        areas = [self._area(chance.stream("deck", seat).shuffled(deck()), players) for seat in range(players)]
        return StackingPosition(self.rule_set, options, areas)

    def _area(self, cards: list[Card], players: int) -> Area:
        """Cards are counted off from the front; the last one counted off lies on top."""
        size = self.rule_set.row_size(players)
        start = size if self.rule_set.row_first else 0
        stock = cards[start : start + STOCK_SIZE]
        row = cards[:size] if self.rule_set.row_first else cards[STOCK_SIZE : STOCK_SIZE + size]
        return Area(stock, [[card] for card in row], hand=cards[STOCK_SIZE + size :])

    def see(self, snapshot: StackingSnapshot, options: SetT, players: int) -> StackingView:
        middle = Middle.of(snapshot.piles)
        return StackingView(self.rule_set, options, snapshot.areas, middle).standing_as(snapshot)

    def contends(self, command: Command, event: Event) -> bool:
        """The same pile; for a card that may go anywhere, its double. There is always room for a new pile."""
        if not (isinstance(command, Play) and isinstance(event, Placed)):
            return False
        return event.card == command.card if command.onto is None else event.pile == command.onto.pile

    def mind(self, seat: Seat, talent: Talent, chance: Stream) -> StackingMind:
        return StackingMind(seat, talent, chance)

    def strengths(self, options: SetT) -> Sequence[float]:
        return STRENGTHS[options.blocked, options.advanced]

    def is_over(self, options: SetT, rounds: int, totals: Sequence[int]) -> bool:
        if isinstance(options.rounds, int):
            return rounds >= options.rounds
        return max(totals) >= options.target

    def sketch(self, view: StackingView, names: Sequence[str]) -> str:
        return sketch(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names, self.rule_set.words)


AnyStackingGame: TypeAlias = StackingGame[Any]
