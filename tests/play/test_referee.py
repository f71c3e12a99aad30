"""ALL-4: one hand. What comes too quickly waits; it is not overtaken, nor refused unless much waits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.kit.messages import Command, Gesture
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from pellmell.play.referee import Referee


class Lay(Command, frozen=True):
    n: int = 0


class Three(Command, frozen=True):
    gesture = Gesture.TURN


class Throw(Command, frozen=True):
    gesture = Gesture.ROLL


class Shout(Command, frozen=True):
    gesture = Gesture.SHOUT


def decided(
    *submissions: tuple[int, Seat, Command], human_pace: bool = True
) -> list[tuple[int, Seat, Command]]:
    """When each command is decided, in the order of deciding."""
    referee = Referee(human_pace)
    for arrival, seat, command in submissions:
        referee.submit(seat, command, arrival)
    order: list[tuple[int, Seat, Command]] = []
    while (due := referee.next_due()) is not None:
        order += [(due, each.seat, each.command) for each in referee.due(due)]
    return order


@pytest.mark.rule("ALL-4")
@pytest.mark.parametrize(("command", "gap"), [(Lay(), 80), (Three(), 200), (Throw(), 600), (Shout(), 0)])
def test_a_hand_takes_its_time_and_quicker_commands_wait(command: Command, gap: int) -> None:
    assert decided(*[(1000, 0, command)] * 3) == [(1000 + n * gap, 0, command) for n in range(3)]


@pytest.mark.rule("ALL-4")
def test_who_is_slow_enough_never_waits() -> None:
    moves = [(1000, 0, Lay()), (1080, 0, Lay()), (1200, 0, Three()), (1400, 0, Three()), (2000, 0, Throw())]
    assert decided(*moves) == moves


@pytest.mark.rule("ALL-1", "ALL-4")
def test_nobody_waits_for_the_hand_of_another() -> None:
    assert decided((1000, 0, Throw()), (1000, 1, Lay()), (1001, 2, Throw())) == [
        (1000, 0, Throw()),
        (1000, 1, Lay()),
        (1001, 2, Throw()),
    ]


@pytest.mark.rule("ALL-4")
def test_what_follows_a_waiting_command_waits_behind_it() -> None:
    turns_then_more = decided((1000, 0, Three()), (1010, 0, Three()), (1020, 0, Lay()), (1030, 0, Shout()))
    assert turns_then_more == [(1000, 0, Three()), (1200, 0, Three()), (1280, 0, Lay()), (1280, 0, Shout())]


@pytest.mark.rule("ALL-3", "ALL-4")
def test_of_two_at_the_same_moment_the_one_who_came_first_is_first() -> None:
    assert [seat for _, seat, _ in decided((1000, 2, Lay()), (1000, 0, Lay()), (1000, 1, Lay()))] == [2, 0, 1]


@pytest.mark.rule("ALL-4")
def test_at_a_free_pace_nothing_waits() -> None:
    moves = [(1000, 0, Throw()), (1000, 0, Throw()), (1001, 0, Lay())]
    assert decided(*moves, human_pace=False) == moves


@pytest.mark.rule("ALL-4")
def test_what_no_hand_can_have_meant_is_refused() -> None:
    referee = Referee(human_pace=True)
    for _ in range(9):  # the last one is done after 4.8 s
        referee.submit(0, Throw(), 1000)
    with pytest.raises(Refusal, match="one hand"):
        referee.submit(0, Throw(), 1000)
    referee.submit(1, Throw(), 1000)
    referee.submit(0, Throw(), 1400)


COMMANDS = st.sampled_from([Lay(), Three(), Throw(), Shout()])


@pytest.mark.rule("ALL-4")
@given(st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 2), COMMANDS), max_size=9), st.booleans())
def test_nothing_is_lost_early_or_out_of_order(moves: list[tuple[int, Seat, Command]], human: bool) -> None:
    moves = sorted(moves, key=lambda move: move[0])
    order = decided(*moves, human_pace=human)
    for seat in range(3):
        sent = [move for move in moves if move[1] == seat]
        done = [move for move in order if move[1] == seat]
        assert [command for *_, command in done] == [command for *_, command in sent]
        assert all(later[0] >= earlier[0] for earlier, later in zip(sent, done, strict=True))
    assert [at for at, *_ in order] == sorted(at for at, *_ in order)
