"""What only Dutch Blitz says; what it shares with Ligretto is proved in tests/mechanics/stacking."""

import json

import pytest

from pellmell.games.blitz import GAME
from pellmell.games.blitz.rules import BOYS, BlitzOptions
from pellmell.kit.cards import SUITS, deck
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.colours import Colour
from tools.make_golden import GAMES


@pytest.mark.rule("BLZ-1")
def test_four_decks_each_with_a_back_of_its_own() -> None:
    assert GAME.rule_set.backs == (
        ("green", "pump"),
        ("red", "carriage"),
        ("yellow", "pail"),
        ("blue", "plough"),
    )


@pytest.mark.rule("BLZ-1")
def test_from_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("BLZ-1")
def test_a_player_keeps_the_deck_because_the_back_goes_by_the_seat() -> None:
    """Rounds are dealt by seat, and nothing but the seat decides which deck is shuffled for it."""
    assert len(GAME.rule_set.backs) == GAME.seats[-1]


@pytest.mark.rule("BLZ-2")
def test_red_and_blue_show_a_boy_yellow_and_green_a_girl() -> None:
    assert {Colour.RED, Colour.BLUE} == BOYS
    assert set(SUITS) - BOYS == {Colour.YELLOW, Colour.GREEN}


@pytest.mark.rule("BLZ-3")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 4), (4, 3)])
def test_first_the_post_row_then_the_blitz_pile_the_tenth_on_top_then_the_hand(
    players: int, size: int
) -> None:
    chance = Chance(seed_from("a deal"))
    for seat, area in enumerate(GAME.deal(BlitzOptions(), players, chance).areas):
        counted_off = chance.stream("deck", seat).shuffled(deck())
        assert area.row == [[card] for card in counted_off[:size]]
        assert area.stock == counted_off[size : size + 10]
        assert area.stock_top == counted_off[size + 9]
        assert area.hand == counted_off[size + 10 :]


@pytest.mark.rule("BLZ-12")
def test_the_match_is_over_when_somebody_has_reached_75() -> None:
    options = BlitzOptions()
    assert options.target == 75
    assert not GAME.is_over(options, rounds=20, totals=[74, 5])
    assert GAME.is_over(options, rounds=3, totals=[75, 81])


@pytest.mark.rule("BLZ-12")
def test_or_the_target_of_the_table() -> None:
    assert GAME.is_over(BlitzOptions(target=10), rounds=1, totals=[10, -3])


@pytest.mark.rule("BLZ-10", "BLZ-15", "BLZ-19", "BLZ-20", "BLZ-26")
def test_the_defaults_are_those_of_the_box() -> None:
    options = BlitzOptions()
    assert (options.stop, options.blocked, options.mistakes) == ("automatic", "rotate", "refused")
    assert (options.false_call, options.advanced) == (-1, False)


def test_matches_of_these_rules_that_were_written_down_can_be_read() -> None:
    """Whoever changes the rules gives them a new number, and old journals are not played by the new ones."""
    written = (GAMES / "blitz" / "golden" / "blitz.match.jsonl").read_bytes().splitlines()[0]
    assert json.loads(written)["version"] == GAME.version
