"""A table before and after its matches: seats, options, and what the same group takes along."""

from collections.abc import Sequence

import msgspec
import pytest
from msgspec.structs import replace

from pellmell.catalogue import all_games, find_game
from pellmell.games.dice.game import LigrettoDice
from pellmell.kit.game import AnyGame, Carried
from pellmell.kit.options import OptionValue
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.settling import settled
from pellmell.play.journal import Header, Recorder
from pellmell.play.match import Match
from pellmell.play.messages import (
    CameBack,
    ChangeGame,
    Dealt,
    GameChanged,
    GiveUp,
    HostPassed,
    Leave,
    Left,
    MatchOpened,
    Open,
    OptionsSet,
    PassHost,
    Player,
    PlayerTookOver,
    Promise,
    Ready,
    Rematch,
    Reopen,
    Rise,
    Rose,
    SatDown,
    SetAway,
    SetBot,
    SetOptions,
    Signal,
    Sit,
    TableReopened,
)
from pellmell.play.performing import Carry
from pellmell.play.seat_messages import SitOut
from pellmell.play.table import Table
from pellmell.testing import quickest
from pellmell.testing.selection import games_for
from tests.play.house import NAMES, House

by_game = pytest.mark.parametrize("game", games_for(3, rounds=2), ids=lambda game: game.name)


def finished(game: AnyGame, players: int) -> House:
    return House(game, players, quickest(game, players)).open().finish()


def refused(house: House, seat: Seat, command: object) -> str:
    before = house.saved()
    with pytest.raises(Refusal) as caught:
        house.do(seat, command)  # type: ignore[arg-type]
    assert house.saved() == before
    return caught.value.reason


@by_game
def test_people_sit_down_until_the_table_is_full(game: AnyGame) -> None:
    house = House(game, 0)
    for seat, name in enumerate(NAMES[: game.seats[-1]]):
        assert house.do(HOUSE, Sit(Player(name))) == [SatDown(seat, Player(name))]
    full = f"the table is full: {game.title} has {game.seats[-1]} seats"
    assert refused(house, HOUSE, Sit(Player("Willow"))) == full


@pytest.mark.rule("ALL-19")
def test_another_game_is_another_one_that_there_is() -> None:
    house = House(find_game("dice"), 2)
    assert refused(house, HOUSE, ChangeGame("dice")) == f"{find_game('dice').title} is played here already"
    assert refused(house, HOUSE, ChangeGame("whist")).startswith("unknown game 'whist'")
    house.do(0, SetOptions({"length": "short", "dice": "8,8"}))
    changed, _ = house.do(0, ChangeGame("ligretto"))
    assert isinstance(changed, GameChanged)
    assert (changed.game, house.table.game) == ("ligretto", find_game("ligretto"))
    assert house.table.chosen == {"length": "short"}, "which means something in every game"
    assert house.table.options == settled(house.table.game, {"length": "short"}, 2)


def test_options_that_are_not_for_so_many_open_no_match() -> None:
    house = House(find_game("dice"), 2)
    house.do(0, SetOptions({"dice": "8,8"}))
    house.do(HOUSE, Sit(Player("Willow")))
    assert refused(house, 0, Open()).endswith("must be 3 numbers, one for each player")


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
    house = House(find_game("ligretto"), 3, bots=1)
    assert house.do(0, Rise()) == [Rose(0), HostPassed(0)], "a bot, where there is nobody else"
    house.do(HOUSE, Sit(Player("Willow")))
    assert house.do(0, Rise()) == [Rose(0), HostPassed(1)]
    house.do(0, Rise())
    assert not any(isinstance(event, HostPassed) for event in house.do(0, Rise())), "nobody is left"


@by_game
def test_the_host_sets_options_and_opens(game: AnyGame) -> None:
    house = House(game, game.seats[0])
    told = OptionsSet(plain(game, {"pace": "free"}), {"pace": "free"})
    assert house.do(0, SetOptions({"pace": "free"})) == [told]
    assert refused(house, 1, SetOptions({})) == "only the host may do that"
    assert refused(house, 1, Open()) == "only the host may do that"
    assert "pace" in refused(house, 0, SetOptions({"pace": "quick"}))
    assert "unknown option" in refused(house, 0, SetOptions({"hats": 3}))
    house.do(0, Open())
    assert house.match.options.pace == "free"


def plain(game: AnyGame, chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = msgspec.to_builtins(settled(game, chosen, game.seats[0]))
    return options


@by_game
def test_a_match_needs_enough_players(game: AnyGame) -> None:
    house = House(game, game.seats[0] - 1)
    assert f"is for {game.seats[0]} to {game.seats[-1]} players" in refused(house, HOUSE, Open())


@by_game
def test_in_a_match_it_is_said_why_nobody_sits_down(game: AnyGame) -> None:
    house = House(game, game.seats[0]).open().race()
    assert refused(house, HOUSE, Sit(Player("Willow"))) == house.match.why_not[1]


@by_game
def test_after_the_match_another_one_or_back_to_the_seats(game: AnyGame) -> None:
    house = finished(game, game.seats[0])
    assert refused(house, 1, Rematch()) == "only the host may do that"
    assert isinstance(house.do(0, Rematch())[0], MatchOpened)
    house = finished(game, game.seats[0])
    assert house.do(0, Reopen()) == [TableReopened()]
    assert house.stands_in(Phase.GATHERING)
    house.do(HOUSE, Sit(Player("Willow")))


@by_game
def test_who_has_left_is_not_in_the_next_match_and_too_few_play_none(game: AnyGame) -> None:
    house = House(game, game.seats[0], quickest(game, game.seats[0])).open()
    house.race().do(0, Leave())
    house.match.between, house.match.position = Phase.OVER, None  # some games for one never end
    assert "players, not" in refused(house, HOUSE, Rematch())
    house.do(HOUSE, Reopen())
    assert [player.name for player in house.table.players] == list(NAMES[1 : game.seats[0]])
    assert house.table.host == 0


# After the match


def over(game: AnyGame) -> House:
    return finished(game, game.seats[0] + 1)


@pytest.mark.rule("ALL-9")
@by_game
def test_who_leaves_after_the_match_is_not_in_the_next_one(game: AnyGame) -> None:
    house = over(game)
    last = game.seats[0]
    assert house.do(last, Leave()) == [Left(last)]
    assert refused(house, last, Leave()) == "you have left this match for good"
    house.do(0, Rematch())
    assert [player.name for player in house.match.players] == list(NAMES[:last])


@pytest.mark.rule("ALL-9")
@by_game
def test_a_host_who_leaves_after_the_match_passes_the_rematch_on(game: AnyGame) -> None:
    house = over(game)
    assert house.do(0, Leave()) == [Left(0), HostPassed(1)]
    assert refused(house, 0, Rematch()) == "only the host may do that"
    house.do(1, Rematch())
    assert house.match.players[house.match.people.host].name == NAMES[1]


@by_game
def test_the_house_leaves_for_nobody_and_nobody_leaves_a_match_that_has_not_begun(game: AnyGame) -> None:
    assert refused(over(game), HOUSE, Leave()) == "only a player may do that"
    assert "the match has not begun" in refused(House(game, game.seats[0]), 0, Leave())


@by_game
def test_a_match_that_is_over_tells_nothing_of_who_leaves_the_table(game: AnyGame) -> None:
    match = over(game).match
    with pytest.raises(Refusal, match="the match is over"):
        match.perform(0, Leave(), match.clock.now)


# Who is away stays away


def one_away(game: AnyGame) -> House:
    """Over, with the last but one away, and a bot on that seat."""
    players = game.seats[0] + 2
    house = House(game, players, quickest(game, players)).open()
    house.do(HOUSE, SetAway(players - 2, True))
    house.do(HOUSE, SetBot(players - 2, True))
    return house.finish()


@pytest.mark.rule("ALL-9")
@by_game
def test_who_is_away_is_away_in_the_rematch_too_until_the_house_calls_them_back(game: AnyGame) -> None:
    house = one_away(game)
    away = game.seats[0]
    house.do(0, Leave())  # so that the others move up
    opened = house.do(HOUSE, Rematch())
    assert opened == [PlayerTookOver(away), MatchOpened(house.match.carried, (away - 1,))]
    assert house.match.people.away == {away - 1}
    assert house.match.people.bots == []  # who stood in for them is not asked for in the rematch
    assert house.do(HOUSE, SetAway(away - 1, False)) == [CameBack(away - 1)]


@by_game
def test_who_is_away_is_not_waited_for_in_the_rematch(game: AnyGame) -> None:
    house = one_away(game)
    house.do(0, Rematch())
    house.do(HOUSE, Promise("00" * 16))
    for seat in house.match.people.present:
        house.do(seat, Ready())
    assert Dealt(1) in house.do(0, Signal())


@by_game
def test_who_is_away_is_away_after_new_seats_were_taken_too(game: AnyGame) -> None:
    house = one_away(game)
    house.do(0, Reopen())
    house.do(0, Rise())
    house.do(0, Open())
    assert house.match.people.away == {game.seats[0] - 1}


@by_game
def test_the_first_at_a_table_that_all_have_left_is_the_host(game: AnyGame) -> None:
    house = House(game, game.seats[0]).open()
    for seat in range(game.seats[0]):
        house.do(seat, Leave())
    house.do(HOUSE, GiveUp())
    house.do(HOUSE, Sit(Player("Willow")))
    assert house.table.players[house.table.host] == Player("Willow")


def test_who_sits_down_anew_does_not_sit_out() -> None:
    house = House(find_game("dice"), 2)
    house.do(1, SitOut())
    house.do(1, Rise())
    house.do(HOUSE, Sit(Player("Birch")))
    assert house.table.current_out == []


@by_game
def test_who_sits_down_anew_is_there(game: AnyGame) -> None:
    house = one_away(game)
    house.do(0, Reopen())
    away = house.table.players[game.seats[0]]
    house.do(game.seats[0], Rise())
    house.do(HOUSE, Sit(replace(away, bot=False)))
    house.do(0, Open())
    assert house.match.people.away == set()


# BRD-30: what the same people take along


def numbers(people: str, carry: Carry) -> Sequence[object]:
    game = next(game for game in all_games().values() if len(people) in game.seats)
    return Match(game, game.options(), [Player(name) for name in people], carry).carried


@pytest.mark.rule("BRD-30")
def test_the_same_people_take_their_numbers_along_in_any_order() -> None:
    carry = {"a": 0, "b": 3, "c": 1}
    assert numbers("abc", carry) == [0, 3, 1]
    assert numbers("cab", carry) == [1, 0, 3]


@pytest.mark.rule("BRD-30")
@pytest.mark.parametrize("people", ["ab", "abd", "abcd"])
def test_another_group_starts_at_zero(people: str) -> None:
    assert numbers(people, {"a": 0, "b": 3, "c": 1}) == [0] * len(people)


class Remembering(LigrettoDice):
    """A game that tells its players apart by more than a number."""

    def carries(self, keep: object, players: int) -> list[Carried]:
        return [{"won": seat, "lost": 2} for seat in range(players)]


def test_whatever_a_game_hands_on_is_there_again_also_from_a_journal() -> None:
    game, players = Remembering(), [Player("Ash"), Player("Birch")]
    carry = Match(game, game.options(), players).carry()
    lines: list[bytes] = []
    Recorder(Match(game, game.options(), players, carry), lines.append, carry)
    header = msgspec.json.decode(lines[0], type=Header)
    assert Match(game, game.options(), players, header.carry).carried == [
        {"won": 0, "lost": 2},
        {"won": 1, "lost": 2},
    ]


@pytest.mark.rule("BRD-30")
def test_a_person_is_known_by_id_whatever_the_name() -> None:
    game = find_game("board")
    players = [Player("Ash", id="1"), Player("Ash", id="2")]
    assert Match(game, game.options(), players, {"1": 0, "2": 4}).carried == [0, 4]


@pytest.mark.rule("BRD-30")
@by_game
def test_what_a_match_hands_on_is_what_the_next_of_the_same_group_starts_with(game: AnyGame) -> None:
    house = finished(game, game.seats[0])
    carry = house.match.carry()
    opened = house.do(0, Rematch())
    assert opened == [MatchOpened([carry[player.person] for player in house.match.players])]


@pytest.mark.rule("BRD-30")
def test_a_table_knows_each_group_again() -> None:
    table = Table(find_game("board"))
    carries = ({"a": 0, "b": 3}, {"a": 2, "b": 0, "c": 1})
    for carry in carries:
        table.carries.note("board", carry)
    for name in "ba":
        table.perform(HOUSE, Sit(Player(name)), 0)
    assert table.perform(0, Open(), 0) == [MatchOpened([3, 0])]
