"""How the sections may lie."""

import pytest

from pellmell.games.board.layouts import NAMED
from pellmell.games.board.options import BoardOptions
from pellmell.kit.options import described
from pellmell.kit.refusal import BadOptions
from tests.games.board.table import chosen, dealt, play_out


@pytest.mark.rule("BRD-31")
@pytest.mark.parametrize("layout", NAMED)
@pytest.mark.parametrize("players", [2, 3])
def test_every_named_layout_is_played_with_the_right_number_of_sections(layout: str, players: int) -> None:
    chosen(layout=layout).check(players)
    position = dealt(players, layout=layout)
    assert len(position.field.board.colours) == (150 if players == 2 else 225)
    play_out(position)


@pytest.mark.rule("BRD-31")
def test_a_layout_drawn_by_the_host() -> None:
    chosen(layout="##./.##/.##").check(2)
    rows = dealt(2, layout="##./.##/.##").field.board.text.split("/")
    assert [row.count(".") for row in rows] == [5] * 15
    assert rows[0].endswith(".....")
    assert rows[14].startswith(".....")


@pytest.mark.rule("BRD-31")
@pytest.mark.parametrize("layout", ["..##/###./#...", ".####/##..."])
def test_sections_may_hang_together_on_any_side(layout: str) -> None:
    chosen(layout=layout).check(2)


@pytest.mark.rule("BRD-31")
def test_gaps_around_a_drawing_count_for_nothing() -> None:
    assert dealt(2, layout="..../.###/.###").field.board.text == dealt(2).field.board.text


@pytest.mark.rule("BRD-31")
@pytest.mark.parametrize(
    ("layout", "players", "says"),
    [
        ("circle", 2, "must be block, line, L, T, cross, stairs, U, or drawn with #"),
        ("###/##", 2, "has 5 sections; 2 players use 6"),
        ("###/###", 4, "has 6 sections; 4 players use 9"),
        ("###/...###", 2, "falls apart"),  # a corner is not enough
        ("##.##/##", 2, "falls apart"),
        ("#.###/..##", 2, "falls apart"),  # the first lies alone
        ("", 3, "has 0 sections"),
    ],
)
def test_layouts_that_cannot_be_are_named_with_what_is_wrong(layout: str, players: int, says: str) -> None:
    with pytest.raises(BadOptions, match=r"^option layout=") as caught:
        chosen(layout=layout).check(players)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("BRD-29")
@pytest.mark.parametrize("rounds", [0, 31, "many"])
def test_the_number_of_rounds_is_from_1_to_30(rounds: object) -> None:
    with pytest.raises(BadOptions, match="a whole number from 1 to 30"):
        chosen(rounds=rounds)


def test_the_options_describe_themselves() -> None:
    rows = {name: (allowed, default) for name, allowed, default, *_ in described(BoardOptions)}
    assert rows["tokens"] == ("players or random or recommended", "recommended")
    assert rows["mistakes"] == ("called or refused", "refused")
    assert rows["reversed"] == ("forgiven or mistake", "mistake")
    assert rows["rounds"] == ("a whole number from 1 to 30", "6")
    assert all(option.description for option in described(BoardOptions))
