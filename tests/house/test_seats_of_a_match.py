"""Seats that were added to a match, or changed hands in it, are like all others, also when it is over."""

from collections.abc import Callable

import pytest

from pellmell.kit.phases import Phase
from pellmell.play.messages import Leave, Open, Ready, Rematch, Reopen, VoteToEnd
from pellmell.play.seat_messages import SitOut
from pellmell.testing import Guest, Town
from pellmell.testing.town import SECRET, race, roomiest_game
from pellmell.wire.frames import Snapshot
from pellmell.wire.requests import AddBot, HandOn, Kick, Rename

FOUR = ("Anna", "Ben", "Cleo", "Dora")


class Evening:
    """A match of two rounds: Zoe may come in the first one, and has the last seat then from the second on."""

    zoe: Guest

    def __init__(self, town: Town, code: str, guests: list[Guest]) -> None:
        self.town, self.code, self.guests = town, code, list(guests)
        self.host = guests[0]

    def with_zoe(self) -> "Evening":
        self.zoe = self.town.come(self.code, "Zoe")
        self.score()
        self.check_seats()
        assert self.zoe.seat == self.last
        self.guests = [*self.guests, self.zoe]
        return self

    @property
    def names(self) -> list[str]:
        """As somebody is told who comes to watch."""
        watcher = self.town.come(self.code)
        self.town.pass_time(300)
        return [player.name for player in watcher.last(Snapshot).table.players]

    @property
    def last(self) -> int:
        return len(self.town.match(self.code).players) - 1

    def score(self) -> None:
        """The round is voted out."""
        for guest in self.guests:
            assert guest.do(VoteToEnd()) is None
        self.town.until(lambda: self.town.live(self.code).phase in (Phase.SCORED, Phase.OVER))

    def next_round(self) -> None:
        for guest in self.guests:
            assert guest.do(Ready()) is None
        self.town.until(lambda: self.town.live(self.code).phase is Phase.RACING)

    def over(self) -> "Evening":
        self.next_round()
        self.score()
        assert self.town.live(self.code).phase is Phase.OVER
        self.check_seats()
        return self

    def check_seats(self) -> None:
        """The house, the table and its match agree on who sits where; so does what is kept of them."""
        live = self.town.live(self.code)
        people = [state.chair.player.person for state in live.machine.seats]
        assert people == [player.person for player in live.table.players]
        assert people == [chair.player.person for chair in live.record().chairs]
        if live.table.match is not None:
            assert people == [player.person for player in live.table.match.people.themselves]


def with_a_seat_more() -> Evening:
    town = Town()
    return Evening(town, *race(town, *FOUR, game=roomiest_game(), rounds=2)).with_zoe()


def with_the_seat_of_a_bot() -> Evening:
    town = Town()
    code = town.open(roomiest_game(), rounds=2)
    guests = [town.come(code, name) for name in FOUR[:2]]
    assert guests[0].do(AddBot()) is None
    assert guests[0].do(Open()) is None
    for guest in guests:
        assert guest.do(Ready()) is None
    town.until(lambda: town.live(code).phase is Phase.RACING)
    return Evening(town, code, guests).with_zoe()


def with_a_seat_that_was_left() -> Evening:
    town = Town()
    code, guests = race(town, *FOUR, game=roomiest_game(), rounds=2)
    assert guests[3].do(Leave()) is None
    return Evening(town, code, guests[:3]).with_zoe()


evenings = pytest.mark.parametrize(
    "begin", [with_a_seat_more, with_the_seat_of_a_bot, with_a_seat_that_was_left]
)


def hand_on(evening: Evening) -> None:
    assert evening.host.do(HandOn(1)) is None
    assert evening.host.do(HandOn(evening.last)) is not None, "not the host any more"


def hand_on_to_the_new_one(evening: Evening) -> None:
    assert evening.host.do(HandOn(evening.last)) is None
    assert evening.zoe.do(HandOn(0)) is None


def lose_the_line(evening: Evening) -> None:
    evening.zoe.lose_line()
    evening.town.pass_time(10_000)
    assert evening.town.match(evening.code).people.away == {evening.last}
    back = evening.town.come(evening.code, secret=SECRET + "Zoe")
    assert back.seat == evening.last
    assert evening.town.match(evening.code).people.away == set()


def leave(evening: Evening) -> None:
    assert evening.zoe.do(Leave()) is None


def sit_out(evening: Evening) -> None:
    assert evening.zoe.do(SitOut()) is None
    assert evening.zoe.do(SitOut(out=False)) is None


def be_sent_away(evening: Evening) -> None:
    assert evening.host.do(Kick(evening.last)) is None
    assert evening.zoe.line.gone is not None


def change_the_name(evening: Evening) -> None:
    assert evening.zoe.do(Rename("Zita")) is None


goings_on = pytest.mark.parametrize(
    "happens",
    [hand_on, hand_on_to_the_new_one, lose_the_line, leave, sit_out, be_sent_away, change_the_name],
)
gone = (leave, be_sent_away)


@pytest.mark.rule("ALL-11", "ALL-13")
@evenings
@goings_on
def test_after_the_match_the_new_one_may_do_as_all_others(
    begin: Callable[[], Evening], happens: Callable[[Evening], None]
) -> None:
    evening = begin().over()
    before = evening.names
    assert before[-1] == "Zoe"
    happens(evening)
    evening.check_seats()
    after = [*before[:-1], "Zita"] if happens is change_the_name else before
    assert evening.names == after, "who leaves is there until there is another match"
    assert evening.host.do(Reopen()) is None or evening.guests[1].do(Reopen()) is None
    evening.check_seats()
    assert evening.names == (after[:-1] if happens in gone else after)


@pytest.mark.rule("ALL-11", "ALL-13")
@evenings
@goings_on
def test_a_table_that_is_woken_has_the_same_seats(
    begin: Callable[[], Evening], happens: Callable[[Evening], None]
) -> None:
    evening = begin().over()
    happens(evening)
    before = evening.names
    town, code = evening.town, evening.code
    town.fall()
    assert evening.names == before
    evening.check_seats()
    zoe = town.come(code, secret=SECRET + "Zoe") if happens is not be_sent_away else None
    if zoe is not None:
        assert zoe.seat == (None if happens is leave else evening.last)
    evening.check_seats()


@evenings
def test_in_the_middle_of_the_match_a_table_is_woken_with_the_new_one(begin: Callable[[], Evening]) -> None:
    evening = begin()
    evening.next_round()
    before = evening.names
    evening.town.fall()
    assert evening.town.come(evening.code, secret=SECRET + "Zoe").seat == evening.last
    assert evening.names == before
    evening.check_seats()


@evenings
def test_the_new_one_is_in_the_rematch(begin: Callable[[], Evening]) -> None:
    evening = begin().over()
    before = evening.names
    assert evening.host.do(Rematch()) is None
    evening.check_seats()
    assert evening.names == before
    evening.next_round()


@pytest.mark.rule("ALL-21")
def test_the_seat_of_who_was_sent_away_is_that_of_the_bot_that_plays_on() -> None:
    town = Town()
    code, guests = race(town, *FOUR, game=roomiest_game(), rounds=2)
    evening = Evening(town, code, guests)
    assert evening.host.do(Kick(1)) is None
    evening.guests.remove(guests[1])
    evening.score()
    evening.next_round()
    names = ["Anna", "Ash", "Cleo", "Dora"]
    assert evening.names == names
    evening.check_seats()
    evening.score()
    assert evening.host.do(HandOn(2)) is None
    evening.check_seats()
    assert evening.names == names
    assert guests[2].do(Rematch()) is None
    assert evening.names == names
