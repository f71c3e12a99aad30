import pytest

from pellmell.cli.terminal.picture import log, score, sketch
from pellmell.cli.timeline.timeline import Timeline
from pellmell.testing.selection import games_for
from tests.cli.timelines import timeline_of

GAMES = [game.name for game in games_for(4)]


def seen(timeline: Timeline) -> tuple[object, ...]:
    """All that somebody could see of the scene."""
    scene = timeline.scene
    text = [str(line) for line in (*sketch(timeline), *score(timeline), *log(timeline, 10))]
    return scene.number, scene.at, scene.round, scene.phase, scene.totals, scene.winners, text


@pytest.mark.parametrize("game", GAMES)
def test_back_shows_what_was_seen_before(game: str) -> None:
    timeline = timeline_of(game)
    forward = [seen(timeline)]
    while len(forward) < 200 and timeline.forward():
        forward.append(seen(timeline))
    for number in reversed(range(len(forward))):
        timeline.go_to(number)
        assert seen(timeline) == forward[number]


def test_rounds() -> None:
    timeline = timeline_of("dice")
    timeline.next_round()
    assert timeline.scene.round == 1
    timeline.next_round()
    timeline.forward()
    assert timeline.scene.round == 2
    second = timeline.starts[1]
    timeline.previous_round()
    assert timeline.scene.number == second
    timeline.previous_round()
    assert timeline.scene.round == 1
    timeline.previous_round()
    assert timeline.scene.number == 0


def test_no_further_than_the_end() -> None:
    timeline = timeline_of("dice")
    timeline.go_to(1_000_000)
    assert timeline.whole
    assert timeline.scene.winners
    assert timeline.next() is None
    timeline.next_round()
    assert timeline.scene.number == len(timeline.steps)


def test_time() -> None:
    timeline = timeline_of("dice")
    timeline.go_to_time(10_000)
    upcoming = timeline.next()
    assert timeline.scene.at <= 10_000
    assert upcoming is not None
    assert upcoming.at > 10_000


def test_a_film_of_bots_is_played_only_as_far_as_it_is_watched() -> None:
    timeline = timeline_of("ligretto")
    timeline.go_to(20)
    assert len(timeline.steps) == 20
    assert not timeline.whole
