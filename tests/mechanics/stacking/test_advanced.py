"""The advanced rules of Ligretto and the expert rules of Dutch Blitz: building on the own row."""

import pytest

from pellmell.kit.cards import parse_card
from pellmell.kit.refusal import Malformed
from pellmell.mechanics.stacking.game import AnyStackingGame
from tests.mechanics.stacking.table import (
    BLITZ,
    IDLE,
    LIGRETTO,
    after,
    both,
    chosen,
    happens,
    legal,
    race,
    refused,
    rule_of,
)


@pytest.mark.rule("LIG-24", "BLZ-20")
@both
def test_the_top_of_the_stock_may_be_laid_on_the_row(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 g8 row b9 r5 hand / {IDLE}"
    assert after(game, position, "a: g8 row 0:b9", advanced=True) == (
        f"middle / a stock y7 row b9.g8 r5 hand / {IDLE}"
    )


@pytest.mark.rule("LIG-24", "BLZ-20")
@both
def test_the_visible_card_of_the_hand_may_be_laid_on_the_row(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row b9 r5 hand y5 g4 | g8 / {IDLE}"
    assert after(game, position, "a: g4 row 1:r5", advanced=True) == (
        f"middle / a stock y7 row b9 r5.g4 hand y5 | g8 / {IDLE}"
    )


@pytest.mark.rule("LIG-24", "BLZ-20", "BLZ-21")
@pytest.mark.parametrize("card", ["g7", "g9", "g10", "b8"])
@both
def test_only_descending_by_one_and_in_another_colour(game: AnyStackingGame, card: str) -> None:
    position = f"middle / a stock y7 {card} row b9 hand / {IDLE}"
    rule = {"ligretto": "LIG-24", "blitz": "BLZ-21"}[game.name]
    assert refused(game, position, f"a: {card} row 0:b9", advanced=True) == (
        rule,
        f"{card} may not lie on b9",
    )


@pytest.mark.rule("LIG-24")
@pytest.mark.parametrize(("card", "under"), [("r8", "b9"), ("g4", "r5"), ("g9", "y10"), ("b5", "r6")])
def test_the_printed_examples_of_ligretto(card: str, under: str) -> None:
    position = f"middle / a stock y7 {card} row {under} hand / {IDLE}"
    assert after(LIGRETTO, position, f"a: {card} row 0:{under}", advanced=True) == (
        f"middle / a stock y7 row {under}.{card} hand / {IDLE}"
    )


@pytest.mark.rule("LIG-24")
def test_the_printed_advice_to_lay_a_9_on_a_10_and_to_play_what_lay_under_it() -> None:
    position = f"middle r:b / a stock y7 r2 g9 row y10 hand / {IDLE}"
    assert after(LIGRETTO, position, "a: g9 row 0:y10", "a: r2", advanced=True) == (
        f"middle r:ba / a stock y7 row y10.g9 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-20")
def test_the_printed_example_of_dutch_blitz() -> None:
    position = f"middle / a stock y7 g7 row b8 hand / {IDLE}"
    assert after(BLITZ, position, "a: g7 row 0:b8", advanced=True) == (
        f"middle / a stock y7 row b8.g7 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-21", "BLZ-2")
@pytest.mark.parametrize("card", "rbgy")
@pytest.mark.parametrize("under", "rbgy")
def test_boys_and_girls_alternate(card: str, under: str) -> None:
    may_lie = (card in "rb") != (under in "rb")
    assert BLITZ.rule_set.builds_on(parse_card(f"{card}7"), parse_card(f"{under}8")) == may_lie
    position = f"middle / a stock y10 {card}7 row {under}8 hand / {IDLE}"
    assert (f"{card}7 row 0:{under}8" in legal(BLITZ, position, "a", advanced=True)) == may_lie


@pytest.mark.rule("BLZ-21", "LIG-24")
def test_two_boys_of_different_colours_go_in_ligretto_only() -> None:
    position = f"middle / a stock y7 r8 row b9 hand / {IDLE}"
    assert after(LIGRETTO, position, "a: r8 row 0:b9", advanced=True) == (
        f"middle / a stock y7 row b9.r8 hand / {IDLE}"
    )
    assert rule_of(BLITZ, position, "a: r8 row 0:b9", advanced=True) == "BLZ-21"


@pytest.mark.rule("BLZ-22", "LIG-24")
@both
def test_as_many_as_one_likes_lie_on_a_row_pile(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 g1 r2 g3 r4 row g9.r8.g7.b6.y5 hand / {IDLE}"
    moves = ("a: r4 row 0:y5", "a: g3 row 0:r4", "a: r2 row 0:g3", "a: g1 row 0:r2")
    assert after(game, position, *moves, advanced=True) == (
        f"middle / a stock y7 row g9.r8.g7.b6.y5.r4.g3.r2.g1 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-22", "LIG-24")
@both
def test_only_the_top_of_a_row_pile_can_be_played(game: AnyStackingGame) -> None:
    position = f"middle y:bb r:b / a stock y7 y8 row y3.r2 hand / {IDLE}"
    assert rule_of(game, position, "a: y3 > 0:y2", advanced=True) in {"LIG-8", "BLZ-9"}
    assert after(game, position, "a: r2 > 1:r1", "a: y3 > 0:y2", advanced=True) == (
        f"middle y:bba r:ba / a stock y7 row y8 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-23")
@both
def test_all_cards_of_a_row_pile_are_seen_by_everybody(game: AnyStackingGame) -> None:
    position = race(game, f"middle / a stock y7 y8 row g9.r8.g7 y3.r2 hand / {IDLE}", advanced=True)
    assert [" ".join(map(str, place)) for place in position.view().areas[0].row] == ["g9 r8 g7", "y3 r2"]


@pytest.mark.rule("LIG-25", "BLZ-20", "BLZ-29")
@both
def test_not_from_one_row_pile_to_another(game: AnyStackingGame) -> None:
    rule = {"ligretto": "LIG-25", "blitz": "BLZ-20"}[game.name]
    position = f"middle / a stock y7 row b9 g8 hand / {IDLE}"
    assert refused(game, position, "a: g8 row 0:b9", advanced=True) == (
        rule,
        "not from one row pile to another",
    )


@pytest.mark.rule("LIG-25", "BLZ-20", "BLZ-29")
@both
def test_not_onto_an_open_gap(game: AnyStackingGame) -> None:
    rule = {"ligretto": "LIG-25", "blitz": "BLZ-20"}[game.name]
    position = f"middle / a stock row - r5 hand g8 | / {IDLE}"
    assert refused(game, position, "a: g8 row 0:b9", advanced=True, stop="called") == (
        rule,
        "not onto an open gap",
    )


@pytest.mark.rule("LIG-26", "BLZ-20", "BLZ-29", "LIG-11", "BLZ-6")
@both
def test_a_row_place_is_filled_when_its_last_card_has_gone(game: AnyStackingGame) -> None:
    position = f"middle r:b g:bb / a stock y7 y8 y9 row g3.r2 hand / {IDLE}"
    assert after(game, position, "a: r2", advanced=True) == (
        f"middle r:ba g:bb / a stock y7 y8 y9 row g3 hand / {IDLE}"
    )
    assert after(game, position, "a: r2", "a: g3", advanced=True) == (
        f"middle r:ba g:bba / a stock y7 y8 row y9 hand / {IDLE}"
    )


@pytest.mark.rule("LIG-26", "LIG-17", "BLZ-20", "BLZ-10")
@both
def test_laying_the_last_card_of_the_stock_on_the_row_empties_it(game: AnyStackingGame) -> None:
    position = f"middle / a stock g8 row b9 hand / {IDLE}"
    assert after(game, position, "a: g8 row 0:b9", advanced=True) == (
        f"stopped: middle ended stop a / a stock row b9.g8 hand / {IDLE}"
    )


@pytest.mark.rule("LIG-27", "BLZ-18")
@both
def test_a_card_that_can_be_laid_on_the_row_keeps_the_round_alive(game: AnyStackingGame) -> None:
    from_stock = "middle / a stock y7 g8 y10 row b9 r1 hand / b stock y9 row y8 hand"
    assert after(game, from_stock, "a: r1", advanced=True) == (
        "middle r:a / a stock y7 g8 row b9 y10 hand / b stock y9 row y8 hand"
    )
    from_hand = "middle / a stock y7 y10 row b9 r1 hand / b stock y9 row y8 hand b5 r7"
    assert after(game, from_hand, "a: r1", advanced=True) == (
        "middle r:a / a stock y7 row b9 y10 hand / b stock y9 row y8 hand b5 r7"
    )
    for position in (from_stock, from_hand):
        assert "stopped" in after(game, position, "a: r1", advanced=False)


@pytest.mark.rule("LIG-27", "LIG-25")
def test_a_row_card_that_would_fit_on_another_does_not_keep_it_alive() -> None:
    position = "middle / a stock g5 y10 row b9 g8 r1 hand / b stock y9 row y8 hand"
    assert after(LIGRETTO, position, "a: r1", advanced=True) == (
        "stopped: middle r:a ended blocked / a stock g5 row b9 g8 y10 hand / b stock y9 row y8 hand"
    )


@pytest.mark.rule("LIG-24", "BLZ-20")
@both
def test_it_is_off_unless_the_table_wants_it(game: AnyStackingGame) -> None:
    rule = {"ligretto": "LIG-24", "blitz": "BLZ-20"}[game.name]
    assert not chosen(game).advanced
    assert rule_of(game, f"middle / a stock y7 g8 row b9 hand / {IDLE}", "a: g8 row 0:b9") == rule


@pytest.mark.rule("ALL-3")
@both
def test_a_row_card_that_is_no_longer_there_is_no_mistake(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 g8 row b9 hand / {IDLE}"
    assert rule_of(game, position, "a: g8 row 0:r9", advanced=True, mistakes="called") == "ALL-3"


@pytest.mark.parametrize("place", [1, 7])
@both
def test_a_place_that_the_row_never_had_is_a_broken_client(game: AnyStackingGame, place: int) -> None:
    position = race(game, f"middle / a stock y7 g8 row b9 hand / {IDLE}", advanced=True)
    with pytest.raises(Malformed, match=f"no place {place}"):
        happens(game, position, f"a: g8 row {place}:b9")
