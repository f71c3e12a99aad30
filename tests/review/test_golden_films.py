"""Every golden film has a review, and keeps the laws."""

import json
from pathlib import Path

import msgspec
import pytest

from pellmell.films.film import Film
from pellmell.review.round_review import review
from pellmell_bench.films.laws import Kept, check_film
from tools.make_films import GAMES

FILES = sorted(GAMES.glob("*/films/*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_a_golden_film_has_a_review(file: Path) -> None:
    head, *rest = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    film = msgspec.json.decode(json.dumps({**head, "shots": [each["shot"] for each in rest]}), type=Film)
    assert list(check_film(film, [], Kept())) == []
    told = review(film)
    assert [seat.races_lost for seat in told.seats] == [
        sum(lost.seat == seat for lost in film.lost) for seat in range(len(film.players))
    ]
    for chance in told.chances:
        assert chance.opened <= chance.closed
        assert chance.ms is None or (chance.fate == "lost" and chance.by not in (None, chance.seat))
