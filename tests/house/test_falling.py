"""The house falls, and stands up again: what somebody was told is still so."""

import pytest

from pellmell.house.errors import HouseCannotWrite
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Milliseconds
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Open, Ready
from pellmell.play.waking import wake
from pellmell.testing import Town, race
from pellmell.wire.frames import Notice, Snapshot, Welcome
from pellmell.wire.requests import AddBot

GAMES = ("ligretto", "blitz", "dice", "board")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("after", [10, 3_500, 9_000, 31_000])
def test_a_table_is_back_after_a_fall_and_the_race_goes_on(game: str, after: Milliseconds) -> None:
    town = Town()
    code = town.open(game)
    anna = town.come(code, "Anna")
    anna.do(AddBot())
    anna.do(Open())
    anna.do(Ready())
    town.pass_time(after)
    view = town.position(code) and town.position(code).view().snapshot()
    number = town.live(code).machine.journal.number
    assert number is not None
    town.fall()
    again = town.come(code, token=anna.token, back=anna)
    live = town.live(code)
    assert again.last(Welcome).epoch == anna.last(Welcome).epoch + 1
    assert again.last(Welcome).seat == 0
    assert live.machine.journal.number == number
    if view is not None:
        assert town.position(code).view().snapshot() == view
    snapshot = again.last(Snapshot)
    assert snapshot.table.players[0].name == "Anna"
    town.pass_time(4_000)
    assert live.phase is not Phase.PAUSED
    assert (
        wake(town.store.journal(number).result(), list[bytes]().append).match.totals
        == town.match(code).totals
    )


def test_what_was_not_written_was_not_told() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    told = ben.number
    town.writes = False
    anna.do(Turn())
    assert ben.number == anna.number == told
    town.fall()
    town.writes = True
    again = town.come(code, token=ben.token, back=ben)
    assert again.last(Snapshot).epoch > ben.last(Welcome).epoch


def test_decided_ahead_told_after() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", pace="free")
    town.writes = False
    for _ in range(3):
        anna.do(Turn())
    told = ben.number
    watcher = town.come(code)
    assert not watcher.line.frames
    town.writes = True
    town.write()
    assert ben.number == told + 3
    town.pass_time(200)
    assert watcher.last(Snapshot).number == told + 3


def test_when_the_disk_is_full_the_players_are_told_and_come_back_to_what_was() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    town.writes = False
    anna.do(Turn())
    told = ben.number
    town.store.fail("the disk is full")
    assert anna.line.gone is not None
    assert anna.line.gone.why == "trouble"
    assert "nothing that you were told is lost" in anna.line.gone.reason
    assert "disk" not in anna.line.gone.reason  # that is for whoever runs the house
    town.store.trouble = "the disk is full"
    with pytest.raises(HouseCannotWrite, match="the house can't write at the moment; nothing"):
        town.find(code)
    assert ben.number == told
    town.writes = True
    town.store.trouble = None
    again = town.come(code, token=anna.token, back=anna)
    town.come(code, token=ben.token)
    town.pass_time(3_000)
    assert again.do(Turn()) is None


def test_a_round_that_cannot_be_read_is_dealt_again_and_scores_stay() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    number = town.live(code).machine.journal.number
    assert number is not None
    town.fall()
    town.store.spoil_journal(number)
    again, ben = (town.come(code, token=guest.token) for guest in (anna, ben))
    assert town.live(code).phase is Phase.READYING
    assert [guest.last(Notice).notice for guest in (again, ben)] == ["dealt_again", "dealt_again"]
    assert again.do(Ready()) is None
    town.fall()
    again = town.come(code, token=anna.token)
    assert town.live(code).phase is Phase.READYING
