"""What a line is credited with: for which commands, from when on, and when for less."""

import pytest

from pellmell.kit.messages import Command
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import VoteToEnd
from pellmell.play.referee import Referee
from pellmell.play.virtual_times import HAND_MS
from tests.play.races import Rest, Table, Take, Turn, Wave

SIGNAL = 1000


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("arrival", "made"),
    [
        pytest.param(679, 559, id="the answer to the last one was still under way: 120 ms, as then"),
        pytest.param(680, 500, id="it has just been heard: 180 ms, as the line is now"),
        pytest.param(700, 520, id="it was heard long ago"),
    ],
)
def test_a_line_that_grows_counts_for_more_only_once_the_last_answer_was_heard(
    arrival: int, made: Milliseconds
) -> None:
    table = Table([120, 0])
    table.play((500, 0, Take(5)))
    table.submit(0, Take(0), arrival, rtt=180)
    assert table.referee.waiting()[0].made == made


@pytest.mark.rule("ALL-3")
def test_who_builds_on_the_own_card_before_it_is_decided_has_waited_for_no_network_either() -> None:
    """The first card is held for the third seat, whose line is longer still."""
    table = Table([120, 20, 200])
    table.play((500, 0, Take(3)), (550, 0, Take(4)), (560, 0, Take(7)))
    assert [one.made for one, _ in table.done] == [380, 550, 550]


@pytest.mark.rule("ALL-3")
def test_an_own_card_is_still_the_own_one_after_turning_some_more() -> None:
    table = Table([120, 20])
    table.play((500, 0, Take(3)), (700, 0, Turn()), (1000, 0, Take(4)))
    assert [one.made for one, _ in table.done] == [380, 580, 1000]


@pytest.mark.rule("ALL-3")
def test_and_after_something_of_which_nothing_came() -> None:
    table = Table([120, 20])
    table.play((500, 0, Take(3)), (700, 0, Wave()), (1000, 0, Take(4)))
    assert [one.made for one, _ in table.done] == [380, 580, 1000]


@pytest.mark.rule("ALL-3")
def test_a_card_that_came_too_late_has_made_no_place() -> None:
    """Who lost the third place, and goes on to the fourth, goes on from somebody else's card."""
    table = Table([120, 20])
    table.play((400, 1, Take(3)), (1000, 0, Take(3)), (1500, 0, Take(4)))
    assert [one.made for one, _ in table.done] == [380, 880, 1380]


@pytest.mark.rule("ALL-3")
def test_who_turns_cards_is_credited_with_the_line_whatever_has_just_happened() -> None:
    table = Table([20, 120])
    table.play((500, 0, Take(3)), (610, 1, Turn()))
    assert table.done[1][0].made == 490


def test_whose_line_counts_for_nothing_claims_nothing() -> None:
    """However quick the hand is: nobody who sits in the house itself is suspected of a lie."""
    table = Table([0, 0])
    table.play((500, 0, Take(3)), (550, 1, Take(4)))
    answer = table.done[1][0]
    assert (answer.made, answer.claims, answer.blind) == (550, None, False)


@pytest.mark.rule("ALL-2", "ALL-3")
def test_after_a_pause_nothing_counts_as_made_in_it_but_nothing_is_early() -> None:
    """Everybody has seen the cards before, and may have meant one for as long."""
    table = Table([120, 120])
    table.referee.began(SIGNAL, shown=False)
    table.submit(0, Take(0), SIGNAL + 50, rtt=120, shortest=110)
    table.submit(1, Take(1), SIGNAL + 130, rtt=120, shortest=110)
    assert [(one.made, one.early) for one in table.referee.waiting()] == [(1000, False), (1010, False)]


@pytest.mark.rule("ALL-2")
@pytest.mark.parametrize(
    ("arrival", "command", "early"),
    [(994, Rest(), True), (995, Rest(), False), (500, VoteToEnd(), False)],
)
def test_what_comes_before_the_signal_is_early_unless_it_concerns_the_table(
    arrival: int, command: Command, early: bool
) -> None:
    table = Table([0])
    table.referee.began(SIGNAL, shown=True)
    assert table.submit(0, command, arrival, rtt=0).early is early


@pytest.mark.rule("ALL-2", "ALL-3")
def test_at_the_signal_no_hand_is_quicker_than_a_hand_and_then_the_line_counts_again() -> None:
    table = Table([200] * 3)
    table.referee.began(SIGNAL, shown=True)
    last_in_doubt = SIGNAL + HAND_MS + 200
    for seat, arrival in enumerate((SIGNAL + 300, last_in_doubt - 1, last_in_doubt)):
        table.submit(seat, Take(seat), arrival, rtt=200)
    made = [(one.made, one.claims) for one in table.referee.waiting()]
    assert made == [(1225, 100), (1225, 224), (1225, None)]


@pytest.mark.rule("ALL-2", "ALL-3")
def test_who_only_turns_cards_at_the_signal_is_not_suspected() -> None:
    table = Table([120])
    table.referee.began(SIGNAL, shown=True)
    turn = table.submit(0, Turn(), SIGNAL + 150, rtt=120, shortest=110)
    assert (turn.made, turn.claims, turn.blind) == (SIGNAL + 30, None, False)


@pytest.mark.rule("ALL-2", "ALL-3")
def test_without_a_window_only_arrival_counts_also_at_the_signal() -> None:
    table = Table([120], window=0)
    table.referee.began(SIGNAL, shown=True)
    soon = table.submit(0, Take(), SIGNAL + 50, rtt=120, shortest=110)
    assert (soon.made, soon.early) == (SIGNAL + 50, False)


@pytest.mark.rule("ALL-3")
def test_nothing_counts_as_made_before_the_table_was_there() -> None:
    assert Table([200]).submit(0, Take(), 150, rtt=200).made == 0


@pytest.mark.rule("ALL-3")
def test_a_line_of_which_nothing_is_known_counts_for_nothing() -> None:
    referee = Referee(human_pace=False, window=200)
    assert referee.submit(0, Take(), 500).made == 500
    assert [one.decided for one in referee.due(500)] == [500]


@pytest.mark.rule("ALL-3")
def test_a_referee_of_whom_no_window_is_asked_goes_by_arrival() -> None:
    assert Referee(human_pace=False).submit(0, Take(), 500, rtt=120).made == 500


@pytest.mark.rule("ALL-2")
def test_nor_is_it_taken_off_at_the_signal() -> None:
    """Of a line of which nothing is known: 5 ms before the signal are noise."""
    referee = Referee(human_pace=False, window=200)
    referee.began(SIGNAL, shown=True)
    assert not referee.submit(0, Rest(), SIGNAL - 5).early
