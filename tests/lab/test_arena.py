"""A match between bots, in virtual time."""

from itertools import islice
from typing import Any

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Gesture
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE
from pellmell.lab.arena import Arena, Moment, bot_players
from pellmell.play.match import Match
from pellmell.play.messages import MatchEnded, SeedPromised
from pellmell.testing import difference, quickest

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
MOMENTS = 300


def arena(game: AnyGame, seed: str = "arena", **options: Any) -> Arena:
    return Arena(Match(game, game.options(**options), bot_players(game.seats[-1])), Chance(seed_from(seed)))


def moments(game: AnyGame, seed: str = "arena", **options: Any) -> list[Moment]:
    return list(islice(arena(game, seed, **options).play(), MOMENTS))


def told(played: list[Moment]) -> list[object]:
    return [(moment.at, moment.seat, moment.command, moment.events) for moment in played]


@by_game
def test_the_same_seed_is_the_same_match(game: AnyGame) -> None:
    assert told(moments(game)) == told(moments(game))
    assert told(moments(game)) != told(moments(game, "another seed"))


@by_game
def test_a_moment_shows_what_everybody_sees_after_it(game: AnyGame) -> None:
    playing = arena(game)
    for moment in islice(playing.play(), MOMENTS):
        if playing.match.position is not None:
            assert moment.view is not None
            assert not difference(moment.view, playing.match.position.view())


@by_game
def test_time_goes_on(game: AnyGame) -> None:
    times = [moment.at for moment in moments(game)]
    assert times == sorted(times)


@pytest.mark.rule("ALL-4")
@by_game
def test_no_hand_is_quicker_than_a_hand(game: AnyGame) -> None:
    last: dict[tuple[int, Gesture], int] = {}
    for moment in moments(game):
        if moment.seat != HOUSE:
            hand = (moment.seat, moment.command.gesture)
            assert moment.at - last.get(hand, -1000) >= moment.command.gesture.value
            last[hand] = moment.at


@pytest.mark.rule("ALL-4")
def test_at_a_free_pace_hands_are_as_quick_as_they_like() -> None:
    """Seen where a hand is slow: a bot thinks for less time than a roll takes."""
    for game in all_games().values():
        rolls = [
            (moment.at, moment.seat)
            for moment in moments(game, pace="free")
            if moment.command.gesture is Gesture.ROLL
        ]
        gaps = [b - a for a, who in rolls for b, other in rolls if who == other and b > a]
        assert not gaps or min(gaps) < Gesture.ROLL.value


@by_game
def test_a_match_goes_from_the_first_promise_to_its_winners(game: AnyGame) -> None:
    players = game.seats[-1]
    match = Match(game, quickest(game, players), bot_players(players))
    playing = Arena(match, Chance(seed_from("to the end")))
    events = [event for moment in playing.play() for event in moment.events]
    assert isinstance(events[0], SeedPromised)
    assert isinstance(events[-1], MatchEnded)
    assert match.phase is Phase.OVER
    assert match.winners
