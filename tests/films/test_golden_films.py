"""Golden films are those that are made today, and show what the engine saw at each of their shots."""

import gzip
import json
from typing import Any

import msgspec
import pytest

from pellmell.catalogue import all_games
from pellmell.films.film import unpack
from pellmell.films.showing import Showing
from tools.make_films import GAMES, digest, golden_films

FILES = sorted(GAMES.glob("*/films/*.jsonl"))


def test_the_same_films_are_made_today() -> None:
    """If they are others on purpose: python -m tools.make_films, and look at the difference."""
    made = {f"{game.name} {name}": content for game, name, content in golden_films()}
    assert {f"{file.parts[-3]} {file.name}": file.read_bytes() for file in FILES} == made


def test_every_game_has_some_and_they_stay_small() -> None:
    assert {file.parts[-3] for file in FILES} == set(all_games())
    assert sum(file.stat().st_size for file in FILES) < 500_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_a_golden_film_folds_to_what_the_engine_saw(file: Any) -> None:
    head, *rest = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    told = head | {"shots": [each["shot"] for each in rest]}
    film = unpack(gzip.compress(msgspec.json.encode(told)))
    assert [digest(frame.view.snapshot()) for frame in Showing(film)] == [each["view"] for each in rest]
