"""Opening, finding and closing tables."""

import pytest

from pellmell.catalogue import UnknownGame
from pellmell.house.admission import Full
from pellmell.house.codes import ALPHABET, SHORTEST
from pellmell.house.errors import HouseCannotWrite, HouseCloses, HouseFull, UnknownTable
from pellmell.house.limits import HouseLimits
from pellmell.house.names import BadName, clean_name
from pellmell.house.play_now import play_now
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import BadOptions
from pellmell.play.messages import Ready
from pellmell.testing import Town, at_once
from pellmell.testing.town import FakeLine
from pellmell.wire.frames import Lobby, Notice, Welcome
from pellmell.wire.requests import AddBot, SetTable, TableSettings
from pellmell.wire.rest import PlayNow


def test_a_code_is_easy_to_say_and_to_type() -> None:
    town = Town()
    code = town.open()
    assert len(code) == SHORTEST
    assert not set("IL1O0S5B8Z2UV") & set(ALPHABET)
    assert town.find(f" {code[:3].lower()}-{code[3:]} ").code == code


@pytest.mark.parametrize("code", ["", "nope", "AAAAAA", "A" * 100, "🂡", "../etc"])
def test_an_unknown_code_says_what_to_do(code: str) -> None:
    with pytest.raises(UnknownTable, match="open a new one"):
        Town().find(code)


def test_play_now_seats_a_newcomer_with_bots() -> None:
    town = Town()
    live, token, _ = at_once(play_now(town.house, PlayNow(game="dice", name="Anna")))
    town.write()
    anna = town.come(live.code, token=token)
    assert anna.last(Welcome).seat == 0
    assert [player.bot for player in live.table.players] == [False, True, True, True]
    assert anna.do(Ready()) is None
    town.pass_time(3_000)
    assert live.phase is Phase.RACING


def test_a_full_table_says_so() -> None:
    town = Town()
    code = town.open("dice")
    anna = town.come(code, "Anna")
    for _ in range(3):
        assert anna.do(AddBot()) is None
    refused = anna.do(AddBot())
    assert refused is not None
    assert "full" in refused.reason


def test_two_of_one_name_are_told_apart_and_one_person_sits_once() -> None:
    town = Town()
    code = town.open()
    town.come(code, "Kim", secret="x" * 22)
    town.come(code, "Kim", secret="y" * 22)
    assert [place.chair.player.name for place in town.live(code).machine.seats] == ["Kim", "Kim 2"]
    again = town.come(code, secret="x" * 22)
    assert again.seat == 0


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna \n", "Anna"),
        ("<b>Bob</b>", "bBob/b"),
        ("A\u202eB\x00C", "ABC"),
        ("Zoë", "Zoë"),
        ("x" * 99, "x" * 24),
        ("q\u0301\u0302\u0304\u0306", "q\u0301\u0302"),
        ("李雷", "李雷"),
        ("👩‍🚀", "👩🚀"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "  ", "\u200b", "<>", "\n\t", "\u3164", "\u2800\u115f", "...", "\u0301", "-_-"]
)
def test_a_name_needs_something_to_read(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed)


def test_limits_of_the_house_and_of_a_table() -> None:
    town = Town(limits=HouseLimits(tables=1, watchers=2))
    code = at_once(play_now(town.house, PlayNow(game="dice", name="Anna")))[0].code
    town.write()
    with pytest.raises(HouseFull):
        town.open()
    town.come(code)
    town.come(code)
    with pytest.raises(Full):
        town.come(code)


def test_unknown_games_and_options_are_refused() -> None:
    town = Town()
    with pytest.raises(UnknownGame):
        town.open("chess")
    with pytest.raises(BadOptions):
        town.open("ligretto", target=7)
    assert not town.house.tables


def test_while_nothing_can_be_written_no_table_is_opened_or_woken() -> None:
    town = Town()
    code = town.open()
    town.pass_time(town.patience.sleep)
    town.store.trouble = "the disk is full"
    with pytest.raises(HouseCannotWrite, match="can't write at the moment"):
        town.open()
    with pytest.raises(HouseCannotWrite):
        town.find(code)


def test_a_house_that_stops_tells_everybody() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    town.house.announce_stop()
    assert anna.last(Notice).notice == "stopping"
    with pytest.raises(HouseCloses):
        town.open()
    town.house.stop()
    assert anna.line.gone is not None
    assert anna.line.gone.why == "stopping"


def test_a_table_sleeps_when_nobody_is_there_and_wakes_by_its_code() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    anna.lose_line()
    town.pass_time(town.patience.sleep)
    assert code not in town.house.tables
    again = town.come(code, token=anna.token)
    assert again.seat == 0
    assert again.last(Welcome).epoch == anna.last(Welcome).epoch + 1


def test_who_comes_just_as_the_table_falls_asleep_is_not_locked_out() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    anna.lose_line()
    town.pass_time(town.patience.sleep - 1)
    town.writes = False
    town.pass_time(1)
    again = town.come(code, token=anna.token)
    town.writes = True
    town.write()
    assert again.last(Welcome).seat == 0
    assert code in town.house.tables


def test_a_closed_table_is_gone() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    town.house.close_table(code)
    town.write()
    assert anna.line.gone is not None
    assert anna.line.gone.why == "closed"
    with pytest.raises(UnknownTable):
        town.find(code)


def test_the_lobby_lists_public_tables_and_keeps_itself_up_to_date() -> None:
    town = Town()
    line = FakeLine()
    town.house.lobby.enter(line)
    code = town.open(settings=TableSettings(public=True))
    private = town.open()
    town.come(private, "Zoe")
    anna = town.come(code, "Anna")
    town.pass_time(1_000)
    shown = line.frames[-1]
    assert isinstance(shown, Lobby)
    assert [(card.code, card.players) for card in shown.tables] == [(code, ["Anna"])]
    watcher = town.come(code)
    town.pass_time(1_000)
    assert line.frames[-1].tables[0].watchers == 1
    watcher.lose_line()
    anna.lose_line()
    town.pass_time(1_000)
    assert line.frames[-1].tables == []
    anna = town.come(code, token=anna.token)
    town.pass_time(1_000)
    assert len(line.frames[-1].tables) == 1
    assert anna.do(SetTable(TableSettings())) is None
    town.pass_time(1_000)
    assert line.frames[-1].tables == []
