"""How a round ends: a stop, a table that is blocked, a vote; and what it is worth then."""

import pytest

from pellmell.kit.messages import Frozen, RaceStopped
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import BadOptions
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import Rotated
from tests.mechanics.stacking.table import (
    BLITZ,
    IDLE,
    LIGRETTO,
    after,
    both,
    chosen,
    faces,
    happened,
    happens,
    legal,
    over,
    played,
    points,
    race,
    refused,
    rule_of,
    started,
)

LAST = f"middle r:b / a stock r2 row y7 hand y8 / {IDLE}"
STOPPED = f"stopped: middle r:ba ended stop a / a stock row y7 hand y8 / {IDLE}"


@pytest.mark.rule("LIG-17", "LIG-18", "BLZ-10", "ALL-5")
@both
def test_the_card_that_empties_the_stock_ends_the_round(game: AnyStackingGame) -> None:
    assert after(game, LAST, "a: r2") == STOPPED
    assert happened(game, LAST, "a: r2")[-1] == RaceStopped(Ending.STOP, by=0)


@pytest.mark.rule("LIG-17", "BLZ-10", "ALL-5")
@pytest.mark.parametrize("command", ["b: y1 new", "b: y1", "a: y7 > 0:r2", "a: turn", "b: stop", "b: dutch"])
@both
def test_from_that_moment_nothing_is_accepted(game: AnyStackingGame, command: str) -> None:
    assert refused(game, LAST, "a: r2", command) == ("ALL-5", "the round is over: nothing may be placed")
    assert legal(game, STOPPED, "a") == legal(game, STOPPED, "b") == []


@pytest.mark.rule("ALL-10")
@both
def test_until_it_is_scored_everything_stays_as_it_is_for_all_to_see(game: AnyStackingGame) -> None:
    position = played(game, LAST, "a: r2")
    stopped = faces(position.view())
    assert position.timers() == {"score": 2000}
    happens(game, position, "house: time")
    assert position.phase is Phase.SCORED
    view = position.view()
    view.phase, view.score = Phase.STOPPED, None
    assert faces(view) == stopped


@pytest.mark.rule("ALL-5", "ALL-10")
@both
def test_a_scored_round_takes_nothing_more(game: AnyStackingGame) -> None:
    assert rule_of(game, LAST, "a: r2", "house: time", "b: y1 new") == "ALL-6"


@pytest.mark.rule("LIG-19", "LIG-11", "BLZ-10")
@both
def test_the_stock_is_emptied_too_when_its_last_card_fills_a_gap(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y7 row r2 hand y8 / {IDLE}"
    assert after(game, position, "a: r2") == STOPPED


@pytest.mark.rule("LIG-18", "BLZ-10")
@both
def test_with_a_called_stop_all_play_on_until_it_is_called(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock r2 row r3 hand y2 / {IDLE}"
    assert after(game, position, "a: r2", "a: r3", "b: y1 new", "a: turn", "a: stop", stop="called") == (
        "stopped: middle r:baa y:b ended stop a / a stock row - hand y2 | / b stock row y9 hand"
    )


@pytest.mark.rule("LIG-18", "BLZ-10")
@both
def test_a_second_player_with_an_empty_stock_may_call_it_too(game: AnyStackingGame) -> None:
    position = "middle r:b / a stock r2 row y2 hand / b stock y9 row y1 hand"
    moves = ("a: r2", "b: y1 new")
    assert after(game, position, *moves, stop="called") == (
        "middle r:ba y:b / a stock row y2 hand / b stock row y9 hand"
    )
    for caller in "ab":
        assert after(game, position, *moves, f"{caller}: stop", stop="called").startswith("stopped")
    assert happened(game, position, *moves, "b: stop", stop="called") == [RaceStopped(Ending.STOP, by=1)]


@pytest.mark.rule("LIG-18", "LIG-20")
@both
def test_when_nobody_has_a_stock_and_nobody_can_play_it_ends_by_itself(game: AnyStackingGame) -> None:
    position = "middle r:b / a stock r2 row y2 hand / b stock y9 row y1 hand"
    moves = ("a: r2", "b: y1 new", "a: y2")
    assert happened(game, position, *moves, stop="called")[-1] == RaceStopped(Ending.BLOCKED)


@pytest.mark.rule("LIG-18", "BLZ-10")
@both
def test_who_has_cards_left_may_not_call_it(game: AnyStackingGame) -> None:
    rule = {"ligretto": "LIG-18", "blitz": "BLZ-10"}[game.name]
    reason = f"your {game.rule_set.words.stock} is not empty yet"
    assert refused(game, LAST, "b: stop", stop="called") == (rule, reason)
    assert refused(game, LAST, "a: r2", "b: stop", stop="called") == (rule, reason)


@pytest.mark.rule("LIG-18", "BLZ-10")
@both
def test_where_the_stop_is_automatic_nobody_calls_it(game: AnyStackingGame) -> None:
    rule = {"ligretto": "LIG-18", "blitz": "BLZ-10"}[game.name]
    assert refused(game, LAST, "a: stop") == (rule, "the round stops by itself")


@pytest.mark.rule("LIG-17", "BLZ-10")
def test_the_stop_has_its_word() -> None:
    assert (LIGRETTO.rule_set.words.stop, BLITZ.rule_set.words.stop) == ("Ligretto stop!", "Blitz!")


# Blocked: once a has laid the red two, only the red three fits, and it lies buried in the hand of b.
NEEDED = "middle r:a / a stock y7 y6 row r2 hand / b stock y9 row y8 hand {hand}"
BLOCKED = "middle r:aa / a stock y7 row y6 hand / b stock y9 row y8 hand {hand}"


@pytest.mark.rule("LIG-20", "BLZ-18")
@pytest.mark.parametrize("hand", ["", "g5", "r3 g5 g6", "g5 r3 g6", "r3 g6", "g5 g6 g7 r3 g9"])
def test_the_round_ends_at_the_moment_when_nobody_can_play_any_more(hand: str) -> None:
    before, blocked = NEEDED.format(hand=hand).strip(), BLOCKED.format(hand=hand).strip()
    assert after(LIGRETTO, before, "a: r2") == over(blocked, "blocked")
    assert happened(LIGRETTO, before, "a: r2")[-1] == RaceStopped(Ending.BLOCKED)


@pytest.mark.rule("LIG-20", "BLZ-16", "BLZ-18")
@pytest.mark.parametrize(
    "hand",
    ["r3", "g5 r3", "g5 g6 r3", "g5 g6 g7 r3", "g5 g6 r3 g7", "r3 | g5 g6", "g5 r3 | g6", "g5 | g6 g7 r3 g8"],
)
@both
def test_a_card_that_counting_brings_up_keeps_the_round_alive(game: AnyStackingGame, hand: str) -> None:
    assert after(game, NEEDED.format(hand=hand), "a: r2") == BLOCKED.format(hand=hand)


@pytest.mark.rule("LIG-20")
def test_who_turns_the_last_chance_over_blocks_the_round() -> None:
    before = NEEDED.format(hand="g5 r3 | g6")
    assert after(LIGRETTO, before, "a: r2", "b: turn") == over(BLOCKED.format(hand="g5 r3 g6 |"), "blocked")


@pytest.mark.rule("LIG-20", "BLZ-18")
@both
def test_a_1_that_counting_brings_up_keeps_the_round_alive(game: AnyStackingGame) -> None:
    assert after(game, NEEDED.format(hand="g1"), "a: r2") == BLOCKED.format(hand="g1")


@pytest.mark.rule("LIG-20", "LIG-22")
def test_a_blocked_round_is_scored_and_its_leader_has_won_it() -> None:
    """Nothing but the score says so: the leader of the round is who has the most points in it."""
    assert points(LIGRETTO, NEEDED.format(hand="g5"), "a: r2") == [2 - 2, -2]


@pytest.mark.rule("LIG-20", "LIG-18")
@both
def test_an_empty_stock_does_not_keep_a_blocked_round_alive_where_the_stop_is_called(
    game: AnyStackingGame,
) -> None:
    position = "middle r:a / a stock row r2 g1 hand / b stock y9 row y8 hand y5"
    assert after(game, position, "b: turn", stop="called", blocked="end") == (
        "stopped: middle r:a ended blocked / a stock row r2 g1 hand / b stock y9 row y8 hand y5 |"
    )


@pytest.mark.rule("LIG-20")
def test_a_deal_in_which_nobody_can_play_ends_at_once() -> None:
    position = race(LIGRETTO, "countdown: middle / a stock y7 row y6 hand g5 / b stock y9 row y8 hand")
    assert happens(LIGRETTO, position, "house: time")[-1] == RaceStopped(Ending.BLOCKED)


@pytest.mark.rule("LIG-20", "BLZ-19")
def test_what_happens_then_is_an_option_of_the_table() -> None:
    assert (chosen(LIGRETTO).blocked, chosen(BLITZ).blocked) == ("end", "rotate")


@pytest.mark.rule("BLZ-19", "LIG-20")
@both
def test_blocked_everybody_moves_one_card_from_the_top_of_the_hand_to_the_bottom(
    game: AnyStackingGame,
) -> None:
    before = "middle r:a / a stock y7 y6 row r2 hand g8 g9 / b stock y9 row y8 hand r3 g5 g6"
    assert after(game, before, "a: r2", blocked="rotate") == (
        "frozen: middle r:aa / a stock y7 row y6 hand g9 g8 / b stock y9 row y8 hand g5 g6 r3"
    )
    assert happened(game, before, "a: r2", blocked="rotate")[1:] == [Rotated(), Frozen()]


@pytest.mark.rule("BLZ-19")
@both
def test_a_second_time_if_the_first_did_not_help(game: AnyStackingGame) -> None:
    before, blocked = NEEDED.format(hand="g5 r3 g6"), BLOCKED.format(hand="g6 g5 r3")
    assert after(game, before, "a: r2", blocked="rotate") == f"frozen: {blocked}"
    assert happened(game, before, "a: r2", blocked="rotate")[1:] == [Rotated(), Rotated(), Frozen()]


@pytest.mark.rule("BLZ-19")
@both
def test_the_turned_over_pile_is_first_turned_back(game: AnyStackingGame) -> None:
    before, blocked = NEEDED.format(hand="r3 g5 | g6 g7 g8"), BLOCKED.format(hand="g5 g6 g7 g8 r3")
    assert after(game, before, "a: r2", blocked="rotate") == f"frozen: {blocked}"


@pytest.mark.rule("BLZ-19")
@both
def test_all_go_on_together_after_three_seconds(game: AnyStackingGame) -> None:
    before = NEEDED.format(hand="r3 g5 g6")
    position = played(game, before, "a: r2", blocked="rotate")
    assert position.timers() == {"thaw 1": 3000}
    assert rule_of(game, before, "a: r2", "b: turn", blocked="rotate") == "BLZ-13"
    assert after(game, before, "a: r2", "house: time", "b: turn", "b: r3", blocked="rotate") == (
        "stopped: middle r:aab ended blocked / a stock y7 row y6 hand / b stock y9 row y8 hand g5 g6 |"
    )


@pytest.mark.rule("BLZ-19", "BLZ-18")
@both
def test_if_no_card_of_any_hand_fits_the_round_ends_at_once(game: AnyStackingGame) -> None:
    before, blocked = NEEDED.format(hand="g5 g6 g7 g8"), BLOCKED.format(hand="g5 g6 g7 g8")
    assert after(game, before, "a: r2", blocked="rotate") == over(blocked, "blocked")
    assert happened(game, before, "a: r2", blocked="rotate")[1:] == [RaceStopped(Ending.BLOCKED)]


@pytest.mark.rule("BLZ-19", "BLZ-16", "BLZ-17", "ALL-7")
@pytest.mark.parametrize("size", range(1, 28))
@both
def test_three_rotations_bring_every_card_of_a_hand_to_light(game: AnyStackingGame, size: int) -> None:
    area = started(game, 4).areas[0]
    area.hand = area.hand[:size]
    hand, seen = list(area.hand), set()
    for _ in range(3):
        seen |= {*area.every_pass()}
        area.rotate()
    assert seen == set(hand)
    assert area.hand == hand[3 % size :] + hand[: 3 % size]


@pytest.mark.rule("ALL-9")
@both
def test_who_leaves_leaves_their_cards_where_they_are(game: AnyStackingGame) -> None:
    before = f"middle r:a / a stock y7 y6 row r2 hand g8 | g9 / {IDLE}"
    assert after(game, before, "a: leaves") == before


@pytest.mark.rule("ALL-9", "BLZ-19")
@both
def test_a_rotation_leaves_the_hand_of_who_left_alone(game: AnyStackingGame) -> None:
    before = (
        "middle r:a / a stock y7 row y6 hand g8 | g9"
        " / b stock y9 y7 row r2 hand g3 g4 / c stock y9 row y8 hand r3 g5 g6"
    )
    assert after(game, before, "a: leaves", "b: r2", blocked="rotate") == (
        "frozen: middle r:ab / a stock y7 row y6 hand g8 | g9"
        " / b stock y9 row y7 hand g4 g3 / c stock y9 row y8 hand g5 g6 r3"
    )


@pytest.mark.rule("ALL-9", "LIG-20")
def test_what_only_they_could_have_played_does_not_keep_the_round_alive() -> None:
    position = "middle r:a / a stock y7 row r2 hand / b stock y9 row y8 hand"
    assert after(LIGRETTO, position, "a: leaves") == over(position, "blocked")


@pytest.mark.rule("ALL-9")
@both
def test_who_left_is_scored_like_everybody(game: AnyStackingGame) -> None:
    position = f"middle r:aab / a stock y7 y6 row g5 hand / {IDLE}"
    assert points(game, position, "a: leaves", "house: vote") == [2 - 4, 1 - 2]


@pytest.mark.rule("ALL-9")
@both
def test_a_round_that_nobody_wants_to_finish_is_scored_as_it_stands(game: AnyStackingGame) -> None:
    position = f"middle r:aab g:bb / a stock y7 y6 row g5 hand / {IDLE}"
    assert happened(game, position, "house: vote") == [RaceStopped(Ending.VOTE)]
    assert points(game, position, "house: vote") == [2 - 4, 3 - 2]


@pytest.mark.rule("ALL-9")
@both
def test_a_vote_may_end_a_frozen_round_too(game: AnyStackingGame) -> None:
    moves = ("a: r2", "house: vote")
    assert points(game, NEEDED.format(hand="r3 g5 g6"), *moves, blocked="rotate") == [2 - 2, -2]


@pytest.mark.rule("LIG-21", "BLZ-11")
@both
def test_one_point_for_each_own_card_in_the_middle_whatever_its_value(game: AnyStackingGame) -> None:
    position = f"middle r:aaaaaaaaab g:ba y:b / a stock row r10 hand / {IDLE}"
    assert points(game, position, "a: stop", stop="called") == [10, 3 - 2]


@pytest.mark.rule("LIG-22", "BLZ-11")
@both
def test_minus_two_for_each_card_left_in_the_stock_nothing_for_row_and_hand(game: AnyStackingGame) -> None:
    position = "middle / a stock row r10 r1 hand g4 g5 | g6 / b stock y9 y8 y7 row y1 g1 hand g7 | g8"
    assert points(game, position, "a: stop", stop="called") == [0, -6]


@pytest.mark.rule("LIG-21", "LIG-22", "BLZ-11")
@both
def test_the_score_explains_itself(game: AnyStackingGame) -> None:
    score = played(game, LAST, "a: r2", "house: time").score
    assert score is not None
    assert score.parts == [{"middle": 1, "stock": 0}, {"middle": 1, "stock": -2}]
    assert (score.points, score.ending, score.by) == ([1, -1], Ending.STOP, 0)


@pytest.mark.rule("LIG-23", "BLZ-12")
@both
def test_the_target_is_an_option_from_10_to_500(game: AnyStackingGame) -> None:
    for target in (10, 500):
        assert chosen(game, target=target).target == target
    for target in (9, 501):
        with pytest.raises(BadOptions, match="from 10 to 500"):
            parse_options(game.options, {"target": target})


@pytest.mark.parametrize(("stop", "listed"), [("called", True), ("automatic", False)])
@both
def test_a_stop_is_listed_only_where_it_is_called(game: AnyStackingGame, stop: str, listed: bool) -> None:
    assert ("stop" in legal(game, f"middle / a stock row b9 hand / {IDLE}", "a", stop=stop)) is listed
