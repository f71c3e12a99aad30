"""The golden rounds are what the rules say today, and are made so that a client can be tested on them."""

import json
from typing import Any

import pytest

from pellmell.catalogue import all_games
from pellmell.play.replay import Replay
from tests.rules.ids import stated
from tools.make_golden import GAMES, golden_evenings, golden_matches, golden_rounds

MATCHES = sorted(GAMES.glob("*/golden/*.match.jsonl"))
FILES = sorted(set(GAMES.glob("*/golden/*.jsonl")) - set(MATCHES))
by_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def steps(file: Any) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_rules_still_say_the_same() -> None:
    """If they say something else on purpose: python -m tools.make_golden, and look at the difference."""
    written = {file.name: file.read_bytes() for file in FILES + MATCHES}
    made = dict((*golden_matches(), *golden_evenings(), *golden_rounds()))
    assert written.keys() == made.keys()
    assert [name for name in made if made[name] != written[name]] == []


def test_every_game_has_golden_rounds_and_they_stay_small() -> None:
    assert {file.name.partition(".")[0] for file in FILES} == set(all_games())
    assert {file.name.partition(".")[0] for file in MATCHES} == set(all_games())
    assert sum(file.stat().st_size for file in FILES + MATCHES) < 4_000_000


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_a_golden_match_plays_as_it_was_played(file: Any) -> None:
    is_long = ".evening." in file.name
    replay = Replay(file.read_bytes().splitlines(keepends=True), unfinished=is_long)
    assert list(replay)
    assert replay.match.winners or is_long


@by_file
def test_a_golden_round_goes_from_the_deal_to_the_score(file: Any) -> None:
    head, *moves = steps(file)
    assert head["golden"] == 1
    assert all(len(move["legal"]) == head["players"] for move in moves)
    assert moves[-1]["view"]["phase"] == "scored"
    assert any(event["event"] == "scored" for move in moves for event in move["events"])
    rules = {refused["rule"] for move in moves for refused in move.get("refused", [])}
    assert rules
    assert rules <= set(stated())


def test_accepted_commands_were_listed_as_legal() -> None:
    """In the names that `legal` gives them; a bot may have used another name for the same thing."""
    found = [
        move["command"] in move["legal"][move["seat"]]
        for file in FILES
        for move in steps(file)[1:]
        if move["seat"] >= 0 and move["legal"][move["seat"]] is not None
    ]
    assert len(found) > 200
    assert sum(found) > 0.95 * len(found)
