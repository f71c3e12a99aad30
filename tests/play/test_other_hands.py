"""Seats that change hands and names in the middle of a match, seats that are added, and sitting out."""

from collections.abc import Callable

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE
from pellmell.play.match import Match
from pellmell.play.messages import (
    BotTookOver,
    GotReady,
    Leave,
    PassHost,
    Player,
    PlayerTookOver,
    Promise,
    Ready,
    Reopen,
    RoundClosed,
    SetAway,
    SetBot,
    Signal,
    VoteToEnd,
)
from pellmell.play.seat_messages import (
    AddSeat,
    Renamed,
    SeatAdded,
    SeatChanged,
    SetName,
    SitOut,
    SitsOut,
    TakeOver,
)
from pellmell.play.stints import Stint
from pellmell.testing.selection import games_for
from tests.play.house import House
from tests.play.written_house import WILLOW, Written, refused

by_game = pytest.mark.parametrize("game", games_for(3, rounds=2), ids=lambda game: game.name)
grows = pytest.mark.parametrize(
    "game",
    [game for game in all_games().values() if any(game.may_grow(game.options(), n) for n in game.seats)],
    ids=lambda game: game.name,
)


def scored(game: AnyGame, players: int = 3, bots: int = 2) -> Written:
    """After the first round: the last seat is a bot's."""
    house = Written(game, players, bots)
    house.open().race().vote_out()
    return house


def as_people_are(match: Match) -> object:
    people = match.people
    return (
        people.players,
        people.themselves,
        people.out,
        people.gone,
        people.stints,
        match.totals,
        match.carried,
    )


def check_kept(house: Written) -> None:
    """Its journal says the same, whether it is read from the last seal on or as a whole."""
    assert as_people_are(house.woken()) == as_people_are(house.match)
    assert as_people_are(house.replayed()) == as_people_are(house.match)


# Taking over


@pytest.mark.rule("ALL-11")
@by_game
def test_a_newcomer_takes_over_a_bots_seat_with_its_points(game: AnyGame) -> None:
    house = scored(game)
    totals = list(house.match.totals)
    events = house.do(HOUSE, TakeOver(2, WILLOW))
    assert events == [SeatChanged(2, Player("Willow"))], "who somebody is elsewhere is nobody's business"
    assert house.match.players[2] == WILLOW
    assert house.match.totals == totals
    assert house.match.people.present == [0, 1, 2]


@pytest.mark.rule("ALL-11")
@by_game
def test_a_seat_that_was_left_is_played_again(game: AnyGame) -> None:
    house = scored(game)
    house.do(1, Leave())
    house.do(HOUSE, TakeOver(1, WILLOW))
    house.race("second")
    assert house.match.people.gone == set()
    assert house.match.legal(1) != []


@pytest.mark.rule("ALL-11")
@by_game
def test_nobody_is_pushed_off_a_seat(game: AnyGame) -> None:
    house = scored(game)
    assert refused(house, HOUSE, TakeOver(1, WILLOW)).rule == "ALL-11"
    house.do(HOUSE, SetAway(1, away=True))
    house.do(HOUSE, SetBot(1, bot=True))
    assert "plays on this seat" in refused(house, HOUSE, TakeOver(1, WILLOW)).reason
    assert house.do(HOUSE, TakeOver(2, Player("Cedar"))) == [SeatChanged(2, Player("Cedar"))], "as the bot"
    house.do(2, Leave())
    assert "sits here already" in refused(house, HOUSE, TakeOver(2, Player("Ash"))).reason


@pytest.mark.rule("ALL-11")
def test_who_takes_a_seat_over_gets_ready_anew() -> None:
    house = scored(games_for(3, rounds=2)[0])
    house.do(HOUSE, Promise("00" * 16))
    house.do(1, Ready("ab"))
    house.do(1, Leave())
    house.do(HOUSE, TakeOver(1, WILLOW))
    assert house.do(1, Ready("cd")) == [GotReady(1, "cd")]


@pytest.mark.rule("ALL-11")
def test_not_in_the_middle_of_a_round() -> None:
    house = scored(games_for(3, rounds=2)[0]).race("second")
    assert refused(house, HOUSE, TakeOver(2, WILLOW)).rule == "ALL-6"


@pytest.mark.rule("ALL-12")
@by_game
def test_the_sheet_says_who_played_which_rounds(game: AnyGame) -> None:
    house = scored(game)
    house.do(HOUSE, TakeOver(2, Player("Yew", id="y")))
    house.do(2, Leave())
    house.do(HOUSE, TakeOver(2, WILLOW))
    assert house.match.people.stints == [Stint(2, 1, "Cedar"), Stint(2, 2, "Willow")]
    check_kept(house)


@pytest.mark.rule("ALL-12")
@by_game
def test_a_match_is_woken_with_those_who_sit_there_now(game: AnyGame) -> None:
    """From the seal of a round alone: what was done before it is not read."""
    house = scored(game)
    house.do(HOUSE, TakeOver(2, WILLOW))
    house.do(HOUSE, SetName(0, "Aspen"))
    house.race("second").vote_out()
    assert [player.name for player in house.match.players] == ["Aspen", "Birch", "Willow"]
    check_kept(house)
    house.race("third")
    check_kept(house)


@pytest.mark.rule("ALL-15")
@by_game
def test_what_is_taken_along_counts_for_who_sat_there_from_first_to_last(game: AnyGame) -> None:
    house = scored(game)
    before = house.match.carry()
    house.do(HOUSE, TakeOver(2, WILLOW))
    after = house.match.carry()
    assert after == {**{who: before[who] for who in ("Ash", "Birch")}, WILLOW.id: 0}


# Names


@pytest.mark.rule("ALL-18")
@by_game
def test_a_name_may_be_changed_at_any_time(game: AnyGame) -> None:
    house = Written(game, 3)
    rename: Callable[[str], object] = lambda name: house.do(HOUSE, SetName(1, name))  # noqa: E731
    assert rename("Gathering") == [Renamed(1, "Gathering")]
    house.open()
    assert rename("Readying") == [Renamed(1, "Readying")]
    house.race()
    assert rename("Racing") == [Renamed(1, "Racing")]
    assert house.match.players[1].name == house.match.people.themselves[1].name == "Racing"
    check_kept(house)
    house.vote_out()
    check_kept(house)


@pytest.mark.rule("ALL-18")
def test_two_have_not_the_same_name() -> None:
    house = Written(games_for(3)[0], 3)
    assert refused(house, HOUSE, SetName(1, "Ash")).rule == "ALL-18"
    house.open()
    assert refused(house, HOUSE, SetName(1, "Ash")).rule == "ALL-18"


# Sitting out


@pytest.mark.rule("ALL-14")
@by_game
def test_who_sits_out_is_played_by_a_bot_from_the_next_round_on(game: AnyGame) -> None:
    house = Written(game, 3)
    house.open().race()
    assert house.do(1, SitOut()) == [SitsOut(1, out=True)]
    assert house.match.people.bots == []
    assert not house.match.rests(1)
    for seat in house.match.people.present:
        house.do(seat, VoteToEnd())
    events = []
    while house.phase is not Phase.SCORED:
        events += house.time_up()
    assert [type(event) for event in events[-2:]] == [RoundClosed, BotTookOver]
    assert house.match.people.present == [0, 2]
    assert house.match.rests(1)
    check_kept(house)


@pytest.mark.rule("ALL-14")
@by_game
def test_who_comes_back_in_the_middle_of_a_round_plays_the_next_one(game: AnyGame) -> None:
    house = Written(game, 3)
    house.open()
    assert house.do(1, SitOut()) == [SitsOut(1, out=True), BotTookOver(1)]
    house.race()
    assert house.match.rests(1)
    assert house.do(1, SitOut(out=False)) == [SitsOut(1, out=False)]
    assert house.match.people.bots == [1]
    house.vote_out()
    assert house.match.people.bots == []
    assert house.do(1, SitOut()) == [SitsOut(1, out=True), BotTookOver(1)]
    assert house.do(1, SitOut(out=False)) == [SitsOut(1, out=False), PlayerTookOver(1)]


@pytest.mark.rule("ALL-14")
@by_game
def test_who_sits_out_is_not_waited_for(game: AnyGame) -> None:
    house = Written(game, 3)
    house.do(1, SitOut())
    house.open()
    house.do(HOUSE, Promise("00" * 16))
    house.do(0, Ready())
    house.do(2, Ready())
    house.do(0, Signal())
    assert house.match.round == 1
    check_kept(house)
    assert refused(house, 1, SitOut()).rule == "ALL-14"


@pytest.mark.rule("ALL-14")
@by_game
def test_the_bot_of_who_is_away_stays_whether_they_sit_out_or_not(game: AnyGame) -> None:
    house = Written(game, 3)
    house.open()
    house.do(HOUSE, SetAway(1, away=True))
    house.do(HOUSE, SetBot(1, bot=True))
    assert house.do(1, SitOut()) == [SitsOut(1, out=True)]
    assert house.do(1, SitOut(out=False)) == [SitsOut(1, out=False)]
    house.race()
    house.do(1, SitOut())
    house.vote_out()
    assert house.match.people.bots == [1]
    check_kept(house)
    house.do(HOUSE, SetAway(0, away=True))
    assert house.do(0, SitOut()) == [SitsOut(0, out=True), BotTookOver(0)]


# Seats that are added


@pytest.mark.rule("ALL-13")
@grows
def test_one_more_joins_where_the_game_may_grow(game: AnyGame) -> None:
    players = next(n for n in game.seats if game.may_grow(game.options(), n))
    house = Written(game, players)
    house.open().race().vote_out()
    lowest = min(house.match.totals)
    assert lowest < 0
    assert house.do(HOUSE, AddSeat(WILLOW)) == [SeatAdded(Player("Willow"), lowest)]
    house.race("second")
    assert house.match.legal(players) != []
    check_kept(house)
    house.vote_out()
    check_kept(house)
    assert house.match.people.stints == [Stint(players, 2, "Willow")]


@pytest.mark.rule("ALL-13")
@grows
def test_who_joins_where_all_have_points_begins_with_none(game: AnyGame) -> None:
    players = next(n for n in game.seats if game.may_grow(game.options(), n))
    house = Written(game, players)
    house.open().race().vote_out()
    house.match.totals = [5] * players
    assert house.do(HOUSE, AddSeat(WILLOW)) == [SeatAdded(Player("Willow"), 0)]


@pytest.mark.rule("ALL-13")
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_nobody_joins_where_something_would_change_for_the_others(game: AnyGame) -> None:
    for players in game.seats:
        if not game.may_grow(game.options(), players) or players + 1 not in game.seats:
            house = House(game, players).open()
            assert refused(house, HOUSE, AddSeat(WILLOW)).rule == "ALL-13"
            break
    else:
        pytest.fail("every match could grow")


@pytest.mark.rule("ALL-13")
@grows
def test_when_the_match_is_over_the_seat_that_was_added_is_one_of_the_table(game: AnyGame) -> None:
    players = next(n for n in game.seats if game.may_grow(game.options(), n))
    house = Written(game, players)
    house.open().race().vote_out()
    house.do(HOUSE, AddSeat(WILLOW))
    house.match.between = Phase.OVER
    assert house.table.players[-1] == WILLOW
    house.do(HOUSE, PassHost(players))
    assert house.do(players, SitOut()) == [SitsOut(players, out=True), BotTookOver(players)]
    house.do(players, Reopen())
    assert [player.name for player in house.table.players][players:] == ["Willow"]
    assert (house.table.host, house.table.current_out) == (players, [players])
