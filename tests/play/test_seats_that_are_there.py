"""What is said of a seat is said of one that there is: from the first to the last, and of no other."""

from collections.abc import Callable

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.refusal import BadOptions, Malformed
from pellmell.kit.seats import HOUSE
from pellmell.play.contest_statistics import Contests
from pellmell.play.messages import CountContests, HostPassed, Leave, PassHost, Player, SetAway, VoteToEnd
from pellmell.play.seat_messages import AddSeat, Renamed, SetName, SitOut
from tests.play.house import House
from tests.play.written_house import Written, refused

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
GROWING = [
    (game, players)
    for game in all_games().values()
    for players in game.seats
    if players + 1 in game.seats and game.may_grow(game.options(), players)
]


def is_no_seat(house: House, command: SetName | PassHost) -> bool:
    with pytest.raises(Malformed, match=f"there is no seat {command.seat}"):
        house.do(HOUSE, command)
    return True


@pytest.mark.parametrize("in_match", [False, True], ids=["gathering", "in a match"])
@by_game
def test_every_seat_has_a_name_and_may_be_the_hosts(game: AnyGame, in_match: bool) -> None:
    house = House(game, 2)
    if in_match:
        house.open()
    for seat in (1, 0):
        assert house.do(HOUSE, SetName(seat, f"Willow {seat}")) == [Renamed(seat, f"Willow {seat}")]
        assert house.do(HOUSE, PassHost(seat)) == [HostPassed(seat)]
    assert all(is_no_seat(house, SetName(seat, "Fig")) for seat in (-1, 2))
    assert all(is_no_seat(house, PassHost(seat)) for seat in (-1, 2))
    assert [player.name for player in house.table.current_players] == ["Willow 0", "Willow 1"]


@by_game
def test_races_are_counted_for_all_seats_or_not_at_all(game: AnyGame) -> None:
    house = House(game, 2).open().race()
    for seat in (0, 1):
        house.do(seat, VoteToEnd())
    with pytest.raises(Malformed, match="there are 2 seats, not 3"):
        house.do(HOUSE, CountContests([Contests() for _ in range(3)]))
    assert house.match.contests == []


@pytest.mark.rule("ALL-14")
@pytest.mark.parametrize("in_match", [False, True], ids=["gathering", "in a match"])
@by_game
def test_a_bot_does_not_sit_out_and_nobody_does_twice(game: AnyGame, in_match: bool) -> None:
    house = House(game, 2, bots=1)
    if in_match:
        house.open()
    assert refused(house, 1, SitOut()).reason == "bots do not sit out"
    assert refused(house, 0, SitOut(False)).reason == "you do not sit out"
    house.do(0, SitOut())
    assert refused(house, 0, SitOut()).reason == "you sit out already"


@pytest.mark.parametrize(("game", "players"), GROWING, ids=lambda part: getattr(part, "name", None))
def test_nobody_sits_twice(game: AnyGame, players: int) -> None:
    house = Written(game, players)
    house.open().race().vote_out()
    twin = Player(house.match.players[0].name, id=house.match.players[0].id)
    assert refused(house, HOUSE, AddSeat(twin)).rule == "ALL-11"
    assert len(house.match.players) == players
    house.do(0, Leave())
    house.do(HOUSE, AddSeat(twin))
    assert len(house.match.players) == players + 1, "but who has left may come again"


@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize(("game", "players"), GROWING, ids=lambda part: getattr(part, "name", None))
def test_nobody_joins_where_the_options_are_not_for_one_more(
    game: AnyGame, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for most, may_grow in ((players, False), (players + 1, True)):
        monkeypatch.setattr(game.options, "check", for_so_many(most))
        assert House(game, players).open().match.may_grow is may_grow


@pytest.mark.rule("ALL-13")
@by_game
def test_nobody_joins_where_there_is_no_seat(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "may_grow", lambda *_: True)
    assert House(game, game.seats[0]).open().match.may_grow is (len(game.seats) > 1)
    assert not House(game, game.seats[-1]).open().match.may_grow


def for_so_many(most: int) -> Callable[[object, int], None]:
    def check(_: object, players: int) -> None:
        if players > most:
            raise BadOptions("so many can't play")

    return check


@pytest.mark.rule("ALL-10")
@by_game
def test_where_nobody_is_left_a_vote_ends_no_round(game: AnyGame) -> None:
    house = House(game, 2).open().race()
    house.do(0, VoteToEnd())
    phase = house.phase
    for seat in (0, 1):
        house.do(HOUSE, SetAway(seat, True))
    assert house.phase is phase
    assert house.match.position is not None
    assert house.match.position.ending is None
