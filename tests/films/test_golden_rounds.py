"""Golden rounds as films: folded, they lie as the rules said, and their chances keep the laws."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from pellmell.catalogue import find_game
from pellmell.films.film import VERSION, Film, LostRace, Shot
from pellmell.films.showing import Showing
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Player
from pellmell_bench.films.laws import Kept, check_film
from tools.make_golden import GAMES

FILES = sorted(file for file in GAMES.glob("*/golden/*.jsonl") if not file.name.endswith(".match.jsonl"))
STEP = 400  # ms


def film_of(head: dict[str, Any], steps: list[dict[str, Any]]) -> Film:
    players = head["players"]
    return Film(
        film=VERSION,
        game=head["game"],
        rules=find_game(head["game"]).version,
        options=head["options"],
        round=1,
        players=[Player(f"Player {number}") for number in range(players)],
        totals=[0] * players,
        carried=[0] * players,
        view=raw(head["view"]),
        shots=[Shot(STEP, step["seat"], raw(step["events"])) for step in steps],
        lost=[lost for number, step in enumerate(steps) for lost in lost_before(step, number * STEP)],
    )


def lost_before(step: dict[str, Any], at: Milliseconds) -> Iterator[LostRace]:
    """What was refused as somebody else was quicker."""
    for refused in step.get("refused", ()):
        if "by" in refused:
            yield LostRace(at, refused["seat"], raw(refused["command"]), at, at, refused["by"])


def raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_round_is_a_film_that_keeps_the_laws(file: Path) -> None:
    head, *steps = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    film = film_of(head, steps)
    told = [step.get("view") for step in steps]
    shown = [json.loads(msgspec.json.encode(frame.view.snapshot())) for frame in Showing(film)]
    assert [lies if view else None for lies, view in zip(shown, told, strict=True)] == told
    assert list(check_film(film, [], Kept())) == []
