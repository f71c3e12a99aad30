"""Who waits for whom, and for how long: for those who want the same place, and could have been earlier."""

import pytest

from pellmell.kit.messages import Command, Event
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from tests.play.races import Finish, Halt, Places, Rest, Table, Take, TakeTwo

LINES = (20, 120, 20)
ALL_WANT_IT = (frozenset({0}),) * 3


@pytest.mark.rule("ALL-1", "ALL-3")
def test_who_wants_another_place_does_not_wait_for_one_that_is_held() -> None:
    table = Table(LINES, able=(frozenset({0}), frozenset({0}), frozenset({1})))
    table.play((370, 0, Take(0)), (380, 2, Take(1)))
    assert [(one.seat, one.decided) for one, _ in table.done] == [(2, 380), (0, 470)]


@pytest.mark.rule("ALL-3")
def test_who_wants_the_same_place_does() -> None:
    table = Table(LINES, able=ALL_WANT_IT)
    assert table.play((370, 0, Take(0)), (380, 2, Take(0))) == [(0, "done"), (2, "after 0")]
    assert [one.decided for one, _ in table.done] == [470, 470]


@pytest.mark.rule("ALL-1")
def test_whoever_cannot_do_it_at_all_hears_so_at_once() -> None:
    table = Table(LINES, able=ALL_WANT_IT)
    assert table.play((370, 0, Take(0)), (380, 2, Take(1)))[0] == (2, "refused")
    assert table.done[0][0].decided == 380


@pytest.mark.rule("ALL-3", "ALL-5")
@pytest.mark.parametrize("last", [Halt(), Finish(0)])
def test_the_last_card_waits_for_the_longest_line_as_a_stop_does(last: Command) -> None:
    """Though the longest one could not take its place."""
    table = Table((20, 120), able=(frozenset({0}), frozenset({5})))
    assert table.play((370, 0, last), (460, 1, Take(5))) == [(1, "done"), (0, "done")]
    assert [one.decided for one, _ in table.done] == [460, 470]


@pytest.mark.rule("ALL-3")
def test_the_last_card_and_another_for_the_same_place_wait_for_each_other() -> None:
    table = Table(LINES, able=ALL_WANT_IT)
    assert table.play((370, 0, Take(0)), (380, 2, Finish(0))) == [(0, "done"), (2, "after 0")]


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("lines", "able", "move", "decided"),
    [
        pytest.param((20, 60, 120), (0, 0, 0), (400, 0, Take(0)), 500, id="for the longest line"),
        pytest.param((20, 60, 120), (0, 0, 1), (400, 0, Take(0)), 440, id="of those who could take it"),
        pytest.param((20, 24, 120), (0, 0, 1), (400, 0, Take(0)), 400, id="not for one that is alike"),
        pytest.param((20, 25, 20), (0, 0, 0), (400, 0, Take(0)), 400, id="nor for 5 ms"),
        pytest.param((20, 26, 20), (0, 0, 0), (400, 0, Take(0)), 406, id="but for 6"),
    ],
)
def test_how_long_a_command_waits(
    lines: tuple[int, ...], able: tuple[int, ...], move: tuple[int, Seat, Command], decided: int
) -> None:
    table = Table(lines, able=[frozenset({place}) for place in able])
    table.play(move)
    assert table.done[0][0].decided == decided


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("lines", "decided"),
    [
        pytest.param((120, 100), 1100, id="as long as the rival's line"),
        pytest.param((120, 35), 1000, id="not at all: 30 ms and noise"),
        pytest.param((120, 36), 1036, id="a line that is a little longer"),
        pytest.param((20, 26), 1026, id="or longer than the own one"),
        pytest.param((20, 25), 1000, id="unless that is noise"),
        pytest.param((180, 0), 1000, id="never for oneself"),
    ],
)
def test_who_builds_on_the_own_card_waits_for_rivals_as_anybody_does(
    lines: tuple[int, int], decided: int
) -> None:
    """It counts as made when it arrives, at 1000."""
    table = Table(lines)
    table.play((500, 0, Take(3)), (1000, 0, Take(4)))
    assert (table.done[1][0].made, table.done[1][0].decided) == (1000, decided)


@pytest.mark.rule("ALL-3")
def test_noise_between_two_who_want_different_places_changes_nothing_for_a_third() -> None:
    """The second was made 4 ms before the first, which wants another place, and 4 ms after the third, which
    wants the same: that is noise, and it was here before the third."""
    first, second, third = (320, 0, Take(1)), (416, 1, Take(0)), (492, 2, Take(0))  # made at 300, 296, 292
    told = Table((20, 120, 200)).play(first, second, third)
    assert (1, "done") in told
    assert (2, "after 1") in told


@pytest.mark.rule("ALL-3")
def test_what_is_held_is_not_held_longer_because_a_line_grows_meanwhile() -> None:
    lines = [20, 120, 20]
    table = Table(lines)
    table.submit(0, Take(0), 370, rtt=20)
    for longer, arrival, command in ((150, 380, Take(5)), (200, 390, Rest())):
        lines[1] = longer
        table.submit(2, command, arrival, rtt=20)
        table.decide(arrival)
    table.pass_time(1000)
    assert [(one.seat, one.decided) for one, _ in table.done] == [(0, 470), (2, 510), (2, 510)]


@pytest.mark.rule("ALL-3")
def test_one_place_in_common_is_enough_to_wait_for_each_other() -> None:
    table = Table((20, 120, 20), able=(frozenset({3, 4}), frozenset({3}), frozenset({4})))
    assert table.play((370, 0, TakeTwo(3)), (380, 2, Take(4))) == [(0, "done"), (2, "after 0")]


@pytest.mark.rule("ALL-1", "ALL-4")
def test_whoever_waits_only_for_the_own_hand_does_not_wait_for_who_is_held() -> None:
    table = Table(LINES, human_pace=True)
    table.play((400, 0, Take(0)), (400, 2, Rest()), (410, 2, Rest()))
    assert [(one.seat, one.decided) for one, _ in table.done] == [(2, 400), (2, 480), (0, 500)]


@pytest.mark.rule("ALL-3")
def test_what_waits_behind_an_own_one_is_no_earlier_for_that() -> None:
    """The first one is held for the third seat; the second was made at 340, and a rival's at 320."""
    own = (320, 0, Take(0)), (360, 0, Take(5))
    told = Table((20, 120, 200)).play(*own, (440, 1, Take(5)))
    assert told == [(0, "done"), (1, "done"), (0, "after 1")]


class Row(Places):
    """A place is there once the one before it is taken."""

    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        if isinstance(command, Take) and command.place and command.place - 1 not in self.owners:
            raise Refusal("ALL-1", "there is no such place yet")
        return super().attempt(seat, command)


@pytest.mark.rule("ALL-3")
def test_the_next_of_a_chain_is_held_for_rivals_of_its_own() -> None:
    """It was not possible yet when it arrived; but a rival may want it just as well."""
    table = Table((20, 120))
    table.position = Row([frozenset({0, 1})] * 2)
    table.play((370, 0, Take(0)), (380, 0, Take(1)))
    assert [one.decided for one, _ in table.done] == [470, 500]
