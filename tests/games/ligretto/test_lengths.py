import pytest

from pellmell.catalogue import find_game
from pellmell.games.ligretto.rules import LigrettoOptions
from pellmell.kit.settling import settled
from tests.games.lengths import at_table, rounds_played

GAME = find_game("ligretto")
SHORT = [2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6]
MEDIUM = [7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 18]


@pytest.mark.rule("LIG-29")
@pytest.mark.parametrize("players", [2, 3, 12])
def test_a_match_of_one_round(players: int) -> None:
    assert rounds_played(GAME, players, "round") == 1


@pytest.mark.rule("LIG-30")
@pytest.mark.parametrize("players", [2, 4, 12])
def test_a_short_match_and_who_chooses_nothing_has_one(players: int) -> None:
    assert rounds_played(GAME, players, "short") == SHORT[players - 2]
    assert rounds_played(GAME, players, None) == SHORT[players - 2]


@pytest.mark.rule("LIG-30")
def test_so_many_rounds_for_every_number_of_players() -> None:
    assert [GAME.lengths.rounds("short", players) for players in GAME.seats] == SHORT
    assert [GAME.lengths.rounds("medium", players) for players in GAME.seats] == MEDIUM
    assert rounds_played(GAME, 3, "medium") == MEDIUM[1]


@pytest.mark.rule("LIG-30", "LIG-23")
def test_as_in_the_rulebook_is_to_99_points_and_nothing_else() -> None:
    options = settled(GAME, {"length": "rulebook"}, 4)
    assert options == LigrettoOptions(length="rulebook", target=99)
    assert not GAME.is_over(options, 99, [98, 0, 0, 0])
    assert GAME.is_over(options, 1, [99, 0, 0, 0])


@pytest.mark.rule("LIG-20")
def test_two_or_three_begin_with_rotate_and_the_rulebooks_way_can_be_chosen() -> None:
    found = [at_table(GAME, players, None).table.options for players in (2, 3, 4, 12)]
    assert [options.blocked for options in found if isinstance(options, LigrettoOptions)] == [
        "rotate",
        "rotate",
        "end",
        "end",
    ]
    house = at_table(GAME, 2, None)
    house.table.choose({"blocked": "end"})
    assert house.table.options == LigrettoOptions(length="short", rounds=2, blocked="end")
