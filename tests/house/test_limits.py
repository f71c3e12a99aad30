"""When there is no room, and who is not let in."""

import pytest

from pellmell.house.admission import ASKING, Barred, Full
from pellmell.house.errors import HouseFull
from pellmell.house.limits import HouseLimits
from pellmell.house.play_now import play_now
from pellmell.testing import Guest, Town, at_once
from pellmell.wire.frames import Admitted, ScreenAsks
from pellmell.wire.requests import AdmitScreen, SitDown
from pellmell.wire.rest import PlayNow


def test_a_table_is_not_woken_into_a_full_house() -> None:
    town = Town(limits=HouseLimits(tables=1))
    asleep = town.open()
    town.pass_time(town.patience.sleep)
    town.come(town.open())
    with pytest.raises(HouseFull, match="try again later"):
        town.find(asleep)


def test_those_who_are_still_coming_count_as_watchers() -> None:
    town = Town(limits=HouseLimits(watchers=2))
    code = at_once(play_now(town.house, PlayNow(game="dice", name="Anna")))[0].code
    town.write()
    town.writes = False
    town.live(code).save()  # until it is written nobody is welcomed
    town.come(code)
    town.come(code)
    with pytest.raises(Full, match="2 people"):
        town.come(code)


def test_only_so_many_screens_are_let_in() -> None:
    town = Town(limits=HouseLimits(screens=2))
    code = town.open()
    anna = town.come(code, "Anna")
    first, _, third = (town.come(code, screen=True) for _ in range(3))
    town.pass_time(1_000)
    asks = [asked.screen for asked in anna.all(ScreenAsks)]
    assert [anna.do(AdmitScreen(screen)) for screen in asks[:2]] == [None, None]
    refused = anna.do(AdmitScreen(asks[2]))
    assert refused is not None
    assert "2 screens are here already" in refused.reason
    with pytest.raises(Full, match="2 screens"):
        town.come(code, screen=True)
    town.come(code)  # watchers have room
    first.lose_line()
    assert anna.do(AdmitScreen(asks[2])) is None
    assert third.member.screen


def come_from(home: str, town: Town, code: str, token: str = "") -> Guest:
    """A screen."""
    town.home = home
    return town.come(code, token=token, screen=True)


def test_screens_that_ask_keep_out_none_that_was_let_in_nor_others_that_ask() -> None:
    town = Town()
    code = town.open()
    anna, own = town.come(code, "Anna"), come_from("Anna's", town, code)
    assert anna.do(AdmitScreen(anna.last(ScreenAsks).screen)) is None
    own.lose_line()
    strange = [come_from("elsewhere", town, code) for _ in range(ASKING)]
    assert come_from("Anna's", town, code, own.last(Admitted).token).member.screen
    other = come_from("Anna's", town, code)
    more = [come_from("elsewhere", town, code) for _ in range(3 * ASKING)]
    assert other.line.gone is None
    assert sum(guest.line.gone is None for guest in (*strange, *more)) == ASKING - 1
    assert sum(member.asks is not None for member in town.live(code).audience.everybody()) == ASKING
    assert strange[0].line.gone is not None
    assert strange[0].line.gone.why == "full"
    assert anna.do(AdmitScreen(other.member.number)) is None
    assert other.member.screen


def test_a_banned_name_is_banned_under_the_number_that_the_table_gave_it() -> None:
    town = Town()
    code = town.open()
    town.come(code, "Mallory", secret="x" * 22)
    other = town.come(code, "Mallory", secret="y" * 22)
    town.house.environment.banned_names.add("mallory")
    town.house.send_away_banned()
    assert other.line.gone is not None
    with pytest.raises(Barred):
        town.come(code, token=other.token)
    refused = town.come(code).do(SitDown("Mallory 17"))
    assert refused is not None
    assert "does not welcome" in refused.reason
    assert town.come(code).do(SitDown("Mal 17")) is None
