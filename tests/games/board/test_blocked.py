"""A round is blocked exactly when nobody can lay a card any more: compared with trying everything."""

from random import Random

import pytest

from pellmell.games.board.blocked import Witness
from pellmell.games.board.board import Place
from pellmell.games.board.material import CARDS, TOKENS, Card, parse_card
from pellmell.games.board.messages import TurnUp
from pellmell.games.board.position import BoardPosition
from pellmell.kit.messages import TimeUp
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.seats import HOUSE, Seat
from tests.games.board.table import at

BOARDS = ("roygb/bvroy", "rogb/gbvr/oyrg", "roro/orog/gbyv", "rr.o/oogv/ybrr", "roygbv/gbvroy", "roygbvrogy")


@pytest.mark.rule("BRD-22")
@pytest.mark.parametrize("board", BOARDS)
def test_at_each_step_of_random_rounds(board: str) -> None:
    endings = [ending_of_random_round(board, Random(seed)) for seed in range(80)]
    assert endings.count(Ending.BLOCKED) > 20


def ending_of_random_round(board: str, random: Random) -> Ending | None:
    position = random_start(board, random)
    assert position.blocked() != somebody_can_lay(position)
    while position.phase is Phase.RACING and (present := position.present):
        commands = position.legal(seat := random.choice(present))
        lays = [command for command in commands if not isinstance(command, TurnUp)]
        if position.timers() and random.random() < 0.2:
            position.perform(HOUSE, TimeUp(next(iter(position.timers()))))
        elif random.random() < 0.02:
            position.happen(position.missing(seat, for_good=True))
        else:
            position.perform(seat, random.choice(lays or commands))
        if position.ending is None or position.ending.ending is not Ending.STOP:
            assert (position.phase is Phase.RACING) == somebody_can_lay(position)
    return position.ending.ending if position.ending else None


def random_start(board: str, random: Random) -> BoardPosition:
    held = [" ".join(map(str, random.sample(CARDS, random.randint(1, 6)))) for _ in "ab"]
    seats = [
        f"{seat} hand {cards} jokers {random.randint(0, 2)}" for seat, cards in zip("ab", held, strict=True)
    ]
    position = at(f"board {board} / {' / '.join(seats)}")
    for token in TOKENS[: random.randint(1, 4)]:
        squares = [square for square in position.field.board.colours if position.field.takes_token(square)]
        if squares:
            position.field.put_token(token, random.choice(squares))
    return position


def somebody_can_lay(position: BoardPosition) -> bool:
    return any(
        can_pay(position, card) or can_lay(position, seat, card, hand.jokers)
        for seat, hand in enumerate(position.hands)
        if seat not in position.gone
        for card in hand.cards
    )


def can_pay(position: BoardPosition, card: Card) -> bool:
    """Whoever owes, in the end anybody may pay (BRD-34)."""
    free = position.field.free if position.debts.due else set[str]()
    return any(fits(position, card, one, other, free) for one in free for other in free)


def can_lay(position: BoardPosition, seat: Seat, card: Card, jokers: int) -> bool:
    """Straight from the rulebook: walk the token over jokers, and see whether the card fits there."""
    field = position.field
    if position.debts.oldest_of(seat):
        return False
    return any(
        walk(position, card, square, field.free | ({square} - set(field.owners)), jokers, first=True)
        for token, square in field.tokens.items()
        if not field.is_blocked(token)
    )


def walk(
    position: BoardPosition, card: Card, at_square: str, free: set[str], jokers: int, first: bool = False
) -> bool:
    near = set(position.field.board.neighbours[at_square])
    open_now = free - {at_square}
    if any(fits(position, card, one, other, open_now) for one in near for other in open_now):
        return True
    after_leaving = free if first else free - {at_square}
    return jokers > 0 and any(
        walk(position, card, step_to, after_leaving, jokers - 1) for step_to in near & open_now
    )


def fits(position: BoardPosition, card: Card, one: str, other: str, free: set[str]) -> bool:
    board = position.field.board
    colours = {board.colours[one], board.colours[other]}
    return {one, other} <= free and other in board.neighbours[one] and colours == {card.near, card.far}


LONG_WAY = Witness(0, parse_card("gb"), Place("d1", "e1", parse_card("gb")), 1, "a1", ("b1", "c1"))
PAYMENT = Witness(0, parse_card("gb"), Place("d1", "e1", parse_card("gb")))


@pytest.mark.parametrize(
    ("text", "witness", "holds"),
    [
        ("tokens 1@a1 / a hand gb", LONG_WAY, True),
        ("tokens 1@a1 laid b:*@c1 / a hand gb", LONG_WAY, False),  # half of the bridge
        ("tokens 1@a1 / a hand gb jokers 1", LONG_WAY, False),
        ("tokens 1@a1 owed a1 / a hand gb", LONG_WAY, False),  # who owes does not lay
        ("tokens 1@a1 owed a1 / a hand gb", PAYMENT, True),
        ("tokens 1@a1 / a hand gb", PAYMENT, False),
    ],
)
def test_a_way_that_was_found_is_believed_as_long_as_it_is_there(
    text: str, witness: Witness, holds: bool
) -> None:
    assert witness.holds(at(f"board roygbv {text} / b hand ro")) is holds
