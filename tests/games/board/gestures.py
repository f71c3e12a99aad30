"""How a person does in the page what the engine says, in the board game."""

from collections.abc import Iterator
from itertools import pairwise
from string import ascii_lowercase
from typing import Any

from playwright.sync_api import Locator

from pellmell.games.board.board import Square
from pellmell.games.board.material import Card
from pellmell.games.board.messages import Choose, Lay, TurnUp
from pellmell.games.board.position import BoardPosition
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from tests.browser.beside import PAGE
from tests.browser.gestures import Gestures
from tests.browser.hands import Box, Hands, Point, box_of

STEPS = {(0, -1): "ArrowUp", (1, 0): "ArrowRight", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft"}
ARROWS = list(STEPS.values())  # clockwise, as the card turns
ABOVE_FINGER = 56
LENS_BELOW = 40  # px: smaller squares are pressed through a lens


class BoardGestures(Gestures):
    look = """() => {
        const named = (name) => document.querySelector(`[data-test="${name}"]`);
        const label = (name) => named(name)?.ariaLabel;
        const lies = document.querySelector("[data-laid]")?.dataset;
        const listed = (text) => text ? text.split(",") : [];
        return {
            card: label("own-card")?.match(/\\w+ and \\w+/)?.[0] ?? null,
            left: Number(label("turn-up")?.match(/\\d+/) ?? 0),
            laid: listed(lies?.laid).sort(),
            tokens: Object.fromEntries(listed(lies?.stands).map((token) => token.split(" "))),
        };
    }"""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self._turns = 0  # quarters, of the card in hand

    def expected(self, position: BoardPosition) -> dict[str, Any]:
        hand, racing = position.hands[PAGE], position.phase is Phase.RACING
        return {
            "card": _named(hand.card) if hand.card and racing else None,
            "left": hand.count if racing else 0,
            "laid": sorted(f"{laid.near} {laid.far}" for laid in position.field.cards),
            "tokens": {str(token): square for token, square in position.field.tokens.items()},
        }

    def tap(self, position: BoardPosition, command: Command) -> None:
        match command:
            case Lay(at=at, jokers=jokers):
                for _ in jokers:
                    self.hands.tap(self.person.see("jokers"))
                self._tap_squares(position, at, _way(command))
            case TurnUp():
                self.hands.tap(self.person.see("turn-up"))
            case Choose():
                for button in self._choices(command):
                    self.hands.tap(button)
            case _:
                raise NotImplementedError(command)

    def _tap_squares(self, position: BoardPosition, token_at: Square, way: list[Square]) -> None:
        if self._is_close_up:
            token = _token_at(position, token_at)
            for square in way:
                self.hands.tap(self._in_close_up(token, square))
            return
        if self._side(position) >= LENS_BELOW:
            for square in way:
                self.hands.tap_at(self._on_board(position, square))
            return
        self.hands.tap_at(self._on_board(position, token_at))  # opens the lens
        for square in way:
            self.hands.tap(self.page.locator(f'[data-square="{square}"]'))

    def drag(self, position: BoardPosition, command: Command) -> None:
        match command:
            case Lay(token=token, jokers=jokers, near=near, far=far):
                for square in jokers:
                    self._drag("jokers", self._seen(position, token, square))
                self._turn_card(_arrow(near, far) if _is_upright(position, command) else _arrow(far, near))
                one, other = self._seen(position, token, near), self._seen(position, token, far)
                self._drag("own-card", Point((one.x + other.x) / 2, (one.y + other.y) / 2))
            case _:
                self.tap(position, command)

    def keys(self, position: BoardPosition, command: Command) -> None:
        match command:
            case Lay(at=at, token=token, jokers=jokers):
                way = [at, *_way(command)]
                arrows = [_arrow(*step) for step in pairwise(way)]
                self.hands.press(*["KeyJ" for _ in jokers], f"Digit{token}", *arrows, "Enter")
            case TurnUp():
                self.hands.press("Space")
            case Choose():
                for button in self._choices(command):
                    self.hands.walk_to(button)
                    self.hands.press("Enter")
            case _:
                raise NotImplementedError(command)

    def _drag(self, piece: str, to: Point) -> None:
        above = ABOVE_FINGER if self.hands.touch else 0
        self.hands.drag(box_of(self.person.see(piece)).middle, Point(to.x, to.y + above))

    def _turn_card(self, towards: str) -> None:
        """Until its second colour lies on that side of its first; meanwhile its middle stays where it is."""
        at = box_of(self.person.see("own-card")).middle
        while ARROWS[self._turns % len(ARROWS)] != towards:
            self.hands.tap_at(at)
            self._turns += 1

    def _choices(self, choice: Choose) -> Iterator[Locator]:
        for card in (*choice.on, *choice.off):
            yield self.page.get_by_role("button", name=_named(card), exact=True)
        yield self.page.get_by_role("button", name="Done")

    @property
    def _is_close_up(self) -> bool:
        return self.page.locator("[data-instead]").count() > 0

    def _in_close_up(self, token: int, square: Square) -> Locator:
        return self.page.locator(f'[data-instead="{token}"] [data-square="{square}"]')

    def _seen(self, position: BoardPosition, token: int, square: Square) -> Point:
        if self._is_close_up:
            return box_of(self._in_close_up(token, square)).middle
        return self._on_board(position, square)

    def _side(self, position: BoardPosition) -> float:
        return self._board.width / _columns(position)

    @property
    def _board(self) -> Box:
        return box_of(self.page.get_by_role("img", name="The board"))

    def _on_board(self, position: BoardPosition, square: Square) -> Point:
        column, row = _spot(square)
        side, board = self._side(position), self._board
        return Point(board.x + (column + 0.5) * side, board.y + (row + 0.5) * side)


def _named(card: Card) -> str:
    return f"{card.near} and {card.far}"


def _way(lay: Lay) -> list[Square]:
    return [*lay.jokers, lay.near, lay.far]


def _is_upright(position: BoardPosition, lay: Lay) -> bool:
    """Whether the near square gets the first colour of the card as it is held."""
    return position.hands[PAGE].card == lay.card


def _token_at(position: BoardPosition, square: Square) -> int:
    return next(token for token, at in position.field.tokens.items() if at == square)


def _columns(position: BoardPosition) -> int:
    return max(map(len, position.field.board.text.split("/")))


def _spot(square: Square) -> tuple[int, int]:
    """Column and row; the boards of two players have no more columns than there are letters."""
    return ascii_lowercase.index(square[0]), int(square[1:]) - 1


def _arrow(start: Square, end: Square) -> str:
    (column, row), (to_column, to_row) = _spot(start), _spot(end)
    return STEPS[to_column - column, to_row - row]


GESTURES = BoardGestures
