"""What makes a bot easy or hard to beat."""

from statistics import mean, median

import pytest

from pellmell.bots.levels import Level
from pellmell.bots.player import BotPlayer
from pellmell.catalogue import all_games
from pellmell.games.dice import GAME as DICE
from pellmell.games.dice.options import DiceOptions
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import Game
from pellmell.kit.messages import TimeUp
from pellmell.kit.seats import HOUSE
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
by_level = pytest.mark.parametrize("level", Level)
by_rivals = pytest.mark.parametrize(
    ("better", "worse"), [(Level.MEDIUM, Level.EASY), (Level.HARD, Level.MEDIUM)]
)
LOOKS = 1000


def player(level: Level, seed: str = "levels") -> BotPlayer:
    return BotPlayer(DICE.bot, 0, Chance(seed_from(seed)).stream("bot"), level)


def times(level: Level, seed: str = "levels") -> list[int]:
    bot = player(level, seed)
    return [bot.think_ms() for _ in range(LOOKS)]


def missed(level: Level) -> int:
    """How many looks out of a thousand see nothing to do, where there always is something."""
    position = DICE.deal(DiceOptions(), 2, Chance(b"seed"))
    position.perform(HOUSE, TimeUp("start"))
    bot, view = player(level), position.view()
    return sum(bot.choose(view) is None for _ in range(LOOKS))


@by_rivals
@by_game
def test_each_level_beats_the_one_below(game: Game, better: Level, worse: Level) -> None:
    """Two against two, in a few matches of three rounds."""
    won = 0
    for number in range(5):
        levels = [better, worse] * 2 if number % 2 else [worse, better] * 2
        match = Match(game, game.options(), bot_players(4))
        for _ in Arena(match, Chance(seed_from(f"levels {number}")), levels=levels).play(3):
            pass
        won += levels[match.totals.index(max(match.totals))] is better
    assert won >= 4


def test_who_says_nothing_plays_against_an_adult() -> None:
    chance = Chance(seed_from("levels"))
    unsaid = BotPlayer(DICE.bot, 0, chance.stream("bot"))
    assert [unsaid.think_ms() for _ in range(LOOKS)] == times(Level.MEDIUM)


@by_rivals
def test_a_better_player_is_quicker_and_sees_more(better: Level, worse: Level) -> None:
    assert 1.5 * median(times(better)) < median(times(worse))
    assert missed(better) < missed(worse)


@by_level
def test_nobody_is_quicker_than_an_eye(level: Level) -> None:
    assert min(times(level)) >= 250


@by_level
def test_there_is_no_rhythm_in_it(level: Level) -> None:
    looks = times(level)
    assert len(set(looks)) > LOOKS / 4
    assert all(looks.count(time) < LOOKS / 50 for time in set(looks))


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_now_and_then_somebody_takes_much_longer(level: Level) -> None:
    looks = sorted(times(level))
    middle = median(looks)
    assert mean(looks) > middle
    assert looks[-1] - middle > 2 * (middle - looks[0])


@by_level
def test_the_same_seed_gives_the_same_player(level: Level) -> None:
    assert times(level) == times(level)
    assert times(level) != times(level, "another seed")
