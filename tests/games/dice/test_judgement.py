"""What a player of the dice game does who sees further than the next die."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.games.dice import GAME
from pellmell.games.dice.judgement.memory import FLIGHT
from pellmell.games.dice.judgement.mind import PATIENCE, DiceMind
from pellmell.games.dice.messages import Place
from pellmell.games.dice.round import ROLL, DiceView
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.mind import PERFECT, Idea, Talent
from pellmell.kit.phases import RACING
from pellmell.kit.seats import Seat
from tests.games.dice.table import at, perform, racing

CHILD = Talent(insight=0.0)


def mind(view: DiceView, talent: Talent = PERFECT, seat: Seat = 0) -> DiceMind:
    """Somebody who has just looked at everything."""
    found = DiceMind(seat, talent, Stream(b"judgement", "test"))
    for place in found.places:
        found.look(view, place)
    return found


def best(ideas: list[Idea]) -> str:
    if not ideas:
        return "wait"
    return GAME.notation.command_text(max(ideas, key=lambda idea: idea.worth).command)


def choice(text: str, talent: Talent = PERFECT) -> str:
    return best(list(mind(at(text).view(), talent).ideas(RACING)))


def test_rolls_again_when_nothing_fits() -> None:
    assert choice("r: y: g: b: / a r3 y4 / b g6 g6") == "roll"


def test_looks_round_before_rolling_again() -> None:
    ideas = list(mind(at("r: y: g: b: / a r3 / b g6").view()).ideas(RACING))
    assert [idea.idle for idea in ideas] == [True]


def test_takes_first_what_somebody_else_could_take() -> None:
    text = "r: y: g: b: / a r1 r2 r3 y1 / b y1 b5"
    assert choice(text) == "y1"
    assert choice(text, CHILD) == "r1"


def test_of_two_that_others_show_takes_the_one_they_would_go_on_from() -> None:
    assert choice("r: y: g: b: / a r1 y1 g6 / b r1 y1 y2 y3") == "y1"


def test_the_own_run_comes_before_a_single_die() -> None:
    assert choice("r: y: g: b: / a r1 y1 y2 y3 b6 / b g4") == "y1"


@pytest.mark.rule("DIC-10")
def test_waits_for_what_somebody_is_about_to_place() -> None:
    """b's red 3 will make room for the red 4."""
    text = "r:bb y: g: b: / a r4 / b r3 b5 b5"
    assert choice(text) == "wait"
    assert choice(text, CHILD) == "roll"


def test_waits_for_the_die_that_others_place_first() -> None:
    """They go on with the longest run: until then, the red 3 lies where it is."""
    assert choice("r:bb y: g: b: / a r4 y6 / b r3 b5 b5 b6") == "wait"
    assert choice("r:bb y: g: b: / a r4 y6 / b r3 b1 b2 b6") == "roll"


def test_does_not_wait_for_a_die_that_ends_the_round() -> None:
    assert choice("r:bb y: g: b: / a r4 / b r3") == "roll"


@pytest.mark.rule("DIC-8")
def test_does_not_roll_again_while_the_dice_are_in_the_air() -> None:
    position = at("r: y: g: b: / a r4 y5 / b g3 g3")
    view = position.view()
    rolling = mind(view)
    rolling.did(ROLL)
    rolling.look(view, "dice")
    assert "dice" not in rolling.stirred(view)
    assert list(rolling.ideas(RACING)) == []
    perform(position, "a roll")
    assert "dice" in rolling.stirred(position.view())
    rolling.look(position.view(), "dice")
    assert list(rolling.ideas(RACING))


def test_throws_again_what_does_not_come_down() -> None:
    view = at("r: y: g: b: / a r4 y5 / b g3 g3").view()
    rolling = mind(view)
    rolling.did(ROLL)
    for _ in range(FLIGHT):
        rolling.look(view, "dice")
    assert best(list(rolling.ideas(RACING))) == "roll"


def test_does_not_wait_with_many_dice_to_roll() -> None:
    assert choice("r:bb y: g: b: / a r4 y5 y5 y6 y6 g5 g5 g6 / b r3 b5 b5") == "roll"


def test_waits_no_longer_than_patience_lasts() -> None:
    view = at("r:bb y: g: b: / a r4 / b r3 b5 b5").view()
    waiting = mind(view)
    for _ in range(PATIENCE):
        waiting.look(view, "board")
    assert best(list(waiting.ideas(RACING))) == "roll"


def test_patience_begins_with_the_race() -> None:
    before = at("countdown: r: y: g: b: / a r b / b y y").view()
    waiting = DiceMind(0, PERFECT, Stream(b"judgement", "test"))
    for _ in range(PATIENCE):
        waiting.look(before, "board")
    view = at("r: y: g: b: / a r2 / b r1 b5 b5").view()
    for place in waiting.places:
        waiting.look(view, place)
    assert best(list(waiting.ideas(RACING))) == "wait"


def test_keeps_back_what_would_only_help_somebody_who_is_about_to_roll() -> None:
    """The red 3 would let b place three dice, and win."""
    text = "r:bb y: g: b: / a r3 y5 / b r4 r5 r6"
    assert choice(text) == "wait"
    assert choice(text, CHILD) == "r3"


def test_who_is_far_ahead_does_not_stop_to_keep_a_die_back() -> None:
    """A look is worth more than what the red 4 brings to b."""
    many = "y5 y5 y6 g5 g5 g6 b5 b5 b6"
    assert choice(f"r:bb y: g: b: / a r3 y4 y4 y4 g4 g4 b4 / b r4 {many}") != "r3"
    assert choice(f"r:bb y: g: b: / a r3 y4 / b r4 {many}") == "r3"


def test_the_last_die_is_never_kept_back() -> None:
    assert choice("r:bb y: g: b: / a r3 / b r4 r5 r6") == "r3"


def test_goes_on_by_what_was_seen() -> None:
    """Somebody else was quicker, and that was not looked at yet."""
    position = at("r: y: g: b: / a r1 y4 / b r1 g3")
    late = mind(position.view())
    perform(position, "b r1")
    view = position.view()
    assert "board" in late.stirred(view)
    assert best(list(late.ideas(RACING))) == "r1"
    late.look(view, "board")
    assert best(list(late.ideas(RACING))) != "r1"


def test_needs_not_have_looked_at_the_others() -> None:
    view = at("r: y: g: b: / a r1 y4 / b r1 g3").view()
    hasty = DiceMind(0, PERFECT, Stream(b"judgement", "test"))
    hasty.look(view, "dice")
    assert best(list(hasty.ideas(RACING))) == "r1"


def test_after_a_die_was_placed_its_row_wants_the_next_one() -> None:
    playing = mind(at("r: y: g: b: / a r1 r2 / b g3 g3").view())
    (idea,) = playing.ideas(RACING)
    assert isinstance(idea.command, Place)
    playing.did(idea.command)
    assert best(list(playing.ideas(RACING))) == "r2"


@pytest.mark.rule("DIC-8")
def test_a_hand_that_slips_rolls_although_something_fits() -> None:
    hasty = mind(at("r: y: g: b: / a r1 y4 / b g3 g3").view())
    (idea,) = hasty.ideas(RACING)
    assert hasty.slip(idea) == ROLL
    assert list(hasty.did(ROLL)) == ["dice"]


@given(seed=st.integers(0, 1000), players=st.integers(2, 4))
def test_decides_by_what_lies_open(seed: int, players: int) -> None:
    """What the next rolls show, and what was drawn, can't be seen."""
    position = racing(players, seed)
    other = position.imagined(Chance(seed_from("imagined")))
    ideas = [list(mind(one.view()).ideas(RACING)) for one in (position, other)]
    assert ideas[0] == ideas[1]


def test_has_no_ideas_before_the_signal() -> None:
    view = at("countdown: r: y: g: b: / a r b / b y y").view()
    assert list(mind(view).ideas(view.phase)) == []
