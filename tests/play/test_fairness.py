"""ALL-3 over a network: who was quicker is first, whose line is shorter is not."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.kit.messages import Command
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.referee import ALIKE_MS
from pellmell.play.virtual_times import HAND_MS, NOISE_MS
from tests.play.races import Halt, Rest, Table, Take

QUICK, SLOW = 0, 1  # seats, by their lines
LINES = (20, 120)
ONLY_QUICK = (frozenset({0, 1}), frozenset({1}))


@pytest.mark.rule("ALL-3")
def test_the_quicker_hand_wins_over_the_longer_line() -> None:
    slow_reacts_in_300, quick_in_350 = (420, SLOW, Take()), (370, QUICK, Take())
    assert Table(LINES).play(slow_reacts_in_300, quick_in_350) == [(SLOW, "done"), (QUICK, "after 1")]


@pytest.mark.rule("ALL-3")
def test_without_a_window_arrival_decides() -> None:
    moves = (420, SLOW, Take()), (370, QUICK, Take())
    assert Table(LINES, window=0).play(*moves) == [(QUICK, "done"), (SLOW, "after 0")]


@pytest.mark.rule("ALL-3")
def test_it_is_held_only_while_a_rival_could_have_been_quicker() -> None:
    table = Table(LINES)
    table.play((370, QUICK, Take()))
    assert table.done[0][0].decided == 470
    assert (table.done[0][0].made, table.done[0][0].held) == (350, 100)


@pytest.mark.parametrize(
    ("lines", "able", "move"),
    [
        pytest.param(LINES, ONLY_QUICK, (370, QUICK, Take()), id="no rival has the card"),
        pytest.param(LINES, None, (370, QUICK, Rest()), id="nobody minds"),
        pytest.param(LINES, None, (370, SLOW, Take()), id="the rival's line is shorter"),
        pytest.param((20, 24), None, (370, QUICK, Take()), id="lines are alike"),
        pytest.param(LINES, ONLY_QUICK, (370, SLOW, Take()), id="it is not possible at all"),
    ],
)
def test_whatever_nobody_could_beat_is_decided_at_once(
    lines: tuple[int, int], able: tuple[frozenset[int], ...] | None, move: tuple[int, Seat, Command]
) -> None:
    table = Table(lines, able=able)
    table.play(move)
    assert table.done[0][0].held == 0


@pytest.mark.rule("ALL-3")
def test_differences_that_are_noise_are_none() -> None:
    for earlier in range(1, 12):
        first = (320, QUICK, Take())  # made at 300
        second = (300 - earlier + 120, SLOW, Take())
        winner = Table(LINES).play(first, second)[0][0]
        assert winner == (QUICK if earlier < NOISE_MS else SLOW)


@pytest.mark.rule("ALL-5")
def test_the_stop_is_everybodys_rival() -> None:
    """What was done before it counts, what was done after it does not, however it arrives."""
    before, after = (390, SLOW, Take(3)), (440, SLOW, Take(4))
    assert Table(LINES).play((320, QUICK, Halt()), before, after) == [
        (SLOW, "done"),  # made at 270
        (QUICK, "done"),  # at 300
        (SLOW, "refused"),  # at 320
    ]


@pytest.mark.rule("ALL-5")
def test_nobody_is_done_before_a_stop_that_was_earlier() -> None:
    lines = (20, 120, 20)
    moves = (320, 0, Halt()), (330, 2, Rest()), (331, 2, Take(5))
    assert Table(lines).play(*moves) == [(0, "done"), (2, "refused"), (2, "refused")]


@pytest.mark.rule("ALL-1", "ALL-3")
def test_what_a_seat_does_after_a_held_command_waits_behind_it_and_stands_by_itself() -> None:
    lost = (370, QUICK, Take()), (375, QUICK, Take(1)), (380, QUICK, Rest())
    table = Table(LINES, able=(frozenset({0, 1}), frozenset({0})))
    assert table.play(*lost, (420, SLOW, Take())) == [
        (SLOW, "done"),
        (QUICK, "after 1"),
        (QUICK, "done"),
        (QUICK, "done"),
    ]
    assert [one.decided for one, _ in table.done] == [420, 420, 420, 420]


@pytest.mark.rule("ALL-3")
def test_a_chain_of_own_commands_is_as_long_as_it_was_made() -> None:
    """The line grows longer meanwhile: the second command gets no credit of its own for that."""
    table = Table([120, 20])
    table.submit(0, Rest(), 500, rtt=120)
    table.submit(0, Take(), 560, rtt=180)
    table.decide(600)
    assert [one.made for one, _ in table.done] == [380, 440]


@pytest.mark.rule("ALL-3")
def test_who_builds_on_the_own_card_has_waited_for_no_network() -> None:
    """The others see it when it is decided, at 500: 200 ms later they are as quick as who laid it."""
    own = (500, SLOW, Take(3)), (750, SLOW, Take(4))  # 250 ms after it
    assert Table(LINES).play(*own, (720, QUICK, Take(4)))[1:] == [(QUICK, "done"), (SLOW, "after 0")]
    assert Table(LINES).play(*own, (790, QUICK, Take(4)))[1:] == [(SLOW, "done"), (QUICK, "after 1")]
    elsewhere = (500, SLOW, Take(3)), (750, SLOW, Take(5))  # made at 630
    assert Table(LINES).play(*elsewhere, (720, QUICK, Take(5)))[1:] == [(SLOW, "done"), (QUICK, "after 1")]


@pytest.mark.rule("ALL-3")
def test_nobodys_time_goes_back() -> None:
    table = Table([20, 20])
    table.play((500, 0, Rest()))
    table.submit(0, Rest(), 530, rtt=200)
    assert table.referee.waiting()[0].made >= 480


@pytest.mark.rule("ALL-2", "ALL-3")
def test_nothing_is_made_before_the_signal_and_what_nobody_could_see_is_early() -> None:
    table = Table([120, 120, 120])
    table.referee.began(1000, shown=True)
    for seat, arrival in enumerate((1080, 1112, 1130)):  # and made when they came: no hand is so quick
        table.submit(seat, Rest(), arrival, rtt=120, shortest=110)
    early, noise, seen = table.referee.waiting()
    assert (early.early, noise.early, seen.early) == (True, False, False)
    assert (early.made, noise.made, seen.made) == (1080, 1112, 1130)
    table.submit(0, Rest(), 1300, rtt=120, shortest=110)
    table.submit(1, Rest(), 1400, rtt=120, shortest=110)
    assert [one.made for one in table.referee.waiting()[3:]] == [1000 + HAND_MS, 1280]


@pytest.mark.rule("ALL-3")
def test_the_window_limits_what_a_long_line_is_credited_with() -> None:
    """Half a second of line, and 200 ms of window: the other 300 are lost."""
    assert Table([20, 500]).play((320, 0, Take()), (510, 1, Take()))[0] == (0, "done")
    assert Table([20, 500]).play((320, 0, Take()), (490, 1, Take()))[0] == (1, "done")


SEATS = 4
MOVES = st.lists(
    st.tuples(
        st.integers(300, 900),
        st.integers(0, SEATS - 1),
        st.one_of(st.builds(Take, st.integers(0, 3)), st.builds(Rest), st.builds(Halt)),
    ),
    max_size=14,
)
SOME_LINES = st.lists(st.integers(0, 400), min_size=SEATS, max_size=SEATS)
SOME_ABLE = st.lists(st.frozensets(st.integers(0, 3)), min_size=SEATS, max_size=SEATS)


@pytest.mark.rule("ALL-1", "ALL-3")
@given(MOVES, SOME_LINES, SOME_ABLE, st.sampled_from([0, 50, 200, 300]), st.booleans())
def test_nothing_is_lost_or_held_too_long_and_each_seat_keeps_its_order(
    moves: list[tuple[int, Seat, Command]],
    lines: list[int],
    able: list[frozenset[int]],
    window: Milliseconds,
    human: bool,
) -> None:
    table = Table(lines, window, able, human)
    table.play(*moves)
    moves = sorted(moves, key=lambda move: move[0])
    for seat in range(SEATS):
        decided = [one for one, _ in table.done if one.seat == seat]
        assert [one.command for one in decided] == [command for _, who, command in moves if who == seat]
        assert [one.made for one in decided] == sorted(one.made for one in decided)
    for one, _ in table.done:
        assert 0 <= one.held <= (window + NOISE_MS if window else 0)
        assert one.arrival <= one.ready
        assert one.made <= one.ready <= one.made + window


@pytest.mark.rule("ALL-3")
@given(MOVES, SOME_LINES, SOME_ABLE)
def test_with_the_referee_off_or_lines_alike_it_is_the_order_of_arrival(
    moves: list[tuple[int, Seat, Command]], lines: list[int], able: list[frozenset[int]]
) -> None:
    off, alike = Table(lines, 0, able), Table([lines[0] % (ALIKE_MS + 1)] * SEATS, 200, able)
    by_arrival = [(seat, command) for _, seat, command in sorted(moves, key=lambda move: move[0])]
    for table in (off, alike):
        table.play(*moves)
        assert [(one.seat, one.command) for one, _ in table.done] == by_arrival
        assert not any(one.held for one, _ in table.done)


@pytest.mark.rule("ALL-3")
@given(st.permutations([300, 310, 320, 330]), SOME_LINES)
def test_whoever_was_first_has_the_place_whatever_their_lines(
    made: list[Milliseconds], lines: list[int]
) -> None:
    """Lines within the window: nothing of the network is left."""
    lines = [min(line, 200) for line in lines]
    moves = [
        (moment + line, seat, Take()) for seat, (moment, line) in enumerate(zip(made, lines, strict=True))
    ]
    first = made.index(min(made))
    assert Table(lines).play(*moves)[0] == (first, "done")


@pytest.mark.rule("ALL-3")
@given(SOME_LINES)
def test_of_those_that_arrive_together_the_longest_line_was_first_in_whatever_order(lines: list[int]) -> None:
    lines = [20 * (line // 20) + seat for seat, line in enumerate(lines)]
    longest = max(min(line, 200) for line in lines)
    for order in permutations(range(SEATS)):
        winner, how = Table(lines).play(*((500, seat, Take()) for seat in order))[0]
        assert how == "done"
        assert lines[winner] >= longest - NOISE_MS


@pytest.mark.rule("ALL-3")
@given(MOVES, SOME_LINES, SOME_ABLE)
def test_a_place_goes_to_the_earliest_of_all_that_had_arrived_by_then(
    moves: list[tuple[int, Seat, Command]], lines: list[int], able: list[frozenset[int]]
) -> None:
    """Nobody loses a place to somebody who was later by more than noise, unless their own earlier
    commands, or the end of the race, came between."""
    moves = [move for move in moves if isinstance(move[2], Take) and move[2].place in able[move[1]]]
    table = Table(lines, 200, able)
    table.play(*moves)
    winners = {one.command: one for one, how in table.done if how == "done"}
    for one, how in table.done:
        if how.startswith("after"):
            winner = winners[one.command]
            assert winner.made < one.made + NOISE_MS or (winner.decided or 0) < one.ready


@pytest.mark.parametrize(
    ("bens", "decided"),
    [
        pytest.param(1520, [(2, "done", 1000), (1, "done", 1520), (0, "after 1", 1520)], id="Ben was first"),
        pytest.param(1560, [(2, "done", 1000), (0, "done", 1550), (1, "after 0", 1560)], id="Anna was first"),
    ],
)
def test_the_example_at_the_head_of_the_referee(bens: int, decided: list[tuple[Seat, str, int]]) -> None:
    table = Table((20, 120, 20), able=[frozenset({1}), frozenset({1}), frozenset({0})])
    table.play((1000, 2, Take(0)), (1450, 0, Take(1)), (bens, 1, Take(1)))
    assert [(one.seat, how, one.decided) for one, how in table.done] == decided
    assert [one.made for one, _ in table.done if one.seat == 0] == [1430]
