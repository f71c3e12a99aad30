"""Who may come in: a host locks the table, sends watchers away, and takes both back."""

import pytest

from pellmell.house.admission import SIT_MS, TO_SIT, Barred, Full, Locked
from pellmell.house.limits import HouseLimits
from pellmell.kit.phases import Phase
from pellmell.play.messages import Leave, Rise
from pellmell.testing import Guest, Town, events, race
from pellmell.testing.town import SECRET, FakeLine
from pellmell.wire.frames import Admitted, Happened, Lobby, ScreenAsks, Snapshot
from pellmell.wire.requests import (
    AddBot,
    Admission,
    AdmitScreen,
    Kick,
    SendAway,
    SetAdmission,
    SitDown,
    TableSettings,
)

LOCKED = SetAdmission(Admission(locked=True))
NO_WATCHERS = SetAdmission(Admission(watchers=False))
OPEN = SetAdmission(Admission())


def locked(town: Town) -> tuple[str, Guest, Guest]:
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    assert anna.do(LOCKED) is None
    return code, anna, ben


def test_a_locked_table_lets_nobody_new_in_and_tells_why() -> None:
    town = Town()
    code, anna, _ = locked(town)
    for screen in (False, True):
        with pytest.raises(Locked, match="ask them to unlock"):
            town.come(code, screen=screen)
    assert anna.do(OPEN) is None
    assert town.come(code, "Cleo").seat == 2


def test_everybody_sees_the_lock() -> None:
    town = Town()
    code, anna, ben = locked(town)
    assert ben.last(Happened).events == [{"event": "admission_set", "admission": {"locked": True}}]
    assert town.come(code, token=ben.token).last(Snapshot).table.admission.locked
    assert anna.do(OPEN) is None
    assert not town.come(code, token=anna.token).last(Snapshot).table.admission.locked


def test_who_has_a_seat_comes_back_to_a_locked_table_by_token_or_secret() -> None:
    town = Town()
    code, _, ben = locked(town)
    ben.lose_line()
    assert town.come(code, token=ben.token).seat == 1
    assert town.come(code, secret=SECRET + "Ben").seat == 1


def test_a_kick_lasts_at_a_locked_table_whoever_they_say_they_are() -> None:
    town = Town()
    code, (anna, ben, _) = race(town, "Anna", "Ben", "Cleo")
    assert anna.do(Kick(1)) is None
    assert anna.do(LOCKED) is None
    for secret in ("", "another secret that is long enough"):
        with pytest.raises(Locked):
            town.come(code, secret=secret)
    with pytest.raises(Locked):
        town.come(code, token=ben.token)
    with pytest.raises(Barred):
        town.come(code, secret=SECRET + "Ben")


def test_who_was_kicked_is_welcome_again_once_the_table_is_unlocked() -> None:
    town = Town()
    code, anna, _ = locked(town)
    assert anna.do(Kick(1)) is None
    assert anna.do(OPEN) is None
    assert town.come(code, "Ben").seat == 1


def test_who_watched_when_the_table_was_locked_stays_but_does_not_sit_down() -> None:
    town = Town()
    code = town.open()
    anna, watcher = town.come(code, "Anna"), town.come(code)
    assert anna.do(LOCKED) is None
    assert watcher.line.gone is None
    refused = watcher.do(SitDown("Eve"))
    assert refused is not None
    assert "locked" in refused.reason
    assert anna.do(AddBot()) is None  # the host may still fill it


def test_a_screen_that_was_let_in_comes_back_to_a_locked_table() -> None:
    town = Town()
    code = town.open()
    anna, screen = town.come(code, "Anna"), town.come(code, screen=True)
    assert anna.do(AdmitScreen(anna.last(ScreenAsks).screen)) is None
    assert anna.do(LOCKED) is None
    screen.lose_line()
    assert town.come(code, screen=True, token=screen.last(Admitted).token).member.screen


def test_a_lock_survives_sleep_and_a_fall_of_the_house() -> None:
    town = Town()
    code, anna, ben = locked(town)
    town.fall()
    with pytest.raises(Locked):
        town.come(code)
    assert town.come(code, token=anna.token).last(Snapshot).table.admission.locked
    for guest in (anna, ben):
        town.come(code, token=guest.token).lose_line()
    town.pass_time(town.patience.sleep + 1)
    assert code not in town.house.tables
    with pytest.raises(Locked):
        town.come(code)


def test_a_table_can_be_locked_in_the_middle_of_a_race() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    assert anna.do(LOCKED) is None
    assert town.live(code).phase is Phase.RACING
    assert events(ben)[-1] == "admission_set"
    assert ben.do(OPEN) is not None  # only the host may


def test_a_locked_table_that_all_have_left_is_open_again() -> None:
    town = Town()
    code, anna, ben = locked(town)
    watcher = town.come(code, token=ben.token)
    assert anna.do(Rise()) is None
    assert watcher.do(Rise()) is None
    assert town.come(code, "Eve").seat == 0
    code, (cleo, dora) = race(town, "Cleo", "Dora")
    assert cleo.do(LOCKED) is None
    assert cleo.do(Leave()) is None
    assert dora.do(Leave()) is None
    assert town.come(code, "Eve").seat == 0


def test_the_lobby_does_not_list_a_locked_table() -> None:
    town = Town()
    code = town.open(settings=TableSettings(public=True))
    anna = town.come(code, "Anna")
    line = FakeLine()
    town.house.lobby.enter(line)
    assert anna.do(LOCKED) is None
    town.pass_time(1_000)
    lobbies = [frame for frame in line.frames if isinstance(frame, Lobby)]
    assert [card.code for card in lobbies[0].tables] == [code]
    assert not lobbies[-1].tables


def test_watchers_are_sent_away_and_let_in_again() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    watcher, screen, asks = town.come(code), town.come(code, screen=True), town.come(code, screen=True)
    assert anna.do(AdmitScreen(anna.last(ScreenAsks).screen - 1)) is None
    assert anna.do(NO_WATCHERS) is None
    assert [guest.line.gone and guest.line.gone.why for guest in (watcher, asks)] == ["locked", "locked"]
    assert [guest.line.gone for guest in (anna, ben, screen)] == [None] * 3
    with pytest.raises(Locked, match="nobody watch"):
        town.come(code)
    assert anna.do(OPEN) is None
    town.come(code)


def test_without_watchers_friends_still_come_to_sit_down() -> None:
    town = Town()
    code = town.open("dice")
    anna = town.come(code, "Anna")
    assert anna.do(NO_WATCHERS) is None
    assert town.come(code, "Ben").seat == 1
    idle = town.come(code)
    town.pass_time(SIT_MS)
    assert idle.line.gone is not None
    assert "sit down at once" in idle.line.gone.reason
    for _ in range(2):
        assert anna.do(AddBot()) is None
    with pytest.raises(Locked):
        town.come(code)


def test_one_who_watches_is_sent_away_and_the_others_stay() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    eve, dora = town.come(code, secret=SECRET + "Eve"), town.come(code)
    assert anna.do(SendAway(eve.member.number)) is None
    assert eve.line.gone is not None
    assert eve.line.gone.why == "kicked"
    assert dora.line.gone is None
    with pytest.raises(Barred):
        town.come(code, secret=SECRET + "Eve")
    for number in (ben.member.number, 999):  # who sits is kicked, not sent away
        assert anna.do(SendAway(number)) is not None


def test_a_screen_that_is_sent_away_has_to_ask_again() -> None:
    town = Town()
    code = town.open()
    anna, screen = town.come(code, "Anna"), town.come(code, screen=True)
    assert anna.do(AdmitScreen(anna.last(ScreenAsks).screen)) is None
    assert anna.do(SendAway(screen.member.number)) is None
    assert screen.line.gone is not None
    assert not town.come(code, screen=True, token=screen.last(Admitted).token).member.screen


def test_watchers_do_not_keep_anybody_from_a_free_seat() -> None:
    town = Town(limits=HouseLimits(watchers=20))
    code = town.open("dice")
    anna = town.come(code, "Anna")
    watchers = [town.come(code) for _ in range(20)]
    friend = town.come(code)
    town.pass_time(SIT_MS - 1)
    assert friend.do(SitDown("Ben")) is None
    town.pass_time(SIT_MS)
    assert friend.line.gone is None
    assert all(watcher.line.gone is None for watcher in watchers)
    for _ in range(2):
        assert anna.do(AddBot()) is None
    with pytest.raises(Full, match="20 people"):  # all seats are taken
        town.come(code)


def come_from(home: str, town: Town, code: str) -> Guest:
    town.home = home
    return town.come(code)


def test_a_crowd_from_a_few_homes_does_not_drive_out_who_comes_to_sit_down() -> None:
    """A friend has a minute, however many come meanwhile: of the home that has most, the first one goes."""
    town = Town(limits=HouseLimits(watchers=1))
    code = town.open("dice")
    town.come(code, "Anna")
    town.come(code)
    early = come_from("early", town, code)
    crowd = [come_from(f"crowd {number % 4}", town, code) for number in range(10 * TO_SIT)]
    late = come_from("late", town, code)
    crowd += [come_from(f"crowd {number % 4}", town, code) for number in range(TO_SIT)]
    assert (early.line.gone, late.line.gone) == (None, None)
    assert sum(guest.line.gone is None for guest in crowd) == TO_SIT - 2
    town.pass_time(SIT_MS - 1)
    assert early.do(SitDown("Ben")) is None
    assert late.do(SitDown("Cleo")) is None


def test_who_comes_to_sit_down_and_does_not_makes_room_for_others() -> None:
    town = Town(limits=HouseLimits(watchers=1))
    code = town.open("dice")
    town.come(code, "Anna")
    town.come(code)
    idle = [town.come(code) for _ in range(TO_SIT)]
    friend = town.come(code)
    assert idle[0].line.gone is not None
    assert [guest.line.gone for guest in idle[1:]] == [None] * (TO_SIT - 1)
    assert friend.do(SitDown("Ben")) is None
