"""*Match me*: a bot that is as good as the people at its table, by the score sheet alone."""

from pellmell.bots.levels import TRAITS, Level
from pellmell.bots.matching import matched
from pellmell.games.ligretto import GAME
from pellmell.play.match import Match
from pellmell.play.messages import Player

ADULT = TRAITS[Level.ADULT].hands.eyes


def eyes(person: int, bot: int, rounds: int = 3) -> float:
    match = Match(GAME, GAME.options(), [Player("Ann"), Player("Ash", bot=True, level="match")])
    match.totals, match.round = [person, bot], rounds
    return matched(match, 1).hands.eyes


def test_it_begins_as_an_adult() -> None:
    assert eyes(0, 0, rounds=0) == ADULT


def test_who_leads_is_met_by_a_better_one() -> None:
    assert eyes(40, 10) < ADULT < eyes(10, 40)
    assert eyes(60, 10) <= eyes(30, 20)


def test_it_is_never_better_than_a_champion_or_worse_than_a_child() -> None:
    assert eyes(500, -300, rounds=20) == TRAITS[Level.CHAMPION].hands.eyes
    assert eyes(-300, 500, rounds=20) == TRAITS[Level.CHILD].hands.eyes


def test_without_people_it_stays_what_it_was() -> None:
    match = Match(GAME, GAME.options(), [Player("Ash", bot=True), Player("Elm", bot=True)])
    match.totals, match.round = [30, 0], 3
    assert matched(match, 1).hands.eyes == ADULT
