import pytest

from pellmell.catalogue import all_games
from pellmell.cli.terminal.picture import picture
from pellmell.cli.terminal.playback import Show
from tests.cli.timelines import film_of

SIZES = [(80, 24), (120, 40), (40, 10), (200, 60), (1, 1)]
MOST = [(game.name, players) for game in all_games().values() for players in (game.seats[0], game.seats[-1])]


@pytest.mark.parametrize(("game", "players"), MOST)
def test_fits_into_any_terminal(game: str, players: int) -> None:
    show = Show(film_of(game, players), speed=4, leaves_at_end=False)
    for number in range(0, 400, 13):
        show.film.go_to(number)
        for width, height in SIZES:
            lines = picture(show, width, height)
            assert len(lines) == min(height, len(lines)) == height
            assert all(line.cell_len <= width for line in lines)
            assert not any("\n" in line.plain for line in lines)


@pytest.mark.parametrize(("game", "players"), MOST)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_nothing_that_matters_is_cut(game: str, players: int, width: int, height: int) -> None:
    film = film_of(game, players)
    show = Show(film, speed=4, leaves_at_end=False)
    film.go_to(60)
    shown = "\n".join(line.plain for line in picture(show, width, height))
    assert film.game.title in shown
    assert "q quit" in shown
    for name in film.names:
        assert name in shown


@pytest.mark.parametrize(("game", "players"), MOST)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_the_score_is_there_with_its_parts(game: str, players: int, width: int, height: int) -> None:
    film = film_of(game, players)
    show = Show(film, speed=4, leaves_at_end=False)
    while film.scene.result is None:
        film.forward()
    shown = [line.plain for line in picture(show, width, height)]
    parts = {part for parts in film.scene.result.parts for part in parts}
    heading = next(line for line in shown if "total" in line)
    assert all(part in heading for part in parts)
    for seat, name in enumerate(film.names):
        points = f"{film.scene.result.points[seat]:+}"
        assert any(name in line and points in line for line in shown)


def test_bar_and_prompt() -> None:
    show = Show(film_of("dice"), speed=4, leaves_at_end=False)
    assert picture(show, 80, 24)[-2].plain == "move 0"
    show.film.load()
    assert f" of {len(show.film.shots)}, " in picture(show, 80, 24)[-2].plain
    show.press("g")
    show.press("7")
    assert "time (1:30): 7" in picture(show, 80, 24)[-1].plain
