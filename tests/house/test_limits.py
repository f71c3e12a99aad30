"""When there is no room, and who is not let in."""

import pytest

from pellmell.house.admission import Barred, Full
from pellmell.house.environment import Limits
from pellmell.house.house import HouseFull
from pellmell.testing import Town
from pellmell.wire.frames import ScreenAsks
from pellmell.wire.requests import AdmitScreen, SitDown


def test_a_table_is_not_woken_into_a_full_house() -> None:
    town = Town(limits=Limits(tables=1))
    asleep = town.open()
    town.pass_time(town.patience.sleep)
    town.come(town.open())
    with pytest.raises(HouseFull, match="try again later"):
        town.house.find(asleep)


def test_those_who_are_still_coming_count_as_watchers() -> None:
    town = Town(limits=Limits(watchers=2))
    code = town.house.play_now("dice", "Anna")[0].code
    town.write()
    town.writes = False
    town.live(code).save()  # until it is written nobody is welcomed
    town.come(code)
    town.come(code)
    with pytest.raises(Full, match="2 people"):
        town.come(code)


def test_screens_that_ask_and_screens_that_are_in_are_counted() -> None:
    town = Town(limits=Limits(screens=2))
    code = town.open()
    anna = town.come(code, "Anna")
    first = town.come(code, screen=True)
    assert anna.do(AdmitScreen(anna.last(ScreenAsks).screen)) is None
    town.come(code, screen=True)
    with pytest.raises(Full, match="2 screens"):
        town.come(code, screen=True)
    town.come(code)  # watchers have room
    first.lose_line()
    town.come(code, screen=True)


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
