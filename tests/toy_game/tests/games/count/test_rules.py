import pytest

from pellmell.games.count import GAME
from pellmell.games.count.game import CountOptions
from pellmell.kit.messages import RaceStopped
from pellmell.kit.phases import Ending
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.seats import Seat
from pellmell.testing import check_game


def refusal(row: str, seat: Seat, command: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.notation.position(row, CountOptions()).perform(seat, GAME.notation.command(command))
    return caught.value


def test_it_keeps_the_laws() -> None:
    check_game(GAME)


@pytest.mark.rule("CNT-1", "CNT-2")
def test_only_the_next_number_can_be_laid_and_only_once() -> None:
    assert refusal("ab", 0, "4").rule == "CNT-1"
    assert refusal("ab", 0, "1").rule == "CNT-1"
    assert isinstance(refusal("ab", 1, "1"), TooLate)


@pytest.mark.rule("CNT-3", "CNT-4")
def test_the_ten_ends_the_round_and_a_match_has_one() -> None:
    position = GAME.notation.position("aabaabaab", CountOptions())
    assert position.perform(0, GAME.notation.command("10"))[-1] == RaceStopped(Ending.STOP, 0)
    assert position.result().points == [7, 3]
    assert GAME.is_over(CountOptions(), 1, [7, 3])
