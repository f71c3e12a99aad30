import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.options import DiceOptions
from pellmell.kit.options import described, parse_options
from pellmell.kit.refusal import BadOptions


@pytest.mark.rule("DIC-3")
@pytest.mark.parametrize(
    ("typed", "players", "drawn"),
    [({}, 2, [12, 12]), ({}, 3, [8, 8, 8]), ({}, 4, [6, 6, 6, 6]), ({"dice": "10,8,6"}, 3, [10, 8, 6])],
)
def test_numbers_of_dice(typed: dict[str, str], players: int, drawn: list[int]) -> None:
    options = parse_options(DiceOptions, typed)
    options.check(players)
    assert options.drawn(players) == drawn


@pytest.mark.rule("DIC-3")
@pytest.mark.parametrize(
    ("dice", "players", "sentence"),
    [
        ([12, 12], 3, "option dice=12,12: must be 3 numbers, one for each player"),
        ([12, 13], 2, "option dice=12,13: makes 25, and there are only 24 dice"),
        ([], 2, "option dice=: must be 2 numbers, one for each player"),
    ],
)
def test_numbers_that_contradict_the_table(dice: list[int], players: int, sentence: str) -> None:
    with pytest.raises(BadOptions) as caught:
        DiceOptions(dice=dice).check(players)
    assert str(caught.value) == sentence


@pytest.mark.rule("DIC-3", "DIC-14")
@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("dice", "0,24", "a list with commas, each a whole number from 1 to 23, or left out"),
        ("dice", "many", "a list with commas, each a whole number from 1 to 23, or left out"),
        ("rounds_per_player", "0", "a whole number from 1 to 10"),
        ("rounds_per_player", "11", "a whole number from 1 to 10"),
    ],
)
def test_options_out_of_range(name: str, value: str, allowed: str) -> None:
    with pytest.raises(BadOptions) as caught:
        parse_options(DiceOptions, {name: value})
    assert str(caught.value) == f"option {name}={value}: must be {allowed}"


def test_every_option_is_described() -> None:
    rows = {name: (default, words) for name, _, default, words, *_ in described(GAME.options)}
    assert rows["rounds_per_player"][0] == "3"
    assert all(words for _, words in rows.values())
