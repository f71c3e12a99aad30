import pytest

from pellmell.catalogue import all_games
from pellmell.cli.matches.timeline import Film
from pellmell.cli.terminal.picture import log, score, sketch
from tests.cli.timelines import film_of

GAMES = sorted(all_games())


def seen(film: Film) -> tuple[object, ...]:
    """All that somebody could see of the scene."""
    scene = film.scene
    text = [str(line) for line in (*sketch(film), *score(film), *log(film, 10))]
    return scene.number, scene.at, scene.round, scene.phase, scene.totals, scene.winners, text


@pytest.mark.parametrize("game", GAMES)
def test_back_shows_what_was_seen_before(game: str) -> None:
    film = film_of(game)
    forward = [seen(film)]
    while len(forward) < 200 and film.forward():
        forward.append(seen(film))
    for number in reversed(range(len(forward))):
        film.go_to(number)
        assert seen(film) == forward[number]


def test_rounds() -> None:
    film = film_of("dice")
    film.next_round()
    assert film.scene.round == 1
    film.next_round()
    film.forward()
    assert film.scene.round == 2
    second = film.starts[1]
    film.previous_round()
    assert film.scene.number == second
    film.previous_round()
    assert film.scene.round == 1
    film.previous_round()
    assert film.scene.number == 0


def test_no_further_than_the_end() -> None:
    film = film_of("dice")
    film.go_to(1_000_000)
    assert film.whole
    assert film.scene.winners
    assert film.next() is None
    film.next_round()
    assert film.scene.number == len(film.shots)


def test_time() -> None:
    film = film_of("dice")
    film.go_to_time(10_000)
    upcoming = film.next()
    assert film.scene.at <= 10_000
    assert upcoming is not None
    assert upcoming.at > 10_000


def test_a_film_of_bots_is_played_only_as_far_as_it_is_watched() -> None:
    film = film_of("ligretto")
    film.go_to(20)
    assert len(film.shots) == 20
    assert not film.whole
