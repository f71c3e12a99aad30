"""Who was quicker: which event took the place that a command aimed at."""

import pytest

from pellmell.mechanics.stacking.game import AnyStackingGame
from tests.mechanics.stacking.table import IDLE, both, happened, happens, played, race

RACE = "middle r:a r:a g:a / a stock y9 r2 row g2 r1 y1 hand / b stock y9 r2 row g2 r1 y5 hand"


@both
@pytest.mark.parametrize(
    ("tried", "done", "taken"),
    [
        ("r2 > 0:r1", "b: r2 > 0:r1", True),
        ("r2 > 0:r1", "b: r2 > 1:r1", False),  # the double, on another pile
        ("r2 > 0:r1", "b: g2 > 2:g1", False),
        ("r2", "b: r2 > 1:r1", True),  # wherever it fits, the double takes a place of it
        ("r2", "b: g2 > 2:g1", False),
        ("r1 new", "b: r1 new", False),  # there is always room for another pile
        ("r2 > 0:r1", "b: r1 new", False),
        ("turn", "b: r2 > 0:r1", False),
    ],
)
def test_a_pile_is_taken(game: AnyStackingGame, tried: str, done: str, taken: bool) -> None:
    (event, *_) = happened(game, RACE, done)
    assert game.contends(game.notation.command(tried), event) is taken


@both
def test_a_turn_takes_nothing(game: AnyStackingGame) -> None:
    (event,) = happened(game, f"{RACE} b2 b3", "b: turn")
    assert not game.contends(game.notation.command("r2 > 0:r1"), event)


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("command", "builds"),
    [
        ("r3 > 0:r2", True),
        ("r3 > 1:r2", False),
        ("r3 > 0:r1", False),
        ("r3", True),
        ("r4", False),
        ("r1 new", False),
    ],
)
@both
def test_a_card_onto_the_own_one_continues(game: AnyStackingGame, command: str, builds: bool) -> None:
    (event, *_) = happened(game, RACE, "b: r2 > 0:r1")
    assert race(game, RACE).continues(game.notation.command(command), event) is builds


@both
def test_a_turn_is_nothing_to_go_on_from(game: AnyStackingGame) -> None:
    (event,) = happened(game, f"{RACE} b2 b3", "b: turn")
    assert not race(game, RACE).continues(game.notation.command("r3 > 0:r2"), event)


@pytest.mark.rule("ALL-3", "ALL-9")
@both
def test_a_rival_is_who_is_here_and_has_the_card_for_the_same_pile(game: AnyStackingGame) -> None:
    (event, *_) = happened(game, RACE, "b: r2 > 0:r1")
    assert race(game, RACE).could_take(0, event)
    assert not race(game, RACE.replace("stock y9 r2 row g2 r1 y1", "stock y9 r3 row g2 r1 y1")).could_take(
        0, event
    )
    assert not played(game, RACE, "a: leaves").could_take(0, event)


@pytest.mark.rule("ALL-3", "BLZ-15")
@both
def test_nobody_is_a_rival_for_a_pile_that_a_wrong_card_covers(game: AnyStackingGame) -> None:
    """The red two would be right only under the yellow eight: whoever lays it there is wrong as well."""
    covered = RACE.replace("r:a r:a", "r:a+y8b r:a")
    (event, *_) = happened(game, covered, "b: r2 > 0:y8", mistakes="called")
    assert not race(game, covered, mistakes="called").could_take(0, event)


@pytest.mark.rule("ALL-5", "LIG-26", "BLZ-29")
@pytest.mark.parametrize(
    ("text", "move", "ends"),
    [
        ("a stock g8 row b9 hand", "a: g8 row 0:b9", True),  # the last card of the stock
        ("a stock y7 row b9 hand g8 |", "a: g8 row 0:b9", False),  # one of the hand, onto the row
        ("a stock y7 row r2 b9 hand", "a: r2 > 0:r1", True),  # the last card fills the gap
        ("a stock y7 y8 row r2 b9 hand", "a: r2 > 0:r1", False),
        ("a stock y7 row b9.r2 b8 hand", "a: r2 > 0:r1", False),  # there is no gap
    ],
)
@both
def test_what_would_end_the_race(game: AnyStackingGame, text: str, move: str, ends: bool) -> None:
    position = f"middle r:b / {text} / {IDLE}"
    (event, *_) = happened(game, position, move, advanced=True)
    assert race(game, position, advanced=True).would_end(event) is ends
    assert not race(game, position, advanced=True, stop="called").would_end(event)


@both
@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("done", "tried", "answered"),
    [
        ("b: r2 > 1:r1", "r3 > 1:r2", True),
        ("b: r2 > 1:r1", "r3 > 0:r2", False),  # has lain there
        ("b: r2 > 1:r1", "r3", False),  # wherever it fits: it could have been meant before
        ("b: g2 > 2:g1", "g3", True),  # nowhere else
        ("b: r1 new", "r2 > 1:r1", False),
    ],
)
def test_nobody_means_a_card_before_its_place_is_there(
    game: AnyStackingGame, done: str, tried: str, answered: bool
) -> None:
    position = race(game, RACE.replace("r:a r:a", "r:aa r:a"))
    (event, *_) = happens(game, position, done)
    assert position.answers(0, game.notation.command(tried), event) is answered


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("command", "asked"),
    [("turn", False), ("r2 > 0:r1", True), ("r2", True), ("r1 new", True), ("g8 row 0:b9", True)],
)
@both
def test_the_referee_need_not_ask_who_else_would_turn_these_cards(
    game: AnyStackingGame, command: str, asked: bool
) -> None:
    assert game.notation.command(command).contested is asked


@both
def test_nothing_lies_open_in_a_gap_of_the_row(game: AnyStackingGame) -> None:
    (event, *_) = happened(game, RACE, "b: r2 > 0:r1")
    gap = race(game, RACE.replace("stock y9 r2 row g2 r1 y1", "stock row - r2 y1"))
    assert gap.could_take(0, event)
    assert [str(card) for card in gap.view().areas[0].open_cards()] == ["r2", "y1"]
