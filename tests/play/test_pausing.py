"""A pause that the table agrees to."""

import pytest

from pellmell.kit.game import AnyGame
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE
from pellmell.play.messages import Leave, Pause, Paused, Resume, Resumed, SetAway, SetBot, WentAway
from pellmell.play.pause_messages import (
    AnswerPause,
    AskPause,
    LapsePause,
    PauseAgreed,
    PauseAsked,
    PauseDenied,
    PlayOn,
    WouldGoOn,
)
from pellmell.testing.selection import games_for
from tests.play.house import House
from tests.play.written_house import Written, refused

by_game = pytest.mark.parametrize("game", games_for(3, rounds=2), ids=lambda game: game.name)
pytestmark = pytest.mark.rule("ALL-17")
NOBODY_ASKS = "nobody asks for a pause"
NO_SAY = "those who play agree on a pause"


def racing(game: AnyGame, bots: int = 99) -> House:
    return House(game, 3, bots=bots).open().race()


@by_game
def test_all_who_are_present_agree(game: AnyGame) -> None:
    house = racing(game)
    assert not house.match.pausing.is_asked
    assert house.do(1, AskPause()) == [PauseAsked(1)]
    assert house.do(0, AnswerPause(agree=True)) == [PauseAgreed(0)]
    assert (house.phase, house.match.pausing.is_asked) == (Phase.RACING, True)
    assert house.do(2, AnswerPause(agree=True)) == [PauseAgreed(2), Paused(by=1)]
    assert house.stands_in(Phase.PAUSED)
    assert not house.match.pausing.is_asked
    deadlines = house.match.clock.deadlines
    assert deadlines == {}, "timers stand still"


@by_game
def test_alone_with_bots_it_is_paused_at_once(game: AnyGame) -> None:
    house = racing(game, bots=1)
    assert house.do(0, AskPause()) == [PauseAsked(0), Paused(by=0)]
    assert house.do(HOUSE, PlayOn(0)) == [WouldGoOn(0), Resumed()]
    assert house.phase is Phase.COUNTDOWN


@by_game
def test_who_asks_too_agrees(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, AskPause())
    assert house.do(0, AskPause()) == [PauseAgreed(0)]
    assert refused(house, 0, AskPause()).rule == "ALL-17"


@by_game
def test_one_who_would_rather_play_on_is_enough(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, AskPause())
    assert house.do(2, AnswerPause(agree=False)) == [PauseDenied(2)]
    assert "next round" in refused(house, 1, AskPause()).reason
    assert house.do(0, AskPause()) == [PauseAsked(0)], "somebody else may ask"
    assert house.do(HOUSE, LapsePause()) == [PauseDenied()]
    house.vote_out()
    house.race("second")
    assert house.do(1, AskPause()) == [PauseAsked(1)]


@by_game
def test_it_goes_on_when_all_who_are_present_are_ready(game: AnyGame) -> None:
    house = racing(game, bots=2)
    house.do(1, AskPause())
    house.do(0, AnswerPause(agree=True))
    assert house.do(HOUSE, PlayOn(1)) == [WouldGoOn(1)]
    assert refused(house, HOUSE, PlayOn(1)).rule == "ALL-17"
    assert refused(house, HOUSE, PlayOn(2)).rule == "ALL-17"
    assert house.do(HOUSE, PlayOn(0)) == [WouldGoOn(0), Resumed()]
    house.time_up()
    assert house.do(1, AskPause()) == [PauseAsked(1)], "and again somebody may ask"


@by_game
def test_the_house_does_not_ask_and_is_not_asked_whether_it_goes_on(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, AskPause())
    assert house.do(HOUSE, Pause()) == [Paused()]
    assert "has not agreed to this pause" in refused(house, HOUSE, PlayOn(0)).reason
    for seat in (0, 2):
        assert house.do(HOUSE, SetAway(seat, away=True)) == [WentAway(seat)], "nobody agrees to it by going"
    for seat in (0, 2):
        house.do(HOUSE, SetAway(seat, away=False))
    house.do(HOUSE, Resume())
    house.time_up()
    assert refused(house, HOUSE, LapsePause()).reason == NOBODY_ASKS
    assert house.do(0, AskPause()) == [PauseAsked(0)], "nobody waits for an answer any more"


@by_game
def test_who_goes_away_is_not_waited_for(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, AskPause())
    house.do(0, AnswerPause(agree=True))
    assert Paused(by=1) in house.do(2, Leave())
    house.do(HOUSE, PlayOn(1))
    assert Resumed() in house.do(HOUSE, SetAway(0, away=True))


@by_game
def test_a_pause_that_was_agreed_to_goes_on_without_who_asked_for_it(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, AskPause())
    for seat in (0, 2):
        house.do(seat, AnswerPause(agree=True))
    assert house.do(HOUSE, SetAway(1, away=True)) == [WentAway(1)]
    assert house.phase is Phase.PAUSED
    house.do(HOUSE, PlayOn(0))
    assert Resumed() in house.do(HOUSE, PlayOn(2))


@by_game
def test_it_waits_for_somebody_to_go_on_with(game: AnyGame) -> None:
    house = racing(game)
    for seat in (1, 0, 2):
        house.do(seat, AskPause())
    for seat in (0, 1, 2):
        assert house.do(HOUSE, SetAway(seat, away=True)) == [WentAway(seat)]
    assert house.phase is Phase.PAUSED


@by_game
def test_what_was_asked_in_one_round_is_not_asked_in_the_next(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, AskPause())
    house.vote_out().race("second")
    assert house.do(0, AskPause()) == [PauseAsked(0)]


@by_game
def test_nobody_asks_for_who_has_gone(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, AskPause())
    assert PauseDenied() in house.do(1, Leave())


def test_who_is_played_by_a_bot_has_no_say() -> None:
    house = racing(games_for(3, rounds=2)[0])
    house.do(HOUSE, SetAway(1, away=True))
    house.do(HOUSE, SetBot(1, bot=True))
    assert refused(house, 1, AskPause()).reason == NO_SAY
    assert refused(house, 0, AnswerPause(agree=True)).reason == NOBODY_ASKS
    house.do(0, AskPause())
    assert refused(house, 1, AnswerPause(agree=True)).reason == NO_SAY
    house.do(2, AnswerPause(agree=True))
    assert refused(house, HOUSE, PlayOn(1)).reason == NO_SAY


@by_game
def test_a_pause_is_in_the_journal(game: AnyGame) -> None:
    house = Written(game, 3)
    house.open().race()
    house.do(1, AskPause())
    for seat in (0, 2):
        house.do(seat, AnswerPause(agree=True))
    house.do(HOUSE, PlayOn(2))
    match = house.woken()
    assert (match.phase, match.pausing.by, match.pausing.would_go_on) == (Phase.PAUSED, 1, {2})
    assert match.pausing.in_force
