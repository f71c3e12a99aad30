"""What a match is in every game: signal, seeds, rounds and totals."""

from typing import Any

import pytest
from msgspec import Struct

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance, mixed, promise, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Scored, TimeUp
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import HOUSE, Seat
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.match import Match
from pellmell.play.messages import (
    Dealt,
    GotReady,
    MatchEnded,
    Player,
    Promise,
    Ready,
    Rematch,
    RoundClosed,
    SeedPromised,
    Signal,
    VoteToEnd,
)
from pellmell.testing import quickest
from pellmell.testing.selection import games_for, has_chance
from tests.play.house import NAMES, House

GAMES = games_for(3, rounds=2)
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SEED = seed_from("a secret")


def opened(game: AnyGame, players: int = 0, **options: Any) -> House:
    return House(game, players or game.seats[0], game.options(**options) if options else None).open()


def refused(house: House, seat: Seat, command: Command) -> str:
    before = house.saved()
    with pytest.raises(Refusal) as caught:
        house.do(seat, command)
    assert house.saved() == before
    return str(caught.value)


# The signal


@pytest.mark.rule("ALL-2", "LIG-7", "BLZ-4")
@by_game
def test_the_host_gives_one_signal_for_all_when_all_are_ready(game: AnyGame) -> None:
    house = opened(game)
    house.do(HOUSE, Promise(SEED.hex()))
    assert house.do(1, Ready("01")) == [GotReady(1, "01")]
    assert refused(house, 0, Signal()) == "not everybody is ready: Ash (ALL-2)"
    house.do(0, Ready("00"))
    assert refused(house, 1, Signal()) == "only the host may do that (ALL-2)"
    assert Dealt(1) in house.do(0, Signal())


@pytest.mark.rule("ALL-2")
@by_game
def test_nobody_moves_before_the_race_is_on(game: AnyGame) -> None:
    house = opened(game).deal()
    while not house.stands_in(Phase.COUNTDOWN):
        house.time_up()
    assert all(not house.match.legal(seat) for seat in range(2))
    house.wait(2999)
    assert refused(house, HOUSE, TimeUp("start")) == "timer 'start' runs for another 1 ms (ALL-1)"
    house.wait(1)
    assert refused(house, 0, TimeUp("start")) == "only the house may do that (ALL-2)"
    house.do(HOUSE, TimeUp("start"))
    assert house.stands_in(Phase.RACING)
    assert all(house.match.legal(seat) for seat in range(2))


@pytest.mark.rule("ALL-2")
@by_game
def test_the_house_may_start_without_those_who_are_not_ready(game: AnyGame) -> None:
    house = opened(game)
    house.do(HOUSE, Promise(SEED.hex()))
    assert Dealt(1) in house.do(HOUSE, Signal())


@pytest.mark.rule("ALL-2")
def test_bots_are_not_waited_for() -> None:
    house = House(GAMES[0], 2, bots=1).open()
    house.do(HOUSE, Promise(SEED.hex()))
    house.do(0, Ready())
    assert Dealt(1) in house.do(0, Signal())


# Seeds


@by_game
def test_the_seed_is_promised_before_anybody_throws_something_in(game: AnyGame) -> None:
    house = opened(game)
    assert refused(house, 0, Ready("00")) == "the house has not promised a seed yet (ALL-2)"
    assert refused(house, HOUSE, Signal()) == "the house has not promised a seed yet (ALL-2)"
    assert house.do(HOUSE, Promise(SEED.hex())) == [SeedPromised(1, promise(SEED))]
    assert "promised already" in refused(house, HOUSE, Promise("11" * 16))
    house.do(0, Ready("00"))
    assert "ready already" in refused(house, 0, Ready("01"))


@pytest.mark.rule("ALL-7")
@by_game
def test_the_seed_that_is_told_keeps_the_promise_and_deals_the_same_round(game: AnyGame) -> None:
    house = opened(game).deal("a secret", ["01", "0203"])
    keep, dealt = house.match.keep, game.notation.text(house.match.position)
    while not house.stands_in(Phase.RACING):
        house.time_up()
    closed = closing(house)
    assert closed.seed == SEED.hex()
    assert closed.nonces[:2] == ["01", "0203"]
    chance = Chance(mixed(bytes.fromhex(closed.seed), [bytes.fromhex(nonce) for nonce in closed.nonces]))
    again = game.deal(house.match.options, len(closed.nonces), chance, keep)
    assert game.notation.text(again) == dealt


def closing(house: House) -> RoundClosed:
    for seat in range(len(house.match.players)):
        house.do(seat, VoteToEnd())
    while True:
        for event in house.time_up():
            if isinstance(event, RoundClosed):
                return event


@by_game
def test_who_is_ready_first_changes_nobodys_cards(game: AnyGame) -> None:
    texts = set()
    for order in ((0, 1), (1, 0)):
        house = opened(game)
        house.do(HOUSE, Promise(SEED.hex()))
        for seat in order:
            house.do(seat, Ready(f"0{seat}"))
        house.do(0, Signal())
        texts.add(game.notation.text(house.match.position))
    assert len(texts) == 1


@pytest.mark.parametrize("game", [game for game in GAMES if has_chance(game)], ids=lambda game: game.name)
def test_everybodys_nonce_changes_the_deal(game: AnyGame) -> None:
    deals = [opened(game).deal("a secret", nonces) for nonces in ([], ["00"], ["", "00"], ["00", "00"])]
    assert len({repr(started(house)) for house in deals}) == len(deals)


def started(house: House) -> object:
    """The deal, and what chance has in store."""
    text = house.match.game.notation.text(house.match.position)
    while not house.stands_in(Phase.RACING):
        text += str(house.time_up())
    return text


@by_game
def test_a_seed_is_not_told_before_its_round_is_closed(game: AnyGame) -> None:
    house = opened(game)
    told: list[Struct] = [*house.do(HOUSE, Promise(SEED.hex())), *house.do(HOUSE, Signal())]
    for _ in house.wander("some moves", 40):
        if house.match.round > 1 or house.match.position is None:
            break
        told.append(house.match.position.view().snapshot())
    assert SEED.hex() not in repr(told)


# Rounds and totals


@pytest.mark.rule("ALL-6")
@by_game
def test_rounds_follow_one_another_and_their_points_add_up(game: AnyGame) -> None:
    house = opened(game)
    points: list[list[int]] = []
    for number in range(1, 4):
        house.deal(f"round {number}")
        while not house.stands_in(Phase.RACING):
            house.time_up()
        for seat in range(2):
            house.do(seat, VoteToEnd())
        while house.phase not in (Phase.SCORED, Phase.OVER):
            events = house.time_up()
            points += [event.result.points for event in events if isinstance(event, Scored)]
        assert house.match.round == number
        assert house.match.totals == [sum(column) for column in zip(*points, strict=True)]


@pytest.mark.parametrize(
    ("name", "options", "last"),
    [("dice", {"rounds": 2}, True), ("board", {"rounds": 3}, False), ("ligretto", {}, False)],
)
def test_a_round_is_known_to_be_the_last_if_the_match_ends_with_it_whatever_it_brings(
    name: str, options: dict[str, int], last: bool
) -> None:
    house = opened(find_game(name), 2, **options).race()
    assert not house.match.is_last_round
    house.vote_out()
    assert not house.match.is_last_round
    assert house.race("second").match.is_last_round is last
    house.vote_out()
    assert not house.match.is_last_round


@by_game
def test_what_a_round_keeps_is_what_the_next_one_is_dealt_with(game: AnyGame) -> None:
    house = opened(game).race()
    position = house.match.position
    assert position is not None
    house.vote_out()
    assert house.match.keep == position.keep()


@pytest.mark.rule("ALL-6")
@by_game
def test_a_new_match_starts_at_zero(game: AnyGame) -> None:
    house = House(game, game.seats[0], quickest(game, game.seats[0])).open().finish()
    assert house.stands_in(Phase.OVER)
    assert any(house.match.totals)
    house.do(0, Rematch())
    assert house.match.totals == [0] * len(house.match.players)
    assert house.match.round == 0
    assert house.stands_in(Phase.READYING)


@pytest.mark.rule("LIG-23", "BLZ-12")
@pytest.mark.parametrize(("name", "target"), [("ligretto", 99), ("blitz", 75)])
@pytest.mark.parametrize(
    ("over", "winners"),
    [
        ((0, -1), [0]),
        ((0, 1), [1]),  # two reach it in the same round: the highest
        ((3, 3), [0, 1]),  # equal: they share
    ],
)
def test_who_reaches_the_target_wins_the_highest_of_several_and_equals_share(
    name: str, target: int, over: tuple[int, int], winners: list[Seat]
) -> None:
    house = opened(find_game(name), 2).race()
    house.match.totals = [target - 5, target - 5]
    score(house, [5 + points for points in over])
    assert house.match.totals == [target + points for points in over]
    assert (house.phase, house.match.winners) == (Phase.OVER, winners)


@pytest.mark.rule("LIG-23", "BLZ-12")
@pytest.mark.parametrize(("name", "target"), [("ligretto", 99), ("blitz", 75)])
def test_below_the_target_the_match_goes_on(name: str, target: int) -> None:
    house = opened(find_game(name), 2).race()
    house.match.totals = [target - 10, 0]
    score(house, [9, 3])
    assert house.stands_in(Phase.SCORED)
    house.race("next")
    events = score(house, [1, 0])
    assert events[-1] == MatchEnded([0])


@pytest.mark.rule("LIG-23", "BLZ-12")
@pytest.mark.parametrize("name", ["ligretto", "blitz"])
def test_the_target_is_an_option_from_10_to_500(name: str) -> None:
    game = find_game(name)
    house = opened(game, 2, target=10).race()
    score(house, [10, 9])
    assert house.match.winners == [0]


def score(house: House, points: list[int]) -> list[object]:
    """The round ends here with these points."""
    position = house.match.position
    assert position is not None
    result = RoundResult(Ending.STOP, points, [{"middle": count} for count in points])
    position.result = lambda: result  # type: ignore[method-assign]
    for seat in range(len(points)):
        house.do(seat, VoteToEnd())
    return list(house.time_up())


# What a match is made of


def test_a_match_needs_the_right_number_of_players_and_a_host_among_them() -> None:
    game = GAMES[0]
    with pytest.raises(
        BadOptions, match=f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not 1"
    ):
        Match(game, game.options(), [Player("Ash")])
    with pytest.raises(Malformed, match="there is no seat 7"):
        Match(game, game.options(), [Player(name) for name in NAMES[: game.seats[0]]], host=7)
    dice = find_game("dice")
    with pytest.raises(BadOptions, match="must be 3 numbers"):
        Match(dice, parse_options(dice.options, {"dice": "8,8"}), [Player(name) for name in NAMES[:3]])


def test_a_match_knows_the_commands_of_its_game_and_no_others() -> None:
    house = opened(find_game("dice")).race()
    with pytest.raises(Malformed, match=f"Turn is no command of {house.match.game.title}"):
        house.do(0, Turn())
    legal = house.match.legal(0)[0]
    assert refused(house.vote_out(), 0, legal) == refused(house, HOUSE, TimeUp("start"))
