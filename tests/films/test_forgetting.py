"""Who is forgotten in a film has another name wherever they are told of, and nobody else has."""

import json

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.films.film import Film, Shot
from pellmell.films.forgetting import names_in, without_names
from pellmell.play.messages import Player
from pellmell.play.stints import Stint
from tests.films.filmed import bots_play

DICE = find_game("dice")
BIRCH = {"event": "renamed", "seat": 1, "name": "Birch"}
ASHLEY = {"event": "renamed", "seat": 0, "name": "Ashley"}
CEDAR = {"event": "sat_down", "seat": 1, "player": {"name": "Cedar"}}
ASH = {"event": "sat_down", "seat": 0, "player": {"name": "Ash", "bot": False}}
ROLLED = {"event": "rolled", "seat": 0}


@pytest.fixture(scope="module")
def film() -> Film:
    """Ash sits on the first seat, where Cedar sat before, and is called Ashley for a while."""
    (played,) = bots_play(DICE, DICE.options(), 2, "a film").films
    told = [[ROLLED], [BIRCH, ASHLEY], [CEDAR, ASH, ROLLED]]
    return replace(
        played,
        players=[Player("Ash"), Player("Birch")],
        stints=[Stint(0, 1, "Cedar"), Stint(0, 2, "Ash")],
        shots=[Shot(1, 0, Raw(msgspec.json.encode(events))) for events in told],
    )


def test_the_names_in_it_are_those_of_now_and_of_before(film: Film) -> None:
    assert names_in(film) == {"Ash", "Birch", "Cedar"}


def test_all_names_of_one_become_another_one(film: Film) -> None:
    changed = without_names(film, {"Ash", "Ashley"}, "someone")
    assert [player.name for player in changed.players] == ["someone", "Birch"]
    assert changed.stints == [Stint(0, 1, "Cedar"), Stint(0, 2, "someone")]
    assert [json.loads(bytes(shot.events)) for shot in changed.shots] == [
        [ROLLED],
        [BIRCH, {**ASHLEY, "name": "someone"}],
        [CEDAR, {**ASH, "player": {"name": "someone", "bot": False}}, ROLLED],
    ]


def test_the_rest_stays_as_it_was(film: Film) -> None:
    changed = without_names(film, {"Ash", "Ashley"}, "someone")
    assert replace(changed, players=film.players, stints=film.stints, shots=film.shots) == film
    assert [(shot.after, shot.seat) for shot in changed.shots] == [(1, 0)] * 3
    assert without_names(film, {"Willow"}, "someone") == film
