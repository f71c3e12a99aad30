"""A table is put in order, because somebody at it wants to be forgotten."""

import pytest

from pellmell.house.errors import HouseCannotWrite
from pellmell.house.keys import person
from pellmell.mechanics.stacking.messages import Turn
from pellmell.testing import Guest, Town, race
from pellmell.wire.frames import Seated, Welcome


def id_of(guest: Guest) -> str:
    return person(guest.last(Seated).secret, guest.town.house.environment.house_key)


def test_it_sleeps_meanwhile_and_nobody_wakes_it() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    other, _ = race(town, "Carl", "Dora")
    with town.house.set_aside(id_of(ben)):
        assert [guest.line.gone and guest.line.gone.why for guest in (anna, ben)] == ["stopping", "stopping"]
        assert list(town.house.tables) == [other]
        with pytest.raises(HouseCannotWrite, match="come back in a moment"):
            town.come(code, token=anna.token)
    town.write()
    assert town.come(code, token=anna.token).last(Welcome).seat == 0


def test_one_that_could_not_be_written_does_not_take_its_successor_along() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    town.writes = False
    with town.house.set_aside(id_of(ben)):
        pass
    again = [town.come(code, token=guest.token) for guest in (anna, ben)]
    before, town.store.waiting = town.store.waiting[:1], town.store.waiting[1:]
    for owner, _ in before:
        owner.lost("the disk is full")
    town.writes = True
    town.write()
    town.pass_time(4_000)
    assert again[0].do(Turn()) is None
    assert town.house.tables[code] is again[0].table
