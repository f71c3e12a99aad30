"""Who is there, who votes, who is the host, and who plays for whom."""

import pytest

from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Departed, Event, RaceStopped, TimeUp
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.messages import (
    BETWEEN_ROUNDS,
    BotTookOver,
    CameBack,
    HostPassed,
    Leave,
    Left,
    PassHost,
    Pause,
    Player,
    PlayerTookOver,
    Promise,
    Ready,
    Resume,
    SetAway,
    SetBot,
    Signal,
    Voted,
    VoteToEnd,
    WentAway,
)
from pellmell.play.pause_messages import AskPause, PlayOn
from pellmell.testing.selection import games_for
from tests.play.house import House

FOR_THREE = games_for(3)

by_game = pytest.mark.parametrize("game", FOR_THREE, ids=lambda game: game.name)
by_game_of_rounds = pytest.mark.parametrize("game", games_for(3, rounds=2), ids=lambda game: game.name)
pytestmark = pytest.mark.rule("ALL-9")

STOPPED_BY_VOTE = RaceStopped(Ending.VOTE)


def racing(game: AnyGame, players: int = 3, bots: int = 99) -> House:
    return House(game, players, bots=bots).open().race()


def refused(house: House, seat: Seat, command: Command) -> str:
    before = house.saved()
    with pytest.raises(Refusal) as caught:
        house.do(seat, command)
    assert house.saved() == before
    return caught.value.reason


def sketch(house: House) -> str:
    """The table for all to see."""
    assert house.match.position is not None
    return house.match.game.sketch(house.match.position.view(), "abc"[: len(house.match.players)])


# Votes


@pytest.mark.rule("ALL-10")
@by_game
def test_a_round_ends_by_the_vote_of_all_who_are_present_and_is_scored_as_it_stands(game: AnyGame) -> None:
    house = racing(game)
    assert house.do(2, VoteToEnd()) == [Voted(2)]
    assert house.do(0, VoteToEnd()) == [Voted(0)]
    before = sketch(house)
    assert STOPPED_BY_VOTE in house.do(1, VoteToEnd())
    assert sketch(house) == before  # ALL-10
    while house.phase not in (Phase.SCORED, Phase.OVER):
        house.time_up()
    assert house.match.sealed is not None
    assert house.match.sealed.result.ending is Ending.VOTE


@by_game_of_rounds
def test_a_vote_counts_once_and_is_for_one_round(game: AnyGame) -> None:
    house = racing(game, 2)
    house.do(0, VoteToEnd())
    assert refused(house, 0, VoteToEnd()) == "you have voted already"
    house.do(1, VoteToEnd())
    while not house.stands_in(Phase.SCORED):
        house.time_up()
    house.race("next")
    assert house.do(0, VoteToEnd()) == [Voted(0)]


@by_game
def test_who_is_away_does_not_count(game: AnyGame) -> None:
    house = racing(game)
    house.do(0, VoteToEnd())
    house.do(1, VoteToEnd())
    events = house.do(HOUSE, SetAway(2, True))
    assert events[0] == WentAway(2)
    assert STOPPED_BY_VOTE in events


@by_game
def test_what_follows_from_being_away_follows_whatever_happens_next(game: AnyGame) -> None:
    house = racing(game)
    asked: list[tuple[Seat, bool]] = []
    position = house.match.position
    assert position is not None

    def missing(seat: Seat, for_good: bool) -> list[Event]:
        asked.append((seat, for_good))
        return []

    position.missing = missing  # type: ignore[method-assign]
    house.do(HOUSE, SetAway(2, True))
    house.do(0, house.match.legal(0)[0])
    assert asked == [(2, False), (2, False)]


@by_game
def test_who_comes_back_counts_again(game: AnyGame) -> None:
    house = racing(game)
    house.do(HOUSE, SetAway(2, True))
    house.do(0, VoteToEnd())
    assert house.do(HOUSE, SetAway(2, False)) == [CameBack(2)]
    assert house.do(1, VoteToEnd()) == [Voted(1)]
    assert house.stands_in(Phase.RACING)


@by_game
def test_bots_do_not_vote_and_are_not_waited_for(game: AnyGame) -> None:
    house = racing(game, bots=1)
    assert refused(house, 1, VoteToEnd()) == "the people vote, not the bots"
    assert STOPPED_BY_VOTE in house.do(0, VoteToEnd())


@by_game
def test_a_table_of_bots_plays_on_though_nobody_is_there(game: AnyGame) -> None:
    house = racing(game, bots=1)
    house.do(HOUSE, SetAway(0, True))
    assert house.stands_in(Phase.RACING)


@by_game
def test_a_vote_during_a_pause_ends_the_round(game: AnyGame) -> None:
    house = racing(game, 2)
    house.do(HOUSE, Pause())
    house.do(0, VoteToEnd())
    assert house.stands_in(Phase.PAUSED)
    assert STOPPED_BY_VOTE in house.do(HOUSE, SetAway(1, True))


@by_game
def test_nothing_ends_in_the_countdown_after_a_pause(game: AnyGame) -> None:
    house = racing(game, 2)
    house.do(0, VoteToEnd())
    house.do(HOUSE, Pause())
    house.do(HOUSE, Resume())
    assert house.do(HOUSE, SetAway(1, True)) == [WentAway(1)]
    assert house.stands_in(Phase.COUNTDOWN)
    assert STOPPED_BY_VOTE in house.time_up()


@by_game
def test_who_votes_in_a_pause_of_the_countdown_ends_the_race_as_it_begins(game: AnyGame) -> None:
    house = House(game, 2).open().deal()
    while not house.stands_in(Phase.COUNTDOWN):
        house.time_up()
    house.do(HOUSE, Pause())
    assert [house.do(seat, VoteToEnd()) for seat in (0, 1)] == [[Voted(0)], [Voted(1)]]
    house.do(HOUSE, Resume())
    assert STOPPED_BY_VOTE in house.time_up()


@by_game_of_rounds
def test_what_was_left_of_a_timer_in_a_pause_does_not_shorten_the_one_of_the_next_round(
    game: AnyGame,
) -> None:
    house = House(game, 2).open().deal()
    due, began = house.match.clock.next(), house.now
    assert due is not None
    house.wait(1)
    house.do(HOUSE, Pause())
    for seat in (0, 1):
        house.do(seat, VoteToEnd())
    if house.stands_in(Phase.PAUSED):
        house.do(HOUSE, Resume())
    house.vote_out() if house.stands_in(Phase.PREPARING) else None
    while house.phase not in BETWEEN_ROUNDS:
        house.time_up()
    again = house.deal("next").match.clock.next()
    assert again == (house.now + due[0] - began, due[1])


@by_game
def test_a_pause_that_a_vote_has_ended_does_not_go_on(game: AnyGame) -> None:
    house = racing(game)
    for seat in (1, 0, 2):
        house.do(seat, AskPause())
    house.do(HOUSE, PlayOn(0))
    for seat in (0, 1, 2):
        house.do(seat, VoteToEnd())
    assert house.do(HOUSE, SetAway(1, True)) == [WentAway(1)]
    assert house.do(HOUSE, SetAway(2, True)) == [WentAway(2)]


# Leaving for good


@by_game
def test_who_leaves_for_good_leaves_everything_where_it_is(game: AnyGame) -> None:
    house = racing(game)
    before = sketch(house)
    events = house.do(1, Leave())
    assert events[0] == Left(1)
    assert Departed(1) in events
    assert sketch(house) == before


@by_game
def test_who_has_left_plays_no_more_and_is_not_waited_for(game: AnyGame) -> None:
    house = racing(game)
    legal = house.match.legal(1)[0]
    house.do(1, Leave())
    assert house.match.legal(1) == []
    for command in (legal, VoteToEnd(), Leave()):
        assert refused(house, 1, command) == "you have left this match for good"
    house.do(0, VoteToEnd())
    assert STOPPED_BY_VOTE in house.do(2, VoteToEnd())


@by_game
def test_who_has_left_is_neither_called_back_nor_replaced(game: AnyGame) -> None:
    house = racing(game)
    house.do(1, Leave())
    for command in (SetAway(1, True), SetBot(1, True), PassHost(1)):
        assert refused(house, HOUSE, command) == "Birch has left this match for good"


@by_game_of_rounds
def test_the_next_round_is_dealt_for_as_many_seats_as_the_match_began_with(game: AnyGame) -> None:
    """Row sizes, numbers of dice and rounds stay as they were."""
    house, whole = racing(game), racing(game)
    house.do(1, Leave())
    for each in (house, whole):
        each.vote_out().deal("the next round")
    assert sketch(house) == sketch(whole)
    assert house.match.position is not None
    assert house.match.position.gone == {1}


@by_game_of_rounds
def test_leaving_between_rounds_is_known_to_the_next_round(game: AnyGame) -> None:
    house = racing(game).vote_out()
    assert house.do(2, Leave()) == [Left(2)]
    house.do(HOUSE, Promise("00" * 16))
    for seat in (0, 1):
        house.do(seat, Ready())
    assert Departed(2) in house.do(0, Signal())


# The host


@by_game
def test_when_the_host_leaves_the_next_person_is_host(game: AnyGame) -> None:
    house = racing(game)
    house.do(HOUSE, SetAway(1, True))
    assert house.do(0, Leave())[:2] == [Left(0), HostPassed(2)]


@by_game
def test_where_no_person_is_left_a_bot_is_host_and_where_nobody_is_nobody(game: AnyGame) -> None:
    house = racing(game, bots=1)
    assert house.do(0, Leave())[:2] == [Left(0), HostPassed(1)]
    house = racing(game, 2)
    house.do(1, Leave())
    assert not any(isinstance(event, HostPassed) for event in house.do(0, Leave()))


@by_game_of_rounds
def test_who_is_host_after_that_starts_the_next_round(game: AnyGame) -> None:
    house = racing(game)
    house.do(HOUSE, SetAway(1, True))
    house.do(0, Leave())
    house.do(HOUSE, SetAway(1, False))
    house.vote_out()
    house.do(HOUSE, Promise("00" * 16))
    for seat in (1, 2):
        house.do(seat, Ready())
    assert refused(house, 1, Signal()) == "only the host may do that"
    house.do(2, Signal())


@by_game
def test_the_house_passes_the_host_on(game: AnyGame) -> None:
    house = racing(game)
    assert house.do(HOUSE, PassHost(2)) == [HostPassed(2)]
    assert house.match.people.host == 2
    with pytest.raises(Malformed):
        house.do(HOUSE, PassHost(3))
    assert refused(house, 0, PassHost(0)) == "only the house may do that"


# Bots take over


@by_game
def test_a_bot_takes_a_seat_over_and_hands_it_back(game: AnyGame) -> None:
    house = racing(game)
    before = game.notation.text(house.match.position)
    assert house.do(HOUSE, SetBot(1, True)) == [BotTookOver(1)]
    assert house.match.players[1] == house.table.current_players[1] == Player("Birch", bot=True)
    assert refused(house, HOUSE, SetBot(1, True)) == "Birch is a bot already"
    assert house.do(HOUSE, SetBot(1, False)) == [PlayerTookOver(1)]
    assert house.match.players[1] == Player("Birch")
    assert game.notation.text(house.match.position) == before
    house.do(1, house.match.legal(1)[0])


@by_game
def test_nobody_goes_or_comes_back_twice(game: AnyGame) -> None:
    house = racing(game)
    assert refused(house, HOUSE, SetAway(1, False)) == "Birch is there already"
    assert refused(house, HOUSE, SetBot(1, False)) == "Birch is no bot already"
    house.do(HOUSE, SetAway(1, True))
    assert refused(house, HOUSE, SetAway(1, True)) == "Birch is away already"


@by_game
def test_a_bot_that_takes_over_from_the_last_who_had_not_voted_ends_the_round(game: AnyGame) -> None:
    house = racing(game, 2)
    house.do(0, VoteToEnd())
    assert STOPPED_BY_VOTE in house.do(HOUSE, SetBot(1, True))


# Pauses


@by_game
def test_nothing_moves_while_the_table_is_paused(game: AnyGame) -> None:
    house = racing(game)
    legal = house.match.legal(0)[0]
    house.do(HOUSE, Pause())
    assert house.match.legal(0) == []
    assert refused(house, 0, legal) == "the table is paused"


@by_game
def test_after_a_pause_a_countdown_runs_before_the_race_goes_on(game: AnyGame) -> None:
    house = racing(game)
    legal = house.match.legal(0)[0]
    house.do(HOUSE, Pause())
    house.wait(60_000)
    house.do(HOUSE, Resume())
    assert house.stands_in(Phase.COUNTDOWN)
    assert house.match.legal(0) == []
    assert refused(house, 0, legal) == "the race has not begun: wait for the signal"
    assert house.match.clock.next() == (house.now + 3000, "resume")
    house.time_up()
    assert house.stands_in(Phase.RACING)
    house.do(0, legal)


@by_game
def test_a_pause_in_the_countdown_begins_it_anew(game: AnyGame) -> None:
    house = racing(game)
    for _ in range(2):
        house.do(HOUSE, Pause())
        house.do(HOUSE, Resume())
        house.wait(2500)
    assert house.match.clock.next() == (house.now + 500, "resume")


@by_game
def test_time_stands_still_in_a_pause(game: AnyGame) -> None:
    house = House(game, 2).open().deal()
    due = house.match.clock.next()
    assert due is not None
    house.wait(1000)
    house.do(HOUSE, Pause())
    assert house.match.clock.next() is None
    house.wait(60_000)
    assert refused(house, HOUSE, TimeUp(due[1])) == "the table is paused"
    house.do(HOUSE, Resume())
    assert house.match.clock.next() == (due[0] + 60_000, due[1])
