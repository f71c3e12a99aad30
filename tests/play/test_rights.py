"""Who may what, by the right that a command asks for: watchers, players, the host and the house."""

import pytest

from pellmell.kit.messages import Command, Right
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.rights import check_right

HOST, OTHER, WATCHER, SEATS = 0, 1, None, 2
MAY: dict[Right, set[Seat | None]] = {
    Right.EVERYBODY: {HOST, OTHER, WATCHER},
    Right.ANYBODY: {WATCHER},
    Right.PLAYER: {HOST, OTHER},
    Right.HOST: {HOST, HOUSE},
    Right.HOUSE: {HOUSE},
}


def asking_for(right: Right) -> Command:
    class Asked(Command, frozen=True):
        allowed_to = right

    return Asked()


@pytest.mark.parametrize("right", Right)
@pytest.mark.parametrize("who", [HOST, OTHER, WATCHER, HOUSE])
def test_each_may_what_is_theirs_and_nothing_else(right: Right, who: Seat | None) -> None:
    if who in MAY[right]:
        check_right(who, asking_for(right), HOST, SEATS)
    else:
        with pytest.raises(Refusal) as caught:
            check_right(who, asking_for(right), HOST, SEATS)
        assert caught.value.rule == "ALL-2"


@pytest.mark.parametrize("seat", [SEATS, 99, -2])
def test_from_a_seat_that_there_is_not_nobody_may_anything(seat: Seat) -> None:
    for right in Right:
        with pytest.raises(Malformed):
            check_right(seat, asking_for(right), HOST, SEATS)
