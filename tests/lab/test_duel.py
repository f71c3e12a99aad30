"""Duels: who can be sent into one, and what comes of it."""

from pathlib import Path

import pytest

from pellmell.bots.levels import Level
from pellmell.lab.contestants import UnknownContestant, find_bot, find_contestant, on_equal_terms
from pellmell.lab.duel import Bout, Duel, fight

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "own_bot.py")


def fought(*contestants: str, matches: int = 4, **options: object) -> Duel:
    bout = Bout("dice", {"rounds_per_player": 1, **options}, list(contestants), "duel", matches)
    return fight(bout, range(matches))


@pytest.mark.parametrize("name", [*Level, "greedy", "judgement/champion", EXAMPLE, f"{EXAMPLE}:Saver"])
def test_everybody_of_that_name_plays(name: str) -> None:
    duel = fought(name, "greedy")
    assert duel.matches == 4
    assert sum(duel.share(side) for side in range(2)) == pytest.approx(1)


def test_sharing_the_work_changes_nothing() -> None:
    bout = Bout("dice", {"rounds_per_player": 1}, ["adult", "child"], "shared", 6)
    parts = fight(bout, range(3))
    parts.merge(fight(bout, range(3, 6)))
    assert parts == fight(bout, range(6))


def test_two_of_a_kind_are_equal_because_they_change_seats() -> None:
    duel = fought("greedy", "greedy", matches=2)
    assert duel.share(0) == duel.share(1)
    assert duel.sides[0].points.total == duel.sides[1].points.total


def test_what_is_measured_is_the_race() -> None:
    duel = fought("adult", "adult")
    assert duel.rounds.count == 4 * 2
    assert 5_000 < duel.rounds.mean < 120_000
    assert 5 < duel.commands_per_minute < 60
    assert duel.pauses.high is not None
    assert duel.pauses.mean < duel.rounds.mean


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("champio", "nobody is called 'champio': there are child, "),
        ("nowhere.py", "there is no file nowhere.py"),
        ("pellmell.nothing:Bot", "can't be loaded"),
        ("pellmell.kit.seats:Bot", "one class with a method choose"),
        (f"{EXAMPLE}:Spender", "and there is Saver"),
    ],
)
def test_who_is_not_there_is_told_what_to_do(name: str, says: str) -> None:
    with pytest.raises(UnknownContestant, match=says):
        find_contestant(name)


def test_a_file_that_is_broken_says_so(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("def choose(:\n")
    with pytest.raises(UnknownContestant, match=r"broken\.py can't be loaded"):
        find_bot(str(broken))


def test_who_has_no_eyes_meets_a_judgement_without_eyes() -> None:
    assert on_equal_terms("greedy", "champion") == ("greedy", "judgement/champion")
    assert on_equal_terms("adult", "my_bot.py") == ("judgement/adult", "my_bot.py")
    assert on_equal_terms("adult", "child") == ("adult", "child")
    assert on_equal_terms("greedy", "my_bot.py") == ("greedy", "my_bot.py")
