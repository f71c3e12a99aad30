"""An imagined round looks the same, and whatever lies face down in it may lie otherwise."""

from copy import deepcopy
from itertools import permutations

import pytest

from pellmell.games.blitz import GAME as BLITZ
from pellmell.games.board import GAME as BOARD
from pellmell.games.board.position import BoardPosition
from pellmell.games.ligretto import GAME as LIGRETTO
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import TimeUp
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat
from pellmell.mechanics.stacking.position import StackingPosition

CARD_GAMES = [LIGRETTO, BLITZ, BOARD]
by_game = pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.name)


def dealt(game: AnyGame) -> Position:
    return game.deal(game.options(), 2, Chance(seed_from("deal")), game.start([0, 0]))


def started(game: AnyGame, turns: int) -> Position:
    """The race is on, and both have turned cards over."""
    position = dealt(game)
    position.perform(HOUSE, TimeUp("start"))
    for _ in range(turns):
        for seat in (0, 1):
            position.perform(seat, position.legal(seat)[-1])
    return position


def imagined(position: Position) -> list[Position]:
    return [deepcopy(position).imagined(Chance(seed_from(f"otherwise {number}"))) for number in range(30)]


def first_cards(position: Position) -> list[str]:
    """What the start signal will turn up."""
    after = deepcopy(position)
    after.perform(HOUSE, TimeUp("start"))
    return [str(card) for seat in (0, 1) for card in shown(after, seat)]


def shown(position: Position, seat: Seat) -> list[object]:
    if isinstance(position, StackingPosition):
        return list(position.areas[seat].open_cards())
    assert isinstance(position, BoardPosition)
    return [position.hands[seat].card]


@by_game
def test_before_the_signal_every_card_may_be_another(game: AnyGame) -> None:
    position = dealt(game)
    others = [first_cards(other) for other in imagined(position)]
    assert all(len(set(cards)) > 5 for cards in zip(*others, strict=True))


@by_game
@pytest.mark.parametrize("turns", [0, 1, 3])
def test_after_it_everybody_sees_the_same(game: AnyGame, turns: int) -> None:
    position = started(game, turns)
    others = imagined(position)
    assert all(other.view().snapshot() == position.view().snapshot() for other in others)
    assert len({game.notation.text(other) for other in others}) > 5


CLOSED = "middle r:a / a stock row y9 hand b5 b6 b7 / b stock y8 row y1 hand"


@pytest.mark.parametrize("game", [LIGRETTO, BLITZ], ids=lambda game: game.name)
def test_a_hand_of_which_nothing_is_turned_may_lie_in_any_order(game: AnyGame) -> None:
    """Also that of somebody who has no card left on the stock, and may call the end."""
    position = game.notation.position(CLOSED, game.options())
    others = [game.notation.text(other) for other in imagined(position)]
    hands = [CLOSED.replace("b5 b6 b7", " ".join(cards)) for cards in permutations(("b5", "b6", "b7"))]
    assert {*others} == {*hands}
