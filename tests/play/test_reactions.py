"""What a line is credited with ends where no hand can have been so quick."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.submission import BLIND_MS, Submission
from pellmell.play.virtual_times import HAND_MS, NOISE_MS
from tests.play.races import Halt, Rest, Table, Take

QUICK, LIAR, THIRD = 0, 1, 2
LINES = (20, 200, 20)  # the second is as short as the others, and says otherwise
AFTER = (
    frozenset({1}),
    frozenset({1}),
    frozenset({0}),
)  # the first place, which makes the next, is the third's
MADE = 1000
FIRST = (MADE, THIRD, Take(0))


def reactions(quick: int, liar: int) -> list[tuple[int, Seat, Take]]:
    """Both answer what the third has done, over lines that take 20 ms."""
    return [FIRST, (MADE + 20 + quick, QUICK, Take(1)), (MADE + 20 + liar, LIAR, Take(1))]


def raced(quick: int, liar: int) -> list[tuple[Submission, str]]:
    table = Table(LINES, able=AFTER)
    table.play(*reactions(quick, liar))
    return table.done


@pytest.mark.rule("ALL-3")
def test_a_reaction_that_no_hand_has_is_credited_only_up_to_where_one_could_be() -> None:
    """The liar needs 250 ms, and would be believed to have needed 70."""
    (_, _), (winner, how), (liar, lost) = raced(quick=210, liar=250)
    assert (winner.seat, how, lost) == (QUICK, "done", "after 0")
    assert liar.made == MADE + HAND_MS
    assert liar.claims == 70


@pytest.mark.rule("ALL-3")
def test_beyond_that_a_lie_still_pays() -> None:
    """This is the honest limit: it can't be told from a long line with a quick hand."""
    assert raced(quick=240, liar=250)[1][0].seat == LIAR


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize("quick", [90, 150, 200, 220])
def test_whoever_really_is_so_quick_loses_nothing_by_it(quick: int) -> None:
    """Nothing counts as made later than it was there."""
    (_, _), (first, how), *_ = raced(quick=quick, liar=quick + 15)
    assert (first.seat, how) == (QUICK, "done")
    assert first.made <= first.ready


@pytest.mark.rule("ALL-3")
def test_what_has_lain_there_is_credited_as_ever() -> None:
    """Somebody who waited with the hand above the table: the place was made long ago."""
    table = Table(LINES, able=AFTER)
    table.play(FIRST, (3000, LIAR, Take(1)))
    assert (table.done[1][0].made, table.done[1][0].claims) == (2800, None)


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(("after", "claims"), [(424, 224), (425, None)])
def test_after_the_window_and_a_hand_nobody_asks_what_it_answers(
    after: Milliseconds, claims: int | None
) -> None:
    table = Table(LINES, able=AFTER)
    table.play(FIRST, (MADE + after, LIAR, Take(1)))
    assert (table.done[1][0].made, table.done[1][0].claims) == (MADE + 225, claims)


@pytest.mark.rule("ALL-3", "ALL-5")
def test_what_comes_after_the_stop_answers_nothing() -> None:
    """It is refused, and nobody is suspected for having been quick."""
    table = Table((20, 20))
    table.play((MADE, 0, Take(0)), (MADE + 10, 0, Halt()), (MADE + 100, 1, Take(1)))
    late, how = table.done[2]
    assert (how, late.made, late.claims) == ("refused", MADE + 80, None)


@pytest.mark.rule("ALL-3")
def test_what_answers_nothing_is_credited_as_ever() -> None:
    """Whatever else has just happened."""
    table = Table(LINES, able=(frozenset(), frozenset({5}), frozenset({0})))
    table.play(FIRST, (1100, LIAR, Take(5)), (1150, LIAR, Rest()))
    assert [one.made for one, _ in table.done[1:]] == [900, 950]


@pytest.mark.rule("ALL-3")
def test_without_a_window_nobody_asks() -> None:
    table = Table(LINES, 0, able=AFTER)
    table.play(*reactions(210, 250))
    assert [one.made for one, _ in table.done] == [1000, 1230, 1270]


def test_answers_that_nobody_can_have_given_are_known_as_such() -> None:
    """On the line that it claims, that is: 200 ms, and 100 for the quickest of runners."""
    assert raced(quick=500, liar=200 + BLIND_MS - 21)[1][0].blind
    assert not raced(quick=500, liar=200 + BLIND_MS - 20)[1][0].blind


@pytest.mark.rule("ALL-3")
@given(
    st.lists(st.integers(0, 400), min_size=4, max_size=4),
    st.lists(st.integers(1, 900), min_size=4, max_size=4),
)
def test_no_hand_and_no_line_makes_it_worse_than_by_arrival(lines: list[int], arrivals: list[int]) -> None:
    """Of those that nobody can have been quick enough for, who was there first has the place."""
    able = [frozenset({1})] * 4 + [frozenset({0})]
    table = Table([*lines, 0], able=able)
    table.play((MADE, 4, Take(0)), *((MADE + after, seat, Take(1)) for seat, after in enumerate(arrivals)))
    (winner,) = [one for one, how in table.done[1:] if how == "done"]
    for one, _ in table.done[1:]:
        assert min(one.ready, MADE + HAND_MS) <= one.made <= one.ready
    for one, other in permutations((one for one, _ in table.done[1:]), 2):
        if one.made <= MADE + HAND_MS and one.ready < other.ready:
            assert one.made <= other.made
    first = min(arrivals)
    if first <= HAND_MS:
        assert winner.arrival - MADE < first + NOISE_MS
