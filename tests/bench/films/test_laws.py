"""`pellmell bench films --laws`: all games and options are looked at, and what breaks a law is named."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from pellmell.catalogue import all_games, find_game
from pellmell.films.film import Film
from pellmell.testing import variants
from pellmell_bench.films.law_commands import verdict
from pellmell_bench.films.laws import Kept, check_film, plan, seats_of
from pellmell_bench.films.witness import witnessed
from tests.command_line import Run


def test_it_says_how_often_it_looked(run: Run) -> None:
    told = run("bench", "films", "--laws", 1, "--games", "dice", "--jobs", 1)
    assert told.exit_code == 0
    assert "Every film folds to what the engine showed" in told.stdout


def test_every_game_and_every_value_of_every_option_has_its_matches() -> None:
    shares = plan(list(all_games()), 25, "plan")
    for name in all_games():
        names = {variant.name for variant in variants(find_game(name), seats_of(name))}
        own = [share for share in shares if share.game == name]
        assert {share.name for share in own} == names
        assert sum(len(share.numbers) for share in own) == 25 * len(names)


@pytest.fixture(scope="module")
def seen() -> tuple[Film, list[bytes]]:
    """A round with a race that somebody has lost who could have won it."""
    game = find_game("ligretto")
    witness = witnessed(game, game.options(), 4, "sabotage", "adult", rounds=2)
    return next((film, saw) for film, saw in zip(witness.films, witness.saw, strict=False) if is_raced(film))


def is_raced(film: Film) -> bool:
    kept = Kept()
    assert list(check_film(film, [], kept)) == []
    return kept.lost > kept.too_late


def test_what_shows_something_else_than_the_engine_is_named(seen: tuple[Film, list[bytes]]) -> None:
    film, saw = seen
    other = [*saw[:20], b"{}", *saw[21:]]
    assert list(check_film(film, other, Kept())) == ["shot 20 shows something else than the engine"]


def test_a_race_that_nobody_has_won_is_named(seen: tuple[Film, list[bytes]]) -> None:
    film, saw = seen
    lost = [replace(race, at=0) for race in film.lost[:1]]
    (broken,) = check_film(replace(film, lost=lost), saw, Kept())
    assert broken.startswith("nobody won the race")


def test_a_film_without_its_placements_does_not_fold(seen: tuple[Film, list[bytes]]) -> None:
    film, saw = seen
    first = next(n for n, shot in enumerate(film.shots) if b'"placed"' in bytes(shot.events))
    shots = [*film.shots[:first], replace(film.shots[first], events=Raw(b"[]")), *film.shots[first + 1 :]]
    broken = check_film(replace(film, shots=shots, lost=[]), saw, Kept())
    assert next(broken) == f"shot {first} shows something else than the engine"


def test_the_verdict_lists_what_is_broken() -> None:
    assert "Broken 2 times" in verdict({"one": Kept(broken=["this"]), "other": Kept(broken=["that"])})
