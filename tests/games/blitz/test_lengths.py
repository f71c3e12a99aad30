import pytest

from pellmell.catalogue import find_game
from pellmell.kit.settling import settled
from tests.games.lengths import rounds_played

GAME = find_game("blitz")
SHORT = [2, 3, 3]
MEDIUM = [7, 8, 9]


@pytest.mark.rule("BLZ-30")
@pytest.mark.parametrize("players", GAME.seats)
def test_a_match_of_one_round(players: int) -> None:
    assert rounds_played(GAME, players, "round") == 1


@pytest.mark.rule("BLZ-31")
@pytest.mark.parametrize("players", GAME.seats)
def test_a_short_match_and_who_chooses_nothing_has_one(players: int) -> None:
    assert rounds_played(GAME, players, "short") == SHORT[players - 2]
    assert rounds_played(GAME, players, None) == SHORT[players - 2]


@pytest.mark.rule("BLZ-31")
def test_so_many_rounds_for_every_number_of_players() -> None:
    assert [GAME.lengths.rounds("short", players) for players in GAME.seats] == SHORT
    assert [GAME.lengths.rounds("medium", players) for players in GAME.seats] == MEDIUM
    assert rounds_played(GAME, 2, "medium") == MEDIUM[0]


@pytest.mark.rule("BLZ-31", "BLZ-12")
def test_as_in_the_rulebook() -> None:
    options = settled(GAME, {"length": "rulebook"}, 2)
    assert not GAME.is_over(options, 99, [74, 0])
    assert GAME.is_over(options, 1, [75, 0])
