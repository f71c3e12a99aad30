"""A table on its way back from sleep: others come to it, it is closed, the house stops."""

import pytest

from pellmell.house.errors import HouseCannotWrite, HouseCloses, HouseFull, UnknownTable
from pellmell.house.house import House
from pellmell.house.limits import HouseLimits
from pellmell.house.table_waking import Waking
from pellmell.kit.phases import Phase
from pellmell.play.waking import tail_of
from pellmell.testing import NoOwner, Town, at_once
from pellmell.testing.long_rounds import long_journal, long_table

CODE, OTHER = "CDFGHJ", "KMPQRT"
MOVES = 40


def long_town(limits: HouseLimits | None = None) -> Town:
    """Two tables that sleep in the middle of a long round."""
    town = Town(limits=limits)
    for number, code in enumerate((CODE, OTHER), 1):
        town.store.write(NoOwner(), long_table(code, number, "dice", MOVES))
    town.write()
    return town


def halfway(house: House, code: str = CODE) -> Waking:
    waking = house.wake(code)
    for _ in range(MOVES // 2):
        assert not house.step(waking)
    return waking


def over(house: House, waking: Waking) -> None:
    while not house.step(waking):
        pass


@pytest.mark.parametrize("game", ["dice", "ligretto", "blitz"])
def test_a_step_is_one_line_however_long_the_round(game: str) -> None:
    town = Town()
    town.store.write(NoOwner(), long_table(CODE, 1, game, MOVES))
    town.write()
    waking = town.house.wake(CODE)
    steps = 1
    while not town.house.step(waking):
        steps += 1
    entries = len(tail_of(long_journal(game, MOVES)).entries)
    assert steps >= entries > MOVES
    assert town.live(CODE).phase is Phase.PAUSED  # until those who played are back


def test_two_who_come_to_it_wake_it_once() -> None:
    town = long_town()
    first = halfway(town.house)
    told: list[str] = []
    first.then(lambda: told.append("Anna"))
    assert town.house.wake(" cdf-ghj") is first
    first.then(lambda: told.append("Ben"))
    assert not told
    over(town.house, first)
    assert told == ["Anna", "Ben"]
    assert town.house.environment.counts.woken == 1
    assert not town.house.wakings
    assert town.live(CODE).delivery.epoch == 2


def test_until_it_is_awake_nothing_of_it_is_written_or_shown() -> None:
    town = long_town()
    waking = halfway(town.house)
    assert not town.store.waiting
    assert (town.house.awake(CODE), list(town.house.tables)) == (None, [])
    over(town.house, waking)
    assert town.house.awake(CODE) is not None


def test_a_table_that_is_closed_while_it_wakes_stays_closed() -> None:
    town = long_town()
    waking, told = halfway(town.house), list[bool]()
    waking.then(lambda: told.append(True))
    with town.house.closing_table(CODE) as was_awake:
        assert not was_awake  # so that it is deleted in the store
        assert isinstance(waking.trouble, UnknownTable)
        assert told == [True]
        with pytest.raises(HouseCannotWrite, match="put in order"):
            town.house.wake(CODE)
    assert not town.house.wakings


def test_who_is_forgotten_while_a_table_wakes_is_not_brought_back_by_it() -> None:
    town = long_town()
    waking = halfway(town.house)
    with town.house.set_aside("a" * 32):
        assert isinstance(waking.trouble, HouseCannotWrite)
        for code in (CODE, OTHER):  # also one that slept
            with pytest.raises(HouseCannotWrite, match="put in order"):
                town.house.wake(code)
    assert town.find(CODE).code == CODE


def test_a_house_that_stops_does_not_wait_for_it() -> None:
    town = long_town()
    waking, told = halfway(town.house), list[bool]()
    waking.then(lambda: told.append(True))
    town.house.announce_stop()
    assert isinstance(waking.trouble, HouseCloses)
    assert told == [True]
    with pytest.raises(HouseCloses):
        town.house.wake(OTHER)


def test_tables_on_their_way_count_as_awake() -> None:
    town = long_town(HouseLimits(tables=1))
    halfway(town.house)
    assert town.house.busy_codes == {CODE}
    with pytest.raises(HouseFull):
        town.house.wake(OTHER)
    with pytest.raises(HouseFull):
        at_once(town.house.make_table("dice"))
