"""The rulebook on the end of a round, places and chips."""

from collections import deque

import pytest

from pellmell.games.board import GAME
from pellmell.games.board.ranking import Standing, cards_gained, chips, places
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import RaceStopped, Scored
from pellmell.kit.phases import Ending, Phase
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match
from tests.games.board.table import ALL, Refused, after, at, chosen, perform, play_out, racing, refused

LAST = "board roygbv tokens 1@a1 / a hand oy / b hand ro ry"
DEAD = "board royg tokens 1@a1"  # one card fits, oy, and none after it


def standings(*rows: tuple[int, int, int]) -> list[Standing]:
    return [Standing(*row) for row in rows]


def stopped(*rows: tuple[int, int]) -> list[int]:
    """Places after a stop, by cards and jokers left; everybody had all cards."""
    return places([Standing(15 - left, left, jokers) for left, jokers in rows], Ending.STOP, ())


def blocked(*rows: tuple[int, int, int]) -> list[int]:
    return places(standings(*rows), Ending.BLOCKED, ())


@pytest.mark.rule("BRD-20", "ALL-5")
def test_the_last_card_stops_the_round_by_itself() -> None:
    assert perform(at(LAST), "a 1@a1 oy b1 c1")[1:] == [RaceStopped(Ending.STOP, by=0)]
    assert refused(LAST, "a 1@a1 oy b1 c1", "b turn") == Refused("ALL-5")


@pytest.mark.rule("BRD-20")
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_jokers_need_not_be_used_to_win(jokers: int) -> None:
    position = at(LAST.replace("oy /", f"oy jokers {jokers} /"))
    perform(position, "a 1@a1 oy b1 c1", "house score")
    assert position.score is not None
    assert position.score.places == [1, 2]


@pytest.mark.rule("BRD-21")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([(0, 0), (3, 0), (1, 0), (2, 0)], [1, 4, 2, 3]),
        ([(4, 2), (0, 0), (4, 1)], [2, 1, 3]),  # equal cards: more jokers left is better
        ([(2, 1), (2, 1), (0, 2), (5, 2)], [2, 2, 1, 4]),  # still equal: the next place is left out
        ([(0, 0), (2, 0), (2, 0), (2, 0)], [1, 2, 2, 2]),
        ([(0, 0), (1, 1), (2, 2), (2, 2)], [1, 2, 3, 3]),
    ],
)
def test_the_others_are_ranked_by_cards_left_then_by_jokers(
    rows: list[tuple[int, int]], expected: list[int]
) -> None:
    assert stopped(*rows) == expected


@pytest.mark.rule("BRD-22")
def test_when_nobody_can_lay_a_card_the_round_ends_at_once() -> None:
    text = f"{DEAD} / a hand oy rv rg / b hand rv jokers 0"
    assert perform(at(text), "a 1@a1 oy b1 c1")[-1] == RaceStopped(Ending.BLOCKED)


@pytest.mark.rule("BRD-22")
def test_a_card_that_is_somewhere_in_the_hand_can_still_come_up() -> None:
    text = f"{DEAD} / a hand rv rg oy | rb jokers 0 / b hand rv jokers 0"
    assert perform(at(text), "a turn")[1:] == []
    assert perform(at(text.replace("oy |", "|")), "a turn")[1:] == [RaceStopped(Ending.BLOCKED)]


@pytest.mark.rule("BRD-22")
def test_what_could_be_laid_before_is_looked_at_again_when_its_squares_are_covered() -> None:
    """Both tokens stay open, but not for the card that is left."""
    text = "board royg/bv.. tokens 1@a1 2@d1 / a hand oy jokers 0 / b hand oy rg jokers 0"
    assert perform(at(text), "a turn", "b 2@d1 yo c1 b1")[-1] == RaceStopped(Ending.BLOCKED)


@pytest.mark.rule("BRD-22")
def test_or_when_the_square_of_its_joker_is_covered() -> None:
    """Token 1 could have gone over b4 to c4 and d4; a wrong card, which proves nothing, covers b4."""
    text = "board .v../vb../bg../royg/.v.. tokens 1@a4 2@b5 / a hand yg rv jokers 1 / b hand rb rv jokers 0"
    position = at(text, mistakes="called")
    assert perform(position, "a turn")[1:] == []
    assert perform(position, "b 2@b5 rb b4 b3")[1:] == [RaceStopped(Ending.BLOCKED)]


@pytest.mark.rule("BRD-22")
@pytest.mark.parametrize(("jokers", "goes_on"), [(0, False), (1, True), (2, True)])
def test_jokers_are_counted_in(jokers: int, goes_on: bool) -> None:
    """yg fits only over a bridge."""
    text = f"{DEAD} / a hand rv yg jokers {jokers} / b hand rv jokers 0"
    assert (perform(at(text), "a turn")[1:] == []) == goes_on


@pytest.mark.rule("BRD-22")
@pytest.mark.parametrize(("card", "goes_on"), [("ro", True), ("gb", False)])
def test_for_a_debtor_any_free_pair_counts(card: str, goes_on: bool) -> None:
    text = f"board royg/..../bvro tokens 1@c1 laid a:oy@b1-c1 owed a1 / a hand rg {card} / b hand gv"
    assert (perform(at(text), "a turn")[1:] == []) == goes_on


@pytest.mark.rule("BRD-22", "BRD-34")
def test_a_round_in_which_somebody_will_be_allowed_to_pay_is_not_blocked() -> None:
    text = "board royg/..../bvro tokens 1@c1 laid a:oy@b1-c1 owed a1 / a hand rg gv / b hand ro gb"
    position = at(text)
    assert perform(position, "a turn")[1:] == []
    assert perform(position, "house debt 1", "b pay 1@c1 ro c3 d3")[-1] == RaceStopped(Ending.BLOCKED)


@pytest.mark.rule("BRD-22", "ALL-9")
def test_cards_of_who_has_left_keep_no_round_alive() -> None:
    text = f"{DEAD} / a hand oy rv / b hand rv jokers 0"
    assert perform(at(text), "a leaves")[-1] == RaceStopped(Ending.BLOCKED)


@pytest.mark.rule("BRD-22")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([(9, 6, 0), (8, 2, 2)], [1, 2]),  # with fewer cards on the stack, but fewer laid
        ([(9, 6, 0), (9, 4, 1), (3, 1, 0)], [3, 1, 2]),  # equal: more jokers; the rest by cards left
        ([(9, 6, 1), (9, 4, 1), (3, 1, 0)], [1, 1, 3]),  # then shared
        ([(0, 15, 2), (0, 15, 2)], [1, 1]),
    ],
)
def test_then_the_most_cards_laid_win(rows: list[tuple[int, int, int]], expected: list[int]) -> None:
    assert blocked(*rows) == expected


@pytest.mark.rule("BRD-22", "ALL-9")
def test_a_vote_ends_the_round_and_it_is_ranked_likewise() -> None:
    text = "board roygbv tokens 1@c1 laid b:oy@b1-c1 / a hand gb / b hand rv gb ro"
    position = at(text)
    perform(position, "house ends", "house score")
    assert position.score is not None
    assert (position.score.ending, position.score.places) == (Ending.VOTE, [2, 1])


@pytest.mark.rule("BRD-23")
@pytest.mark.parametrize(
    ("culprits", "expected"),
    [
        ({0}, [3, 1, 2]),  # also who had finished first
        ({1}, [1, 3, 2]),
        ({0, 1}, [3, 3, 1]),  # two culprits of three players are both third
        ({0, 1, 2}, [3, 3, 3]),
    ],
)
def test_who_made_a_mistake_comes_last_and_the_others_move_up(
    culprits: set[int], expected: list[int]
) -> None:
    assert places(standings((15, 0, 0), (12, 3, 0), (11, 4, 0)), Ending.STOP, culprits) == expected


@pytest.mark.rule("BRD-23")
def test_culprits_of_four_players_are_all_fourth() -> None:
    rows = standings((15, 0, 0), (12, 3, 0), (11, 4, 0), (9, 6, 0))
    assert places(rows, Ending.STOP, {1, 3}) == [1, 4, 2, 4]


@pytest.mark.rule("BRD-25")
@pytest.mark.parametrize(
    ("players", "by_place"),
    [(4, [(2, 0), (1, 1), (0, 2), (0, 2)]), (3, [(2, 0), (1, 1), (0, 2)]), (2, [(2, 0), (0, 2)])],
)
def test_chips_and_cards_by_place(players: int, by_place: list[tuple[int, int]]) -> None:
    all_places = range(1, players + 1)
    assert [(chips(place, players), cards_gained(place, players)) for place in all_places] == by_place


@pytest.mark.rule("BRD-21", "BRD-25")
def test_the_printed_example() -> None:
    """Three players; the others have 4 cards left each, one has a joker left, the other none."""
    text = "board roygbv tokens 1@a1 / a hand oy / b hand ro ry rg rb jokers 1 / c hand ro ry rg rb jokers 0"
    position = at(text)
    perform(position, "a 1@a1 oy b1 c1", "house score")
    assert position.score is not None
    assert position.score.places == [1, 2, 3]
    assert position.score.points == [2, 1, 0]
    assert position.score.parts == [{"chips": 2}, {"chips": 1}, {"chips": 0}]
    assert {seat: duty.on for seat, duty in position.duties.items()} == {1: 1, 2: 2}


@pytest.mark.rule("BRD-25")
def test_who_shares_a_place_gets_what_the_place_is_worth() -> None:
    position = at(f"board roygbv tokens 1@a1 / a hand oy / b hand ro / c hand rg / d hand {ALL}")
    perform(position, "a 1@a1 oy b1 c1", "house score")
    assert position.score is not None
    assert (position.score.places, position.score.points) == ([1, 2, 2, 4], [2, 1, 1, 0])


@pytest.mark.rule("ALL-10")
def test_everything_stays_on_the_table_until_it_is_scored() -> None:
    assert after(LAST, "a 1@a1 oy b1 c1") == (
        "stopped: board roygbv tokens 1@c1 laid a:oy@b1-c1 ended stop a / a hand / b hand ro ry"
    )


@pytest.mark.rule("BRD-29")
def test_a_match_ends_after_the_agreed_number_of_rounds() -> None:
    assert not GAME.is_over(chosen(), 5, [10, 0])
    assert GAME.is_over(chosen(), 6, [0, 0])
    assert GAME.is_over(chosen(rounds=1), 1, [0, 2])


@pytest.mark.rule("BRD-29")
def test_most_points_win_the_match_and_equal_points_share_it() -> None:
    played = [match_of_two_rounds(str(seed)) for seed in range(6)]
    for match in played:
        best = max(match.totals)
        assert match.winners == [seat for seat, total in enumerate(match.totals) if total == best]
    assert {len(match.winners) for match in played} == {1, 2}
    assert {match.winners[0] for match in played if len(match.winners) == 1} == {0, 1}


def match_of_two_rounds(seed: str) -> Match:
    match = Match(GAME, chosen(rounds=2), bot_players(2))
    deque(Arena(match, Chance(seed_from(seed))).play(), maxlen=0)
    assert (match.phase, match.round) == (Phase.OVER, 2)
    return match


@pytest.mark.rule("BRD-20", "BRD-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_rounds_come_to_an_end(players: int) -> None:
    for seed in range(5):
        position = racing(players, seed)
        play_out(position, seed)
        assert position.phase is Phase.SCORED
        assert isinstance(position.ending, RaceStopped)
        assert position.score == Scored(position.result()).result


@pytest.mark.rule("BRD-21", "BRD-27")
def test_after_a_stop_it_is_cards_left_that_count_however_many_were_laid() -> None:
    """Whoever stopped had cards on the player board, and laid fewer than the others."""
    assert places(standings((9, 0, 0), (12, 3, 0), (13, 2, 0)), Ending.STOP, ()) == [1, 3, 2]
