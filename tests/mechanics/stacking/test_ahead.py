"""What a seat is told ahead: the one card that its next own action brings to light, and no more."""

import pytest

from pellmell.kit.messages import Event
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import Built, Placed, Turned
from tests.mechanics.stacking.table import IDLE, LIGRETTO, both, dealt, happened, played

OPEN = f"middle r:b g:b b:b / a stock y6 y7 r2 row g2 y3 hand y4 b3 b2 | b4 b5 b6 b7 / {IDLE}"


def ahead(game: AnyStackingGame, text: str, *tries: str, seat: Seat = 0, **options: object) -> dict[str, str]:
    told = played(game, text, *tries, **options).ahead(seat)
    assert told is not None
    return {kind: str(card) for kind in told.__struct_fields__ if (card := getattr(told, kind))}


def shown(events: list[Event]) -> str:
    event = events[0]
    assert isinstance(event, Placed | Built | Turned)
    return str(event.shows)


@both
def test_one_card_of_each_kind(game: AnyStackingGame) -> None:
    assert ahead(game, OPEN) == {"turn": "b6", "under": "b3", "stock": "y7"}


@both
@pytest.mark.parametrize(
    ("kind", "action"),
    [
        ("turn", "a: turn"),
        ("under", "a: b2"),
        ("stock", "a: r2"),
        ("stock", "a: g2"),  # the stock fills the gap
        ("under", "a: b2 row 1:y3"),
        ("stock", "a: r2 row 1:y3"),
    ],
)
def test_it_is_what_the_action_then_shows(game: AnyStackingGame, kind: str, action: str) -> None:
    assert ahead(game, OPEN)[kind] == shown(happened(game, OPEN, action, advanced=True))


@both
@pytest.mark.parametrize(
    ("hand", "turn"),
    [("| b4 b5 b6 b7", "b6"), ("b4 b5 b6 | b7", "b7"), ("b4 b5 b6 b7 |", "b6"), ("b4 |", "b4")],
)
def test_the_next_turn_wherever_the_hand_stands(game: AnyStackingGame, hand: str, turn: str) -> None:
    text = f"middle / a stock y7 row y3 hand {hand} / {IDLE}"
    assert ahead(game, text)["turn"] == turn == shown(happened(game, text, "a: turn"))


@both
def test_nothing_lies_under_the_last_card(game: AnyStackingGame) -> None:
    assert ahead(game, f"middle / a stock y7 row y3 hand b4 | b5 / {IDLE}") == {"turn": "b5"}
    assert ahead(game, f"middle / a stock y7 row y3 hand / {IDLE}") == {}


@both
@pytest.mark.parametrize("tries", [["a: leaves"], ["b: dutch"], ["house: vote"]], ids=str)
def test_nothing_to_who_is_gone_nor_outside_the_race(game: AnyStackingGame, tries: list[str]) -> None:
    assert played(game, OPEN, *tries, mistakes="called").ahead(0) is None


def test_nothing_before_the_signal() -> None:
    assert dealt(LIGRETTO, 2).ahead(0) is None
