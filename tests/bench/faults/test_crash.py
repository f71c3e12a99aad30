"""A handful of kills; `pellmell bench crash` does more of them."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, seed_from
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.testing import quickest
from pellmell.testing.selection import games_for
from pellmell_bench.faults.crash import CrashTest
from pellmell_bench.faults.evidence import Fact, fact, read_story
from pellmell_bench.faults.waking import wake_all

MOVES = 20


def no_progress() -> None:
    pass


@pytest.mark.slow
def test_what_anybody_was_told_survives_kill_9_and_every_race_goes_on(tmp_path: Path) -> None:
    found = asyncio.run(CrashTest(tmp_path, "a handful", "power", tables=1).run(5, no_progress))
    assert found.losses == []
    assert found.kills == 5
    assert found.races > 0
    assert found.facts > 100


@pytest.mark.slow
def test_tables_wake_after_a_fall(tmp_path: Path) -> None:
    found = asyncio.run(wake_all(tmp_path, 8, 30, "process", no_progress))
    assert len(found.wakes) == 8
    assert found.entries > 8 * 20


def played(game: str) -> tuple[Counter[Fact], list[bytes]]:
    """What was told of a match that was cut off, and its journal."""
    lines: list[bytes] = []
    match = Match(all_games()[game], quickest(all_games()[game], 2), bot_players(2))
    arena = Arena(match, Chance(seed_from("played")), Recorder(match, lines.append).perform)
    told: Counter[Fact] = Counter()
    for moment in arena.play():
        told[fact(moment.at, moment.seat, moment.events)] += 1
        if told.total() >= MOVES and match.position is not None:
            break
    return told, lines


@pytest.mark.parametrize("game", [game.name for game in games_for(2, rounds=2)])
def test_the_disk_tells_what_was_told_and_a_line_less_would_be_noticed(game: str) -> None:
    told, lines = played(game)
    story = read_story([lines])
    assert story.facts == told
    assert not story.cards_missing
    assert (told - read_story([lines[:-1]]).facts).total() == 1


def test_a_card_less_would_be_noticed() -> None:
    story = read_story([played("ligretto")[1]])
    position: object = story.position
    position.areas[0].stock.pop()  # type: ignore[attr-defined]
    assert story.cards_missing
