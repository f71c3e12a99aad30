"""Coming and going in masses: everybody is told of it a few times a second, and the host is not pestered."""

import pytest

from pellmell.house.admission import VISITS_AT_ONCE, TooOften
from pellmell.house.delivery.presence import PER_SECOND
from pellmell.house.delivery.screen_prompts import AT_ONCE
from pellmell.testing import Guest, Town
from pellmell.wire.frames import Presence, ScreenAsks, ScreenLeft, Watcher, Watchers
from pellmell.wire.requests import AdmitScreen, HandOn, SitDown

SECOND = 1_000


def table(town: Town, *names: str) -> tuple[str, list[Guest]]:
    code = town.open()
    guests = [town.come(code, name) for name in names]
    town.pass_time(10 * SECOND)
    return code, guests


def test_a_thousand_visits_in_six_seconds_are_told_a_few_times_a_second() -> None:
    town = Town()
    code, (anna, ben) = table(town, "Anna", "Ben")
    before = len(ben.all(Presence))
    for _ in range(1_000):
        town.come(code).lose_line()
        town.pass_time(6)
    town.pass_time(SECOND)
    told = len(ben.all(Presence)) - before
    assert told <= 8 * PER_SECOND
    assert (anna.last(Presence).online, anna.last(Presence).watchers) == ([0, 1], 0)


def test_a_friend_who_comes_and_sits_down_is_seen_at_once() -> None:
    town = Town()
    code, (anna,) = table(town, "Anna")
    cleo = town.come(code)
    assert anna.last(Presence).watchers == 1
    cleo.do(SitDown("Cleo"))
    assert (anna.last(Presence).online, anna.last(Presence).watchers) == ([0, 1], 0)
    cleo.lose_line()
    assert anna.last(Presence).online == [0]


def test_who_comes_in_a_crowd_knows_at_once_who_is_there_and_soon_who_stayed() -> None:
    town = Town()
    code, (anna,) = table(town, "Anna")
    watchers = [town.come(code) for _ in range(20)]
    assert watchers[-1].last(Presence).watchers == 20
    last = town.come(code)
    watchers[0].lose_line()
    town.pass_time(SECOND)
    assert [guest.last(Presence).watchers for guest in (anna, last)] == [20, 20]


def test_screens_that_ask_and_go_do_not_pester_the_host() -> None:
    town = Town()
    code, (anna,) = table(town, "Anna")
    for _ in range(100):
        town.come(code, screen=True).lose_line()
        town.pass_time(50)
    town.pass_time(SECOND)
    assert len(anna.all(ScreenAsks)) <= AT_ONCE
    shown = {frame.screen for frame in anna.all(ScreenAsks)}
    assert shown == {frame.screen for frame in anna.all(ScreenLeft)}  # and none is left on the screen
    stays = town.come(code, screen=True)
    town.pass_time(15 * SECOND)
    assert anna.last(ScreenAsks).screen == stays.member.asks  # whoever waits has its turn


def test_a_screen_that_is_let_in_asks_no_more_and_another_host_is_asked() -> None:
    town = Town()
    code, (anna, ben) = table(town, "Anna", "Ben")
    first, second = town.come(code, screen=True), town.come(code, screen=True)
    town.pass_time(SECOND)
    assert [frame.screen for frame in anna.all(ScreenAsks)] == [first.member.asks, second.member.asks]
    screen = first.member.asks
    assert screen is not None
    assert anna.do(AdmitScreen(screen)) is None
    town.pass_time(SECOND)
    assert [frame.screen for frame in anna.all(ScreenLeft)] == [screen]
    assert not ben.all(ScreenAsks)
    assert anna.do(HandOn(1)) is None
    town.pass_time(SECOND)
    assert [frame.screen for frame in ben.all(ScreenAsks)] == [second.member.asks]


def test_a_host_who_reloads_is_shown_who_asks_and_who_watches() -> None:
    town = Town()
    code, (anna, ben) = table(town, "Anna", "Ben")
    screen, watcher = town.come(code, screen=True), town.come(code)
    town.pass_time(SECOND)
    again = town.come(code, token=anna.token)
    town.pass_time(SECOND)
    assert [frame.screen for frame in again.all(ScreenAsks)] == [screen.member.asks]
    numbers = [each.number for each in again.last(Watchers).watchers]
    assert numbers == [screen.member.number, watcher.member.number]
    assert not ben.all(Watchers)


def test_the_host_is_told_since_when_somebody_watches() -> None:
    town = Town()
    code, (anna,) = table(town, "Anna")
    watcher = town.come(code)
    town.pass_time(SECOND)
    assert anna.last(Watchers).watchers == [Watcher(watcher.member.number, watcher.member.since)]
    watcher.lose_line()
    town.pass_time(SECOND)
    assert not anna.last(Watchers).watchers


def test_a_seat_is_not_taken_over_again_and_again() -> None:
    town = Town()
    code, (anna, ben) = table(town, "Anna", "Ben")
    tabs = [town.come(code, token=ben.token) for _ in range(VISITS_AT_ONCE)]
    with pytest.raises(TooOften, match="close other tabs"):
        town.come(code, token=ben.token)
    assert tabs[-1].line.gone is None
    town.come(code, token=anna.token)  # the others come and go as they like
    town.pass_time(10 * SECOND)
    assert town.come(code, token=ben.token).seat == 1


def test_a_phone_that_is_reloaded_every_two_seconds_is_let_in() -> None:
    town = Town()
    code, (_, ben) = table(town, "Anna", "Ben")
    for _ in range(300):
        town.pass_time(2 * SECOND)
        assert town.come(code, token=ben.token).seat == 1
