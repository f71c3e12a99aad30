"""The checker of `pellmell bench chaos` finds whatever is wrong with the films of sealed rounds."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from pellmell.films.film import Film, pack, unpack
from pellmell.house.past_films import past_films
from pellmell_bench.chaos.checker.sealed_films import check_films
from pellmell_bench.chaos.written import WrittenEntry, WrittenFilm, WrittenMatch
from tests.play.journals import evening

Films = list[WrittenFilm]


def match() -> WrittenMatch:
    entries = list(evening("dice", 3, 0, "sealed").entries)
    films = [saved for saved in past_films(7, entries, 0.0) if saved is not None]
    assert len(films) > 1
    return WrittenMatch(
        7,
        "CDFGHJ",
        [WrittenEntry(n, text, float(n), 1, 1) for n, text in enumerate(entries, 1)],
        [WrittenFilm(saved.round, saved.film) for saved in films],
        listed=3,
    )


def changed(film: WrittenFilm, change: Callable[[Film], Film]) -> WrittenFilm:
    return film._replace(film=pack(change(unpack(film.film or b""))))


def test_where_all_is_well_nothing_is_found() -> None:
    assert list(check_films(match())) == []


def test_where_an_older_release_made_none_nobody_looks() -> None:
    assert list(check_films(replace(match(), films=None))) == []


def test_films_that_nobody_can_find_are_found() -> None:
    (violation,) = check_films(replace(match(), listed=0))
    assert "in nobody's list" in str(violation)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda films: films[1:], "round 1 has 0 films, and is sealed"),
        (lambda films: [*films, films[0]], "round 1 has 2 films, and is sealed"),
        (lambda films: [*films, films[0]._replace(round=99)], "round 99 has 1 films, and is not sealed"),
        (lambda films: [films[0]._replace(film=None), *films[1:]], "can't be shown"),
        (lambda films: [films[0]._replace(film=films[1].film), *films[1:]], "something else"),
        (
            lambda films: [changed(films[0], lambda film: replace(film, shots=film.shots[:-1])), *films[1:]],
            "something else",
        ),
    ],
)
def test_what_is_wrong_is_found(change: Callable[[Films], Films], says: str) -> None:
    good = match()
    assert good.films is not None
    (violation,) = check_films(replace(good, films=change(good.films)))
    assert violation.rule == "i"
    assert says in str(violation)
