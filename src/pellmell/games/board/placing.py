"""Placing the tokens comes before the race, where the option `tokens` lets the players do it.

The seats place one each in turn until four stand, on different squares, none of them blocked; after ten
seconds chance places it (BRD-5).
"""

from typing import Protocol

from pellmell.games.board.board import Square
from pellmell.games.board.field import Field
from pellmell.games.board.material import TOKENS
from pellmell.games.board.messages import TokenPlaced
from pellmell.kit.chance import Chance
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat, letter

TIME_MS = 10_000


class Preparing(Protocol):
    @property
    def field(self) -> Field: ...
    @property
    def placer(self) -> Seat | None: ...


def placed(round: Preparing, seat: Seat, square: Square) -> TokenPlaced:
    field, placer = round.field, round.placer
    if placer is not None and seat != placer:
        raise Refusal("BRD-5", f"it is {letter(placer)}'s turn to place a token")
    if square not in field.board.colours:
        raise Refusal("BRD-5", f"{square} is not on the board")
    if square not in field.free:
        raise Refusal("BRD-5", f"a token stands on {square} already")
    if not field.takes_token(square):
        raise Refusal("BRD-5", f"a token on {square} would leave one of the tokens blocked")
    return TokenPlaced(next_token(field), square)


def placed_at_random(field: Field, chance: Chance) -> TokenPlaced:
    token = next_token(field)
    squares = [square for square in field.board.colours if field.takes_token(square)]
    return TokenPlaced(token, chance.stream("token", token).pick(squares))


def next_token(field: Field) -> int:
    return TOKENS[len(field.tokens)]
