import pytest

from pellmell.catalogue import all_games
from pellmell.cli.terminal.picture import picture
from pellmell.cli.terminal.playback import Playback
from tests.cli.timelines import timeline_of

SIZES = [(80, 24), (120, 40), (40, 10), (200, 60), (1, 1)]
MOST = [(game.name, players) for game in all_games().values() for players in (game.seats[0], game.seats[-1])]


@pytest.mark.parametrize(("game", "players"), MOST)
def test_fits_into_any_terminal(game: str, players: int) -> None:
    playback = Playback(timeline_of(game, players), speed=4, leaves_at_end=False)
    for number in range(0, 400, 13):
        playback.timeline.go_to(number)
        for width, height in SIZES:
            lines = picture(playback, width, height)
            assert len(lines) == min(height, len(lines)) == height
            assert all(line.cell_len <= width for line in lines)
            assert not any("\n" in line.plain for line in lines)


@pytest.mark.parametrize(("game", "players"), MOST)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_nothing_that_matters_is_cut(game: str, players: int, width: int, height: int) -> None:
    timeline = timeline_of(game, players)
    playback = Playback(timeline, speed=4, leaves_at_end=False)
    timeline.go_to(60)
    shown = "\n".join(line.plain for line in picture(playback, width, height))
    assert timeline.game.title in shown
    assert "q quit" in shown
    for name in timeline.names:
        assert name in shown


@pytest.mark.parametrize(("game", "players"), MOST)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_the_score_is_there_with_its_parts(game: str, players: int, width: int, height: int) -> None:
    timeline = timeline_of(game, players)
    playback = Playback(timeline, speed=4, leaves_at_end=False)
    while timeline.scene.result is None:
        timeline.forward()
    shown = [line.plain for line in picture(playback, width, height)]
    parts = {part for parts in timeline.scene.result.parts for part in parts}
    heading = next(line for line in shown if "total" in line)
    assert all(part in heading for part in parts)
    for seat, name in enumerate(timeline.names):
        points = f"{timeline.scene.result.points[seat]:+}"
        assert any(name in line and points in line for line in shown)


def test_bar_and_prompt() -> None:
    playback = Playback(timeline_of("dice"), speed=4, leaves_at_end=False)
    assert picture(playback, 80, 24)[-2].plain == "move 0"
    playback.timeline.load()
    assert f" of {len(playback.timeline.steps)}, " in picture(playback, 80, 24)[-2].plain
    playback.press("g")
    playback.press("7")
    assert "time (1:30): 7" in picture(playback, 80, 24)[-1].plain
