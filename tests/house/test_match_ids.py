"""Everybody at a table is told what the match is called, so that its rounds can be looked at again."""

from pellmell.kit.phases import Phase
from pellmell.play.messages import Open, Rematch, Reopen, VoteToEnd
from pellmell.testing import Guest, Town, race
from pellmell.wire.frames import Happened, Snapshot


def told(guest: Guest) -> list[str]:
    """As they happened."""
    return [frame.match for frame in guest.all(Happened) if frame.match]


def shown(guest: Guest) -> str | None:
    """When it came."""
    guest.town.pass_time(500)
    match = guest.last(Snapshot).table.match
    return None if match is None else match.id


def test_who_is_there_when_a_match_is_opened_is_told_its_id() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    watcher = town.come(code)
    assert anna.do(Open()) is None
    (id,) = told(anna)
    assert town.store.match(id).result() is not None
    assert told(anna) == told(ben) == told(watcher)


def test_who_comes_later_is_shown_it_also_when_the_house_has_fallen_meanwhile() -> None:
    town = Town()
    code, (anna, _) = race(town, "Anna", "Ben")
    (id,) = told(anna)
    assert shown(town.come(code)) == id
    town.fall()
    assert shown(town.come(code, token=anna.token)) == id


def test_each_match_has_its_own_and_who_gathers_has_none() -> None:
    town = Town()
    code, guests = race(town, "Anna", "Ben", game="board", rounds=1)
    anna = guests[0]
    for guest in guests:
        assert guest.do(VoteToEnd()) is None
    town.until(lambda: town.live(code).phase is Phase.OVER)
    assert anna.do(Rematch()) is None
    first, second = told(anna)
    assert first != second
    assert shown(town.come(code)) == second
    assert anna.do(Reopen()) is None
    assert shown(town.come(code)) is None
    town.fall()
    assert shown(town.come(code, token=anna.token)) is None
