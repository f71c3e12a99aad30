"""*Match me*: a bot that is as good as the people at its table, by the score sheet alone."""

from pellmell.bots.adaptive_level import matched
from pellmell.bots.levels import STEPS, Level
from pellmell.games.ligretto import GAME
from pellmell.play.match import Match
from pellmell.play.messages import Player

ADULT = STEPS.index(Level.ADULT)


def level(person: int, bot: int, rounds: int = 3) -> float:
    match = Match(GAME, GAME.options(), [Player("Ann"), Player("Ash", bot=True, level="match")])
    match.totals, match.round = [person, bot], rounds
    return matched(match, 1)


def test_it_begins_as_an_adult() -> None:
    assert level(0, 0, rounds=0) == ADULT


def test_who_leads_is_met_by_a_better_one() -> None:
    assert level(40, 10) > ADULT > level(10, 40)
    assert level(60, 10) > level(30, 20)


def test_without_people_it_stays_what_it_was() -> None:
    match = Match(GAME, GAME.options(), [Player("Ash", bot=True), Player("Elm", bot=True)])
    match.totals, match.round = [30, 0], 3
    assert matched(match, 1) == ADULT
