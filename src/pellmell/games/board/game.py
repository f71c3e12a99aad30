"""Ligretto: the board game, for 2 to 4."""

from collections.abc import Sequence

from pellmell.games.board import placing
from pellmell.games.board.ahead import BoardAhead
from pellmell.games.board.board import board_of
from pellmell.games.board.bot import GreedyLayer
from pellmell.games.board.choosing import MOST_ASIDE
from pellmell.games.board.field import Field, bare
from pellmell.games.board.hand import Hand
from pellmell.games.board.judgement.mind import BoardMind
from pellmell.games.board.layouts import arranged, drawing, recommended_spots
from pellmell.games.board.lengths import LENGTHS
from pellmell.games.board.material import CARDS, TOKENS, Card
from pellmell.games.board.messages import COMMANDS, EVENTS, Keep, Laid, Lay, Pay
from pellmell.games.board.notation import BoardNotation
from pellmell.games.board.options import BoardOptions
from pellmell.games.board.position import BoardPosition
from pellmell.games.board.rivals import squares
from pellmell.games.board.sketch import sketch
from pellmell.games.board.tell import tell
from pellmell.games.board.view import BoardSnapshot, BoardView, seen
from pellmell.kit.chance import Chance, Stream
from pellmell.kit.game import Carried, Game
from pellmell.kit.messages import Command, Event
from pellmell.kit.mind import Talent
from pellmell.kit.seats import Seat


class BoardGame(Game[BoardOptions, BoardPosition, BoardView, BoardSnapshot, Keep]):
    name = "board"
    title = "Ligretto: the board game"
    version = 1
    seats = range(2, 5)
    options = BoardOptions
    lengths = LENGTHS
    commands = COMMANDS
    events = EVENTS
    snapshot_type = BoardSnapshot
    ahead_type = BoardAhead
    keep_type = Keep
    notation = BoardNotation()
    bot = GreedyLayer()

    def deal(
        self, options: BoardOptions, players: int, chance: Chance, keep: Keep | None = None
    ) -> BoardPosition:
        keep = keep or Keep()
        layout = drawing(options.layout, players)
        field = bare(board_of(keep.board or arranged(layout, chance.stream("sections"))))
        _put_tokens(field, options, layout, chance)
        aside = keep.aside or [[] for _ in range(players)]
        hands = [_hand(chance, seat, cards) for seat, cards in enumerate(aside)]
        return BoardPosition(options, field, hands, aside, chance, keep.taken_along)

    def see(self, snapshot: BoardSnapshot, options: BoardOptions, players: int) -> BoardView:
        return seen(snapshot, options)

    def contends(self, command: Command, event: Event) -> bool:
        """The token has moved, or a square is covered."""
        if not (isinstance(command, Lay | Pay) and isinstance(event, Laid)):
            return False
        return event.token == command.token or bool(squares(command) & squares(event))

    def mind(self, seat: Seat, talent: Talent, chance: Stream) -> BoardMind:
        return BoardMind(seat, talent, chance)

    def strengths(self, options: BoardOptions) -> Sequence[float]:
        return (1.2, 1.85, 2.6, 3.1, 3.65)

    def is_over(self, options: BoardOptions, rounds: int, totals: Sequence[int]) -> bool:
        return rounds >= options.rounds

    def sketch(self, view: BoardView, names: Sequence[str]) -> str:
        return sketch(view, names)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return tell(event, names)

    def start(self, carried: Sequence[Carried]) -> Keep:
        """BRD-30: the same group goes on with as many cards on the player boards as it had at the end.
        One player plays with all cards, here too (BRD-28)."""
        counts = [count if isinstance(count, int) else 0 for count in carried]
        fewest = min(counts, default=0)
        return Keep(taken_along=[min(count - fewest, MOST_ASIDE) for count in counts])

    def carries(self, keep: Keep | None, players: int) -> list[int]:
        keep = keep or Keep()
        return [len(cards) for cards in keep.aside] or list(keep.taken_along) or [0] * players


def _hand(chance: Chance, seat: Seat, aside: Sequence[Card]) -> Hand:
    """BRD-3: all cards are shuffled before each round, but those on the player board."""
    return Hand([card for card in chance.stream("deck", seat).shuffled(CARDS) if card not in aside])


def _put_tokens(field: Field, options: BoardOptions, layout: str, chance: Chance) -> None:
    if options.tokens == "recommended":
        for token, square in zip(TOKENS, recommended_spots(layout), strict=True):
            field.put_token(token, square)
    elif options.tokens == "random":
        for _ in TOKENS:
            placed = placing.placed_at_random(field, chance)
            field.put_token(placed.token, placed.square)
