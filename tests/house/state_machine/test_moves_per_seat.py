"""Whoever turns cards for ever rests at some point; the others play on."""

import pytest

from pellmell.house.state_machine import moves_per_seat
from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Leave, Ready, VoteToEnd
from pellmell.testing import Guest, Town, race
from pellmell.wire.frames import Refused

MOST = 20


@pytest.fixture(autouse=True)
def few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves_per_seat, "MOVES_PER_SEAT", MOST)


def lines(town: Town, code: str) -> int:
    number = town.live(code).machine.journal.number
    assert number is not None
    return len(town.store.journal(number).result())


def turn_for_ever(town: Town, guest: Guest) -> Refused:
    """Until it is refused for more than a moment."""
    for _ in range(10 * MOST):
        refused = guest.do(Turn())
        if refused is not None and refused.rule == "LIMIT":
            return refused
        town.pass_time(100)
    raise AssertionError("there is no limit")


def test_who_turns_cards_for_ever_rests_and_the_others_play_on() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", pace="free")
    refused = turn_for_ever(town, anna)
    assert "rest until it ends, or vote to end it" in refused.reason
    written = lines(town, code)
    for _ in range(MOST):
        assert anna.do(Turn()) is not None
    assert lines(town, code) == written
    assert ben.do(Turn()) is None
    assert town.live(code).phase is Phase.RACING


def test_the_limit_holds_after_a_fall() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", pace="free")
    turn_for_ever(town, anna)
    town.fall()
    anna, ben = (town.come(code, token=guest.token, back=guest) for guest in (anna, ben))
    town.pass_time(4_000)
    refused = anna.do(Turn())
    assert refused is not None
    assert refused.rule == "LIMIT"
    assert ben.do(Turn()) is None


def test_who_rests_may_still_vote_and_the_next_round_is_another_one() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", pace="free")
    for guest in (anna, ben):
        turn_for_ever(town, guest)
    assert [guest.do(VoteToEnd()) for guest in (anna, ben)] == [None, None]
    town.until(lambda: town.live(code).phase is Phase.SCORED)
    town.until(lambda: anna.do(Ready()) is None and ben.do(Ready()) is None)
    town.until(lambda: town.live(code).phase is Phase.RACING)
    assert anna.do(Turn()) is None


def test_who_rests_may_leave() -> None:
    town = Town()
    _, (anna, _) = race(town, "Anna", "Ben", pace="free")
    turn_for_ever(town, anna)
    assert anna.do(Leave()) is None
