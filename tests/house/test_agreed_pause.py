"""Pauses that people agree on, in a house: who is asked, how long it lasts, and what a fall leaves of it."""

import pytest

from pellmell.kit.phases import Phase
from pellmell.play.messages import Open, Ready
from pellmell.play.pause_messages import AnswerPause, AskPause
from pellmell.testing import Guest, Town
from pellmell.testing.town import SECRET, events, race
from pellmell.wire.frames import PauseState, Snapshot
from pellmell.wire.requests import AddBot, GoOn, TableSettings

pytestmark = pytest.mark.rule("ALL-17")


def pause_of(town: Town, code: str) -> PauseState | None:
    watcher = town.come(code)
    town.pass_time(300)
    match = watcher.last(Snapshot).table.match
    return match.pause if match is not None else None


def alone(town: Town) -> tuple[str, Guest]:
    """One person against bots, in a race."""
    code = town.open("", TableSettings())
    anna = town.come(code, "Anna")
    for command in (AddBot(), AddBot(), Open(), Ready()):
        assert anna.do(command) is None
    town.pass_time(3_000)
    return code, anna


def test_a_pause_among_people_is_agreed_to_and_ended_by_all() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    assert ben.do(AskPause()) is None
    assert anna.do(AnswerPause(agree=True)) is None
    assert town.live(code).phase is Phase.PAUSED
    assert pause_of(town, code) == PauseState(1, [0, 1], on=True)
    assert ben.do(GoOn()) is None
    assert pause_of(town, code) == PauseState(1, [0, 1], on=True, ready=[1])
    assert anna.do(GoOn()) is None
    town.pass_time(3_000)
    assert town.match(code).phase is Phase.RACING
    assert pause_of(town, code) is None


def test_it_ends_by_itself() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    ben.do(AskPause())
    anna.do(AnswerPause(agree=True))
    assert "pause" in anna.last(Snapshot).timers or "pause" in town.live(code).machine.shown_timers()
    town.pass_time(town.patience.pause - 10)
    assert town.live(code).phase is Phase.PAUSED
    town.until(lambda: town.match(code).phase is Phase.RACING, at_most=5_000)


def test_who_does_not_answer_would_rather_play_on() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    ben.do(AskPause())
    town.pass_time(town.patience.agreement)
    assert "pause_denied" in events(anna)
    assert town.live(code).phase is Phase.RACING
    refused = ben.do(AskPause())
    assert refused is not None
    assert refused.rule == "ALL-17"


def test_alone_with_bots_it_lasts_until_one_is_back() -> None:
    town = Town()
    code, anna = alone(town)
    assert anna.do(AskPause()) is None
    assert anna.do(AskPause()) is not None, "it is paused already"
    decided = town.live(code).machine.decided
    town.pass_time(3_600_000)
    assert town.live(code).phase is Phase.PAUSED
    assert town.live(code).machine.decided == decided, "nobody plays meanwhile"
    assert anna.do(GoOn()) is None
    town.pass_time(3_000)
    assert town.match(code).phase is Phase.RACING


def test_a_pause_outlasts_a_lost_line_and_the_sleep_of_the_table() -> None:
    town = Town()
    code, anna = alone(town)
    anna.do(AskPause())
    anna.lose_line()
    town.pass_time(600_000)
    assert town.house.awake(code) is None
    anna = town.come(code, secret=SECRET + "Anna")
    town.pass_time(60_000)
    assert town.live(code).phase is Phase.PAUSED
    assert anna.do(GoOn()) is None
    town.pass_time(3_000)
    assert town.match(code).phase is Phase.RACING


def test_who_has_gone_is_not_waited_for() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    ben.do(AskPause())
    anna.do(AnswerPause(agree=True))
    ben.lose_line()
    town.pass_time(town.patience.line)
    assert anna.do(GoOn()) is None
    town.pass_time(3_000)
    assert town.match(code).phase is Phase.RACING
