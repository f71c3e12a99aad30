"""A table before and after its matches: seats, options, and what the same group takes along."""

import pytest

from pellmell.catalogue import all_games, find_game
from pellmell.kit.game import Game
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE
from pellmell.lab.variants import quickest
from pellmell.play.match import Match
from pellmell.play.messages import (
    HostPassed,
    Leave,
    MatchOpened,
    Open,
    OptionsSet,
    PassHost,
    Player,
    Rematch,
    Reopen,
    Rise,
    Rose,
    SatDown,
    SetOptions,
    Sit,
    TableReopened,
)
from pellmell.play.table import Table
from tests.play.house import NAMES, House

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


def finished(game: Game, players: int) -> House:
    return House(game, players, quickest(game, players)).open().finish()


def refused(house: House, seat: int, command: object) -> str:
    before = house.saved()
    with pytest.raises(Refusal) as caught:
        house.do(seat, command)  # type: ignore[arg-type]
    assert house.saved() == before
    return caught.value.reason


@by_game
def test_people_sit_down_until_the_table_is_full(game: Game) -> None:
    house = House(game, 0)
    for seat, name in enumerate(NAMES[: game.seats[-1]]):
        assert house.do(HOUSE, Sit(Player(name))) == [SatDown(seat, Player(name))]
    full = f"the table is full: {game.title} has {game.seats[-1]} seats"
    assert refused(house, HOUSE, Sit(Player("Willow"))) == full


def test_nobody_sits_twice() -> None:
    house = House(find_game("ligretto"), 2)
    assert refused(house, HOUSE, Sit(Player("Ash"))) == "Ash sits here already"
    house.do(HOUSE, Sit(Player("Ash", id="another Ash")))


def test_who_rises_makes_room_and_the_host_passes() -> None:
    house = House(find_game("ligretto"), 4)
    house.do(HOUSE, PassHost(2))
    assert house.do(1, Rise()) == [Rose(1)]
    assert house.table.players[house.table.host].name == "Cedar"
    assert house.do(1, Rise()) == [Rose(1), HostPassed(0)]
    assert [player.name for player in house.table.players] == ["Ash", "Elm"]


@by_game
def test_the_host_sets_options_and_opens(game: Game) -> None:
    house = House(game, game.seats[0])
    assert house.do(0, SetOptions({"pace": "free"}))[0] == OptionsSet({**plain(game), "pace": "free"})
    assert refused(house, 1, SetOptions({})) == "only the host may do that"
    assert refused(house, 1, Open()) == "only the host may do that"
    assert "pace" in refused(house, 0, SetOptions({"pace": "quick"}))
    assert "unknown option" in refused(house, 0, SetOptions({"hats": 3}))
    house.do(0, Open())
    assert house.match.options.pace == "free"


def plain(game: Game) -> dict[str, bool | int | str | list[int] | None]:
    options = game.options()
    return {name: getattr(options, name) for name in options.__struct_fields__}


@by_game
def test_a_match_needs_enough_players(game: Game) -> None:
    house = House(game, game.seats[0] - 1)
    assert f"is for {game.seats[0]} to {game.seats[-1]} players" in refused(house, HOUSE, Open())


@by_game
def test_after_the_match_another_one_or_back_to_the_seats(game: Game) -> None:
    house = finished(game, game.seats[0])
    assert refused(house, 1, Rematch()) == "only the host may do that"
    assert isinstance(house.do(0, Rematch())[0], MatchOpened)
    house = finished(game, game.seats[0])
    assert house.do(0, Reopen()) == [TableReopened()]
    assert house.stands_in(Phase.GATHERING)
    house.do(HOUSE, Sit(Player("Willow")))


@by_game
def test_who_has_left_is_not_in_the_next_match_and_too_few_play_none(game: Game) -> None:
    house = House(game, game.seats[0], quickest(game, game.seats[0])).open()
    house.race().do(0, Leave())
    house.match._between, house.match.position = Phase.OVER, None  # some games for one never end
    assert "players, not" in refused(house, HOUSE, Rematch())
    house.do(HOUSE, Reopen())
    assert [player.name for player in house.table.players] == list(NAMES[1 : game.seats[0]])
    assert house.table.host == 0


# BRD-30: what the same people take along


def numbers(people: str, carry: dict[str, int]) -> list[int]:
    game = next(game for game in all_games().values() if len(people) in game.seats)
    return Match(game, game.options(), [Player(name) for name in people], carry).handicaps


@pytest.mark.rule("BRD-30")
def test_the_same_people_take_their_numbers_along_in_any_order() -> None:
    carry = {"a": 0, "b": 3, "c": 1}
    assert numbers("abc", carry) == [0, 3, 1]
    assert numbers("cab", carry) == [1, 0, 3]


@pytest.mark.rule("BRD-30")
@pytest.mark.parametrize("people", ["ab", "abd", "abcd"])
def test_another_group_starts_at_zero(people: str) -> None:
    assert numbers(people, {"a": 0, "b": 3, "c": 1}) == [0] * len(people)


@pytest.mark.rule("BRD-30")
def test_a_person_is_known_by_id_whatever_the_name() -> None:
    game = find_game("board")
    players = [Player("Ash", id="1"), Player("Ash", id="2")]
    assert Match(game, game.options(), players, {"1": 0, "2": 4}).handicaps == [0, 4]


@pytest.mark.rule("BRD-30")
@by_game
def test_what_a_match_hands_on_is_what_the_next_of_the_same_group_starts_with(game: Game) -> None:
    house = finished(game, game.seats[0])
    carry = house.match.carry()
    opened = house.do(0, Rematch())
    assert opened == [MatchOpened([carry[player.person] for player in house.match.players])]


@pytest.mark.rule("BRD-30")
def test_a_table_knows_each_group_again() -> None:
    table = Table(find_game("board"))
    table.carries = {frozenset("ab"): {"a": 0, "b": 3}, frozenset("abc"): {"a": 2, "b": 0, "c": 1}}
    for name in "ba":
        table.perform(HOUSE, Sit(Player(name)), 0)
    assert table.perform(0, Open(), 0) == [MatchOpened([3, 0])]
