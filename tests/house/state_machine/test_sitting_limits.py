"""How often one home may sit down at a table or wait there, and who makes room for whom."""

from pellmell.house.state_machine.latecomers import MOST_WAITING
from pellmell.house.state_machine.sitting_limits import HOMES, SITS_AT_ONCE, SittingLimits
from pellmell.play.messages import Rise
from pellmell.testing import Guest, Town
from pellmell.testing.town import events, race
from pellmell.wire.frames import Listed, Moved, Refused
from pellmell.wire.requests import SitDown, Withdraw


def come_from(home: str, town: Town, code: str, name: str = "") -> Guest:
    town.home = home
    return town.come(code, name)


def told(guest: Guest, event: str) -> int:
    guest.town.pass_time(300)
    return events(guest).count(event)


def test_who_waits_and_does_not_again_and_again_is_not_told_to_everybody() -> None:
    town = Town()
    code, (anna, _) = race(town, "Anna", "Ben")
    strangers = [come_from("stranger", town, code) for _ in range(4)]
    for number in range(400):
        strangers[number % 4].do(SitDown("Stranger", secret="s" * 32))
        strangers[number % 4].do(Withdraw())
    assert told(anna, "waiting_set") == 2 * SITS_AT_ONCE
    assert any("too often: wait" in frame.reason for frame in strangers[0].all(Refused))
    assert come_from("friend", town, code, "Zoe").all(Listed)


def test_who_sits_down_and_rises_again_and_again_is_not_told_to_everybody() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    stranger = come_from("stranger", town, code)
    for _ in range(100):
        stranger.do(SitDown("Stranger"))
        stranger.do(Rise())
    assert told(anna, "rose") == SITS_AT_ONCE
    town.pass_time(2_000)
    assert stranger.do(SitDown("Stranger")) is None


def test_who_fills_the_waiting_list_makes_room_for_others() -> None:
    town = Town()
    code, _ = race(town, "Anna", "Ben")
    friend = come_from("friend", town, code, "Zoe")
    strangers = [come_from("stranger", town, code, f"S{number}") for number in range(MOST_WAITING - 1)]
    refused = come_from("stranger", town, code).do(SitDown("Stranger"))
    assert refused is not None
    assert refused.rule == "ALL-16"
    other = come_from("elsewhere", town, code, "Yan")
    assert other.all(Listed)
    assert strangers[-1].last(Moved) == Moved()
    waiting = [place.chair.player.name for place in town.live(code).machine.waiting]
    assert len(waiting) == MOST_WAITING
    assert friend.all(Moved) == []


def test_whose_line_is_gone_makes_room_first_and_who_is_here_stays() -> None:
    town = Town()
    code, _ = race(town, "Anna", "Ben")
    here = [come_from(f"home {number}", town, code, f"P{number}") for number in range(MOST_WAITING - 1)]
    gone = come_from("home of Zoe", town, code, "Zoe")
    gone.lose_line()
    assert come_from("elsewhere", town, code, "Yan").all(Listed)
    assert all(guest.all(Moved) == [] for guest in here)
    assert come_from("somewhere", town, code).do(SitDown("Xia")) is not None


def test_only_so_many_homes_are_remembered_and_first_those_that_sat_down() -> None:
    limits = SittingLimits()
    for number in range(10 * HOMES):
        limits.check(f"home {number}", 0)
    assert len(limits) <= HOMES
