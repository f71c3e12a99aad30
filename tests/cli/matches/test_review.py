import gzip
import json
from pathlib import Path

import pytest

from pellmell.films.film import pack
from tests.command_line import Run
from tests.films.filmed import films_of


@pytest.fixture(scope="module")
def film(journal: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("films") / "dice.film"
    first, *_ = films_of(journal.read_bytes().splitlines(keepends=True))
    path.write_bytes(pack(first))
    return path


def test_tells_of_each_seat_in_each_round(run: Run, journal: Path) -> None:
    told = run("review", journal).stdout
    assert "dice, round 1" in told
    assert "dice, round 2" in told
    assert "a Ash" in told
    assert "points   chances   reaction   runs   races" in " ".join(told.split("\n")[1:2])
    only = run("review", journal, "--round", 2).stdout
    assert "round 1" not in only
    assert only in told


def test_compares_with_what_bots_make_of_the_deal(run: Run, journal: Path) -> None:
    told = run("review", journal, "--round", 1, "--par", 2).stdout
    assert "par" in told
    assert "±" in told
    (found,) = json.loads(run("review", journal, "--round", 1, "--par", 2, "--json").stdout)
    assert found["par"]["rounds"] == 2
    assert len(found["review"]["seats"]) == len(found["points"]) == 2


def test_a_film_is_reviewed_and_replayed_as_its_round_in_the_journal(
    run: Run, journal: Path, film: Path
) -> None:
    assert run("review", film).stdout == run("review", journal, "--round", 1).stdout
    rounds = json.loads(run("replay", journal, "--json").stdout)["rounds"]
    again = json.loads(run("replay", film, "--json").stdout)
    assert again["rounds"] == rounds[:1]
    assert again["totals"] == rounds[0]["totals"]
    move = json.loads(run("replay", film, "--to", 2, "--json").stdout)
    assert (move["at"], move["command"], move["phase"]) == (3000, None, "racing")


def test_what_can_not_be_reviewed_is_said(run: Run, journal: Path, tmp_path: Path) -> None:
    missing = run("review", journal, "--round", 99)
    assert (missing.exit_code, "round 99 is not there: there are 1, 2" in missing.stderr) == (2, True)
    broken = tmp_path / "broken.film"
    broken.write_bytes(gzip.compress(b"no film"))
    for command in ("review", "replay"):
        result = run(command, broken)
        assert (result.exit_code, "this is no film" in result.stderr) == (2, True)
    nothing = tmp_path / "nothing.jsonl"
    nothing.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:9]))
    result = run("review", nothing, "--unfinished")
    assert (result.exit_code, "no round of it is over" in result.stderr) == (2, True)
