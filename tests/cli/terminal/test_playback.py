from pellmell.cli.terminal.playback import Playback
from tests.cli.timelines import timeline_of


def show_of(game: str = "dice", leaves_at_end: bool = False) -> Playback:
    return Playback(timeline_of(game), speed=4, leaves_at_end=leaves_at_end)


def press(playback: Playback, *keys: str) -> None:
    for key in keys:
        playback.press(key)


def test_runs_at_its_speed() -> None:
    playback = show_of()
    for _ in range(20):
        playback.pass_time(0.1)
    assert playback.timeline.scene.at <= 8000
    upcoming = playback.timeline.next()
    assert upcoming is not None
    assert upcoming.at > 8000


def test_pause_and_play() -> None:
    playback = show_of()
    press(playback, "space")
    assert not playback.pass_time(0.2)
    assert playback.timeline.scene.number == 0
    press(playback, "space")
    assert playback.pass_time(0.2)


def test_steps_stop_the_film() -> None:
    playback = show_of()
    press(playback, "right", "right", "right", "left")
    assert playback.timeline.scene.number == 2
    assert not playback.playing


def test_rounds_go_on_playing() -> None:
    playback = show_of()
    press(playback, "n", "n", "p")
    assert playback.timeline.scene.round == 1
    assert playback.playing


def test_speed() -> None:
    playback = show_of()
    press(playback, "up")
    assert playback.speed == 8
    press(playback, *["down"] * 20)
    assert playback.speed == 0.25
    press(playback, *["up"] * 20)
    assert playback.speed == 64


def test_go_to_a_move_and_to_a_time() -> None:
    playback = show_of()
    press(playback, "g", *"129", "backspace", "enter")
    assert playback.timeline.scene.number == 12
    press(playback, "g", *"0:10.5", "enter")
    assert 9000 < playback.timeline.scene.at <= 10_500
    number = playback.timeline.scene.number
    for nonsense in (["escape"], ["enter"], ["1", ":", "enter"], ["x", "up", "enter"]):
        press(playback, "g", *nonsense)
        assert (playback.prompt, playback.timeline.scene.number) == (None, number)


def test_the_scores_stay_for_a_moment() -> None:
    playback = show_of()
    while playback.timeline.scene.result is None:
        playback.pass_time(0.1)
    assert playback.timeline.scene.phase == "scored"
    number = playback.timeline.scene.number
    for _ in range(25):
        playback.pass_time(0.1)
    assert playback.timeline.scene.number == number


def test_the_end() -> None:
    stays, leaves = show_of(), show_of(leaves_at_end=True)
    for playback in (stays, leaves):
        press(playback, "g", *"999999", "enter", "right")
        assert playback.at_end
    leaves.playing = stays.playing = True
    assert not stays.pass_time(0.1)
    assert not leaves.pass_time(0.1)
    assert (stays.done, leaves.done) == (False, True)
    press(stays, "space")
    assert stays.timeline.scene.number == 0
    assert stays.playing


def test_quit() -> None:
    for key in ("q", "closed"):
        playback = show_of()
        press(playback, key)
        assert playback.done
