"""The rulebook on blocked tokens, and who owes them a move."""

import pytest

from pellmell.games.board.messages import DebtLapsed, DebtOpened, Owed
from pellmell.kit.phases import Phase
from tests.games.board.table import ALL, OPEN, Refused, after, at, legal, perform, refused

# A dead end of four squares, and four others out of reach.
DEAD_END = "board royg/..../bvro tokens 1@a1 / a hand oy bv ro / b hand ro gb"
BLOCKED = "board royg/..../bvro tokens 1@c1 laid a:oy@b1-c1 owed a1 / a hand bv ro / b hand ro gb"
LAY = "a 1@a1 oy b1 c1"


@pytest.mark.rule("BRD-14")
def test_who_ends_in_a_dead_end_owes_the_token_a_move() -> None:
    assert after(DEAD_END, LAY) == BLOCKED
    assert perform(at(DEAD_END), LAY)[-1] == Owed(seat=0, token=1, number=1)


def test_no_two_debts_have_the_same_number() -> None:
    """Each has a timer of its own, also where an older one is named after a newer one."""
    owing = "board royg/..../bvro/bvro tokens 1@a1 2@a4 3@d4 owed b2#7 b3#3 / a hand oy bv ro / b hand ro gb"
    assert perform(at(owing), LAY)[-1] == Owed(seat=0, token=1, number=8)


@pytest.mark.rule("BRD-14")
def test_the_next_card_goes_anywhere_and_the_token_onto_it() -> None:
    assert (
        after(BLOCKED, "a pay 1@c1 bv a3 b3")
        == "board royg/..../bvro tokens 1@b3 laid a:oy@b1-c1 a:bv@a3-b3 / a hand ro / b hand ro gb"
    )


@pytest.mark.rule("BRD-14")
def test_the_player_chooses_which_square_the_token_takes() -> None:
    assert legal(at(BLOCKED), "a") == ["pay 1@c1 bv a3 b3", "pay 1@c1 vb b3 a3"]


@pytest.mark.rule("BRD-14")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("a pay 1@c1 vb a3 b3", "BRD-24"),
        ("a pay 1@c1 bv c3 d3", "BRD-9"),
        ("a pay 1@c1 bv b1 c1", "BRD-11"),
        ("a pay 1@b1 bv a3 b3", "BRD-10"),  # the token stands elsewhere
        ("a pay 1@c1 bv a3 z9", "BRD-11"),
        ("a pay 1@c1 bv d1 e1", "BRD-11"),
        ("a pay 1@c1 ro c3 d3", "BRD-6"),
    ],
)
def test_the_card_must_fit_where_it_pays(move: str, rule: str) -> None:
    assert refused(BLOCKED, move) == Refused(rule)


@pytest.mark.rule("BRD-14")
def test_play_goes_on_from_there() -> None:
    assert after(BLOCKED, "a pay 1@c1 bv a3 b3", "b 1@b3 ro c3 d3").startswith(
        "stopped: board royg/..../bvro tokens 1@d3"
    )


@pytest.mark.rule("BRD-15")
def test_who_blocks_another_token_owes_it_a_move() -> None:
    text = f"board royg/bvro tokens 1@a1 2@d1 laid b:ro@c2-d2 / a hand ov rb / b hand {ALL}"
    assert " owed a2 " in after(text, "a 1@a1 ov b1 b2")


@pytest.mark.rule("BRD-16")
@pytest.mark.parametrize("move", ["b 1@c1 gb d1 e1", "b 1@c1 *d1 gb e1 f1"])
def test_nobody_can_use_a_blocked_token(move: str) -> None:
    """Not even with jokers. Here the only pair left is of one colour, and takes no card."""
    text = (
        f"board roygggb/bvrovrb tokens 1@c1 laid a:oy@b1-c1 a:vr@b2-c2 owed a1 / a hand bv / b hand gb {ALL}"
    )
    assert refused(text.replace("bvrovrb", "bvr...."), move, mistakes="called") == Refused("BRD-16")


@pytest.mark.rule("BRD-16")
def test_one_free_square_or_a_pair_of_one_colour_leaves_a_token_blocked() -> None:
    one = "board royg/..../bvro tokens 1@a1 / a hand oy bv / b hand ro"
    pair = "board roygg/...../bvro. tokens 1@a1 / a hand oy bv / b hand ro"
    other = "board roygb/...../bvro. tokens 1@a1 / a hand oy bv / b hand ro"
    assert [" owed a1 " in after(text, LAY) for text in (one, pair, other)] == [True, True, False]


@pytest.mark.rule("BRD-16")
def test_a_debt_lapses_when_a_token_has_left_a_bare_square_and_opened_the_way() -> None:
    text = "board roy./.gbv tokens 1@b1 2@a1 owed a2 / a hand rv / b hand yb og"
    position = at(text)
    assert DebtLapsed(2) in perform(position, "b 1@b1 yb c1 c2")
    assert position.debts.due == []
    assert position.timers() == {}


@pytest.mark.rule("BRD-33")
def test_who_owes_may_lay_nowhere_else() -> None:
    text = f"board {OPEN} tokens 1@c3 2@a5 owed a2 / a hand bv / b hand {ALL}"
    assert refused(text, "a 1@c3 bv c2 d2") == Refused("BRD-33")


@pytest.mark.rule("BRD-33")
def test_the_oldest_debt_first_and_the_own_token_before_the_others() -> None:
    text = "board roygbv/....../bvrogy tokens 1@f1 2@c1 laid b:oy@b1-c1 / a hand gb bv ro / b hand ro gy"
    position = at(text)
    assert perform(position, "a 2@c1 gb d1 e1")[1:] == [Owed(0, 2, 1), Owed(0, 1, 2)]
    assert {move[:5] for move in legal(position, "a")} == {"pay 2"}


@pytest.mark.rule("BRD-33")
def test_a_younger_debt_is_not_paid_first() -> None:
    text = "board royg/..../bvro tokens 1@a1 2@c1 laid a:oy@b1-c1 owed a2 a1 / a hand bv ro / b hand ro"
    assert refused(text, "a pay 1@a1 bv a3 b3") == Refused("BRD-33")
    assert " owed a1#2 " in after(text, "a pay 2@c1 bv a3 b3")


@pytest.mark.rule("BRD-33")
def test_a_card_that_could_pay_cannot_be_discarded() -> None:
    assert refused(BLOCKED, "a turn") == Refused("BRD-33")


@pytest.mark.rule("BRD-33")
def test_a_card_that_fits_nowhere_is_discarded_as_usual() -> None:
    text = BLOCKED.replace("a hand bv ro", "a hand yv ro")
    assert after(text, "a turn") == text.replace("a hand yv ro", "a hand yv | ro passed 1")


@pytest.mark.rule("BRD-33")
def test_jokers_cannot_pay() -> None:
    assert refused(BLOCKED, "a 1@c1 *d1 bv a3 b3") == Refused("BRD-33")
    assert not any("*" in move for move in legal(at(BLOCKED), "a"))


@pytest.mark.rule("BRD-33")
def test_a_payment_that_blocks_a_token_makes_a_new_debt() -> None:
    position = at(BLOCKED)
    assert perform(position, "a pay 1@c1 vb b3 a3")[1:] == [Owed(0, 1, 2)]
    assert position.timers() == {"debt 2": 8000}


@pytest.mark.rule("BRD-33")
def test_a_joker_that_blocks_a_token_makes_a_debt() -> None:
    text = f"board royg/bvro tokens 1@a1 2@d1 laid b:ro@c2-d2 / a hand rb yv / b hand {ALL}"
    assert " owed a1 a2 " in after(text, "a 1@a1 *b1 rb a1 a2")


@pytest.mark.rule("BRD-34")
def test_for_eight_seconds_only_the_debtor_may_pay() -> None:
    assert at(BLOCKED).timers() == {"debt 1": 8000}
    assert refused(BLOCKED, "b pay 1@c1 ro c3 d3") == Refused("BRD-34")


@pytest.mark.rule("BRD-34")
def test_then_anybody_may() -> None:
    text = BLOCKED.replace("ro gb", "ro bv gb")
    assert perform(at(text), "house debt 1") == [DebtOpened(1)]
    assert (
        after(text, "house debt 1", "b pay 1@c1 ro c3 d3")
        == "board royg/..../bvro tokens 1@d3 laid a:oy@b1-c1 b:ro@c3-d3 owed b1#2"
        " / a hand bv ro / b hand bv gb"
    )


@pytest.mark.rule("BRD-34")
def test_nobody_has_to_pay_for_another() -> None:
    text = f"board {OPEN} tokens 1@c3 2@a5 owed a2! / a hand ro / b hand bv {ALL}"
    assert {"turn", "1@c3 bv c2 d2", "pay 2@a5 bv c2 d2"} <= set(legal(at(text), "b"))


@pytest.mark.rule("BRD-33")
def test_own_token_first_then_by_number() -> None:
    """One card, laid at token 3, blocks that token and, on both sides of it, tokens 1 and 2."""
    position = at(f"board roygbv tokens 1@a1 2@f1 / a hand yg bv / b hand {ALL}")
    position.field.put_token(3, "b1")
    events = perform(position, "a 3@b1 yg c1 d1")
    assert [event.token for event in events if isinstance(event, Owed)] == [3, 1, 2]


@pytest.mark.rule("ALL-3", "BRD-13")
def test_who_is_covered_and_blocked_by_a_rival_comes_too_late() -> None:
    text = "board royg/bvro tokens 1@a1 / a hand oy rb / b hand oy gb"
    assert refused(text, "b 1@a1 oy b1 c1", "a 1@a1 oy b1 c1") == Refused("ALL-3", "b")


@pytest.mark.rule("ALL-3", "BRD-33")
def test_too_late_to_pay_the_first_of_two_debts() -> None:
    text = "board royg/..../bvro tokens 1@a1 2@c1 laid a:oy@b1-c1 owed a2! a1! / a hand bv ro / b hand ro gb"
    assert refused(text, "b pay 2@c1 ro c3 d3", "a pay 2@c1 bv a3 b3") == Refused("ALL-3", "b")


@pytest.mark.rule("BRD-34")
def test_all_debts_of_one_who_is_away_are_open() -> None:
    text = "board royg/..../bvro tokens 1@a1 2@c1 laid a:oy@b1-c1 owed a2 a1 / a hand bv ro / b hand ro"
    position = at(text)
    assert perform(position, "a is away") == [DebtOpened(2), DebtOpened(1)]


@pytest.mark.rule("BRD-34", "ALL-3")
def test_too_late_to_pay_what_somebody_has_paid() -> None:
    text = BLOCKED.replace("ro gb", "ro bv gb")
    assert refused(text, "house debt 1", "b pay 1@c1 ro c3 d3", "a pay 1@c1 bv a3 b3") == Refused(
        "ALL-3", "b"
    )


@pytest.mark.rule("BRD-34")
@pytest.mark.parametrize("move", ["a is away", "a leaves"])
def test_when_the_debtor_is_away_anybody_may_pay_at_once(move: str) -> None:
    position = at(BLOCKED)
    perform(position, move)
    assert position.timers() == {}
    assert "pay 1@c1 ro c3 d3" in legal(position, "b")


@pytest.mark.rule("BRD-34")
def test_that_concerns_no_debt_of_others_and_none_that_is_open_already() -> None:
    text = "board royg/..../bvro/bvro tokens 1@c1 2@a4 3@d4 owed a1 a2! b3 / a hand bv ro / b hand ro gb"
    assert [event for event in perform(at(text), "a is away") if isinstance(event, DebtOpened)] == [
        DebtOpened(token=1)
    ]


@pytest.mark.rule("BRD-16")
def test_a_token_that_is_not_blocked_needs_no_payment() -> None:
    assert refused(DEAD_END, "a pay 1@a1 oy b1 c1") == Refused("BRD-16")


@pytest.mark.rule("BRD-20")
def test_who_lays_the_last_card_owes_nothing_any_more() -> None:
    position = at(DEAD_END.replace("oy bv ro", "oy"))
    perform(position, LAY)
    assert position.phase is Phase.STOPPED
    assert position.debts.due == []
