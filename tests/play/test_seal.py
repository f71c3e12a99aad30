"""The result that a seal holds has one entry for each seat in whatever is a list."""

import msgspec
import pytest
from msgspec.structs import replace

from pellmell.kit.phases import Ending
from pellmell.kit.refusal import Malformed
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat
from pellmell.play.seal import Seal, check_result
from pellmell.testing.selection import games_for
from tests.play.written_house import Written


class LongerResult(RoundResult, frozen=True):
    """With one more figure of each seat."""

    turned: list[int] | None = None


RESULT = LongerResult(Ending.STOP, points=[3, 1], parts=[{}, {}])


def test_a_result_of_all_seats_is_one() -> None:
    check_result(RESULT, 2)
    check_result(replace(RESULT, places=[0, 1], turned=[7, 9]), 2)


def test_what_it_leaves_out_is_nothing() -> None:
    seal = Seal(round=1, at=0, result=RESULT, totals=[3, 1])
    assert {*msgspec.to_builtins(seal)} == {"line", "round", "at", "result", "totals"}
    assert (seal.host, seal.moves, seal.winners, seal.away) == (0, 0, [], [])


def test_it_counts_the_moves_so_far() -> None:
    house = Written(games_for(2, rounds=2)[0], 2)
    house.open()
    for seed in ("first", "second"):
        house.race(seed).vote_out()
        moves = sum(b'"line":"move"' in entry for entry in house.journal)
        assert msgspec.json.decode(house.journal[-1], type=Seal).moves == moves


@pytest.mark.parametrize("seat", [0, 1])
def test_a_round_is_ended_by_a_seat_that_there_is(seat: Seat) -> None:
    check_result(replace(RESULT, by=seat), 2)
    with pytest.raises(Malformed, match="there is no seat"):
        check_result(replace(RESULT, by=3 * seat - 1), 2)


@pytest.mark.parametrize("field", ["points", "parts", "places", "turned"])
def test_a_list_that_leaves_a_seat_out_is_none(field: str) -> None:
    with pytest.raises(Malformed, match="does not have 1 entries"):
        check_result(replace(RESULT, **{field: [1]}), 2)
