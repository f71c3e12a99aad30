"""`pellmell bench lobby`: what a lobby has shown and when, and a short run that nobody judges by seconds."""

import json

import pytest

from pellmell_bench.lobby.lobby_watch import LobbySights
from pellmell_bench.lobby.measure import GONE_SECONDS, SHOWN_SECONDS, LobbyFigures
from tests.command_line import Run


def test_a_table_is_shown_since_it_was_first_and_gone_when_it_is_not_any_more() -> None:
    sights = LobbySights()
    sights.see(["ONE"], 1.0)
    sights.see(["ONE", "OTHER"], 2.0)
    assert (sights.since, sights.gone) == ({"ONE": 1.0, "OTHER": 2.0}, {})
    sights.see(["OTHER"], 3.0)
    assert (sights.since, sights.gone) == ({"OTHER": 2.0}, {"ONE": 3.0})
    sights.see(["ONE", "OTHER"], 4.0)
    assert (sights.since, sights.gone) == ({"ONE": 4.0, "OTHER": 2.0}, {})


def test_the_slowest_lobby_decides() -> None:
    assert LobbyFigures([0.1], [SHOWN_SECONDS], [GONE_SECONDS]).is_well
    assert not LobbyFigures([0.1], [0.2, SHOWN_SECONDS + 0.1], [1.0]).is_well
    assert not LobbyFigures([0.1], [0.2], [1.0, GONE_SECONDS + 0.1]).is_well


@pytest.mark.slow
def test_every_lobby_shows_every_table_until_its_node_falls(run: Run) -> None:
    result = run("bench", "lobby", "--turns", 1, "--tables", 3, "--nodes", 2, "--json")
    found = json.loads(result.stdout.splitlines()[-1])
    assert (len(found["own"]), len(found["others"]), len(found["gone"])) == (3, 3, 1)
