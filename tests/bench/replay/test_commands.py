"""`pellmell bench replay`: what is said of a film in a browser, and what is shown there."""

from pellmell.films.film import pack, unpack
from pellmell_bench.replay.commands import judged, p95, table_of
from pellmell_bench.replay.measure import Replayed, ReplayPlan, recorded_film

QUICK = Replayed(picture=1500.0, again=700.0, dragged=[20.0] * 20, jumped=[30.0] * 20, requests=9, code=9_000)
SLOW = Replayed(
    picture=2500.0, again=900.0, dragged=[20.0] * 18 + [60.0] * 2, jumped=[30.0] * 20, code=16_000
)


def test_the_turn_in_the_middle_is_held_against_the_aims() -> None:
    assert all("as it should" in line for line in judged([{"film": QUICK}]))
    slow = judged([{"film": QUICK}, {"film": SLOW}, {"film": SLOW}])
    assert ["above" in line for line in slow] == [True, False, True, False, True]


def test_one_slow_place_in_twenty_is_allowed() -> None:
    assert p95([1.0] * 19 + [99.0]) == 1.0
    assert p95([1.0] * 18 + [99.0] * 2) == 99.0


def test_the_bare_page_stands_beside_it() -> None:
    assert table_of([{"film": QUICK, "bare": SLOW}]).row_count == 2


def test_the_film_that_is_shown_is_a_whole_round() -> None:
    film = recorded_film(ReplayPlan(game="dice", players=3))
    assert unpack(pack(film)).shots == film.shots
    assert len(film.players) == 3
