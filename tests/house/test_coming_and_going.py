"""Lines are lost, pages are reloaded, phones fall asleep: the seat stays."""

import pytest

from pellmell.house.delivery.delivery import KEPT
from pellmell.kit.messages import EndRound
from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Leave, Open, Ready, Reopen, Rise, VoteToEnd
from pellmell.testing import Town, events, race
from pellmell.testing.town import SECRET
from pellmell.wire.frames import Happened, Presence, Seated, Snapshot, Welcome
from pellmell.wire.requests import AddBot, GoOn, HandOn, Kick, SitDown


def test_a_reloaded_page_is_back_on_its_seat_and_misses_nothing() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    ben.lose_line()
    anna.do(Turn())
    town.pass_time(1_000)
    anna.do(Turn())
    again = town.come(code, token=ben.token, back=ben)
    assert again.seat == 1
    assert not again.all(Snapshot)
    missed = [frame.number for frame in again.all(Happened)]
    assert missed == [ben.number + 1, ben.number + 2]
    assert "went_away" not in events(anna)


def test_who_was_away_too_long_gets_a_snapshot() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", away="on", pace="free")
    ben.lose_line()
    for _ in range(200):
        anna.do(Turn())
    again = town.come(code, token=ben.token, back=ben)
    assert again.last(Snapshot).number == town.live(code).delivery.told


def test_who_comes_back_before_much_is_written_misses_nothing() -> None:
    """More than is kept to be told again waits for the disk, and so does who has come back."""
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", away="on", pace="free")
    town.writes = False
    for _ in range(KEPT + 1):
        anna.do(Turn())
    ben.lose_line()
    again = town.come(code, token=ben.token, back=ben)
    town.writes = True
    town.write()
    anna.do(Turn())
    assert again.last(Snapshot).number >= ben.number + KEPT + 1
    told = [frame.number for frame in again.all(Happened)]
    assert told == list(range(again.last(Snapshot).number + 1, town.live(code).delivery.told + 1))


def test_a_second_tab_takes_the_seat_over() -> None:
    town = Town()
    code, (anna, _) = race(town, "Anna", "Ben")
    again = town.come(code, token=anna.token)
    assert anna.line.gone is not None
    assert anna.line.gone.why == "elsewhere"
    assert again.seat == 0
    anna.lose_line()  # as its socket closes
    town.pass_time(10_000)
    assert town.live(code).machine.seats[0].online


def test_another_device_knows_the_person_by_the_portable_secret() -> None:
    town = Town()
    code, _ = race(town, "Anna", "Ben")
    phone = town.come(code, secret=SECRET + "Ben")
    assert phone.last(Welcome).seat == 1


def test_a_wrong_token_watches() -> None:
    town = Town()
    code, _ = race(town, "Anna", "Ben")
    stranger = town.come(code, token="x" * 32)
    town.pass_time(200)
    assert stranger.last(Welcome).seat is None


def test_a_bot_takes_over_until_the_player_is_back() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", away="bot")
    ben.lose_line()
    town.pass_time(20_000)
    told = events(anna)
    assert told.index("went_away") < told.index("bot_took_over")
    assert [frame.seat for frame in anna.all(Happened) if frame.seat == 1][2:], "the bot has played"
    town.come(code, token=ben.token)
    assert events(anna)[-2:] == ["came_back", "player_took_over"]


def test_the_table_waits_for_who_is_away_but_not_for_ever() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", away="pause")
    ben.lose_line()
    town.pass_time(5_000)
    assert town.live(code).phase is Phase.PAUSED
    refused = anna.do(Turn())
    assert refused is not None
    town.pass_time(town.patience.pause)
    assert town.live(code).phase in (Phase.COUNTDOWN, Phase.RACING)
    town.pass_time(3_000)
    assert town.live(code).phase is Phase.RACING


def test_those_who_are_there_may_go_on_without_who_is_away() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo", away="pause")
    cleo.lose_line()
    town.pass_time(5_000)
    assert anna.do(GoOn()) is None
    assert town.live(code).phase is Phase.PAUSED
    assert ben.do(GoOn()) is None
    assert town.live(code).phase is Phase.COUNTDOWN


def test_the_race_goes_on_after_a_countdown_when_everybody_is_back() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", away="pause")
    ben.lose_line()
    town.pass_time(5_000)
    town.come(code, token=ben.token)
    assert town.live(code).phase is Phase.COUNTDOWN
    town.pass_time(3_000)
    assert anna.do(Turn()) is None


def test_nobody_plays_to_an_empty_room() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", away="bot")
    anna.lose_line()
    ben.lose_line()
    assert town.live(code).phase is Phase.PAUSED
    town.pass_time(town.patience.sleep + 1)
    assert code not in town.house.tables
    anna = town.come(code, token=anna.token)
    town.pass_time(town.patience.recovery)
    town.pass_time(3_000)
    assert town.live(code).phase is Phase.RACING
    assert anna.do(Turn()) is None


def test_the_host_goes_and_the_role_passes_on() -> None:
    town = Town()
    code, (anna, _) = race(town, "Anna", "Ben")
    anna.lose_line()
    town.pass_time(5_000)
    assert town.live(code).table.current_host == 0
    town.pass_time(town.patience.host)
    assert town.live(code).table.current_host == 1
    town.come(code, token=anna.token)
    assert town.live(code).table.current_host == 1


def test_the_host_hands_the_role_on() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    assert ben.do(AddBot()) is not None
    assert anna.do(HandOn(1)) is None
    assert ben.do(AddBot()) is None
    assert anna.do(AddBot()) is not None


def test_who_is_kicked_does_not_come_back() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo")
    assert anna.do(Kick(1)) is None
    assert ben.line.gone is not None
    assert ben.line.gone.why == "kicked"
    again = town.come(code, token=ben.token)
    assert again.seat is None
    assert "left" in events(cleo)


def test_seats_move_up_when_somebody_rises_before_the_match() -> None:
    town = Town()
    code = town.open()
    anna, ben, cleo = (town.come(code, name) for name in ("Anna", "Ben", "Cleo"))
    assert anna.do(Kick(1)) is None
    assert cleo.seat == 1
    assert ben.line.gone is not None
    dora = town.come(code, "Dora")
    assert dora.last(Seated).seat == 2
    assert town.come(code, token=cleo.token).seat == 1


def test_before_the_match_too_a_seat_stays() -> None:
    town = Town()
    code = town.open()
    town.come(code, "Anna")
    ben = town.come(code, "Ben")
    ben.lose_line()
    town.pass_time(600_000)
    assert town.come(code, token=ben.token).seat == 1


def test_who_was_sent_away_while_offline_may_come_again() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    ben.lose_line()
    assert anna.do(Kick(1)) is None
    assert town.come(code, "Ben").seat == 1


def test_a_bot_is_no_host_if_a_person_is_there() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    assert anna.do(AddBot()) is None
    ben = town.come(code, "Ben")
    assert anna.do(Rise()) is None
    assert ben.do(AddBot()) is None
    assert ben.do(Rise()) is None
    cleo = town.come(code, "Cleo")
    assert cleo.do(Open()) is None


def test_a_match_that_everybody_has_left_is_given_up_and_the_table_is_free() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    number = town.live(code).machine.journal.number
    watcher = town.come(code)
    assert anna.do(Leave()) is None
    assert ben.do(Leave()) is None
    assert town.live(code).phase is Phase.GATHERING
    assert watcher.do(SitDown("Eve")) is None
    assert number is not None
    assert town.store.ended(number)


def test_who_is_left_alone_gives_the_match_up_between_rounds() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    assert ben.do(Leave()) is None
    anna.do(VoteToEnd())  # unless nothing can be played any more
    town.pass_time(2_000)
    assert anna.do(Reopen()) is None
    assert [player.name for player in town.live(code).table.players] == ["Anna"]


def test_the_second_who_goes_is_waited_for_too() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo", away="pause")
    ben.lose_line()
    town.pass_time(5_000)
    for guest in (anna, cleo):
        assert guest.do(GoOn()) is None
    town.pass_time(3_000)
    assert town.live(code).phase is Phase.RACING
    cleo.lose_line()
    town.pass_time(5_000)
    assert town.live(code).phase is Phase.PAUSED


def test_who_comes_first_to_a_table_that_slept_waits_for_the_others_or_goes_on() -> None:
    town = Town()
    code, guests = race(town, "Anna", "Ben")
    for guest in guests:
        guest.lose_line()
    town.pass_time(town.patience.sleep + 10_000)
    ben = town.come(code, token=guests[1].token)
    town.pass_time(10_000)
    assert town.live(code).phase is Phase.PAUSED
    assert ben.do(GoOn()) is None
    town.pass_time(3_000)
    assert town.live(code).phase is Phase.RACING


def test_who_comes_back_after_the_match_is_no_bot() -> None:
    town = Town()
    code = town.open("dice", rounds_per_player=1)
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    token = ben.token
    anna.do(Open())
    for _ in range(2):
        for guest in (anna, ben):
            guest.do(Ready())
        town.pass_time(3_000)
        ben.lose_line()
        town.pass_time(5_000)
        anna.do(VoteToEnd())
        town.pass_time(2_000)
        if town.live(code).phase is not Phase.OVER:
            ben = town.come(code, token=token)
    assert town.live(code).phase is Phase.OVER
    assert town.match(code).players[1].bot
    town.come(code, token=token)
    assert not town.match(code).players[1].bot
    assert town.match(code).people.present == [0, 1]


def test_who_leaves_for_good_is_not_waited_for() -> None:
    town = Town()
    code, (anna, ben, _) = race(town, "Anna", "Ben", "Cleo", away="pause")
    assert ben.do(Leave()) is None
    ben.lose_line()
    town.pass_time(10_000)
    assert town.live(code).phase is Phase.RACING
    assert anna.do(Turn()) is None


@pytest.mark.rule("ALL-9")
def test_all_who_are_present_end_a_round_by_vote() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    assert anna.do(VoteToEnd()) is None
    assert ben.do(EndRound()) is not None
    assert ben.do(VoteToEnd()) is None
    town.pass_time(2_000)
    assert town.live(code).phase is Phase.SCORED


def test_the_next_round_starts_when_all_are_ready_or_after_a_time() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    for guest in (anna, ben):
        guest.do(VoteToEnd())
    town.pass_time(2_000)
    assert anna.do(Ready()) is None
    town.pass_time(town.patience.next_round)
    assert town.live(code).phase is Phase.COUNTDOWN


def test_everybody_sees_who_is_there_and_on_which_line() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna", delay=15)
    town.come(code, "Ben", delay=120)
    town.come(code)
    town.pass_time(250)
    presence = anna.last(Presence)
    assert (presence.online, presence.delays, presence.watchers) == ([0, 1], [15, 120], 1)
