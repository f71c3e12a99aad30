from pellmell.cli.terminal.playback import Show
from tests.cli.timelines import film_of


def show_of(game: str = "dice", leaves_at_end: bool = False) -> Show:
    return Show(film_of(game), speed=4, leaves_at_end=leaves_at_end)


def press(show: Show, *keys: str) -> None:
    for key in keys:
        show.press(key)


def test_runs_at_its_speed() -> None:
    show = show_of()
    for _ in range(20):
        show.pass_time(0.1)
    assert show.film.scene.at <= 8000
    upcoming = show.film.next()
    assert upcoming is not None
    assert upcoming.at > 8000


def test_pause_and_play() -> None:
    show = show_of()
    press(show, "space")
    assert not show.pass_time(0.2)
    assert show.film.scene.number == 0
    press(show, "space")
    assert show.pass_time(0.2)


def test_steps_stop_the_film() -> None:
    show = show_of()
    press(show, "right", "right", "right", "left")
    assert show.film.scene.number == 2
    assert not show.playing


def test_rounds_go_on_playing() -> None:
    show = show_of()
    press(show, "n", "n", "p")
    assert show.film.scene.round == 1
    assert show.playing


def test_speed() -> None:
    show = show_of()
    press(show, "up")
    assert show.speed == 8
    press(show, *["down"] * 20)
    assert show.speed == 0.25
    press(show, *["up"] * 20)
    assert show.speed == 64


def test_go_to_a_move_and_to_a_time() -> None:
    show = show_of()
    press(show, "g", *"129", "backspace", "enter")
    assert show.film.scene.number == 12
    press(show, "g", *"0:10.5", "enter")
    assert 9000 < show.film.scene.at <= 10_500
    number = show.film.scene.number
    for nonsense in (["escape"], ["enter"], ["1", ":", "enter"], ["x", "up", "enter"]):
        press(show, "g", *nonsense)
        assert (show.prompt, show.film.scene.number) == (None, number)


def test_the_scores_stay_for_a_moment() -> None:
    show = show_of()
    while show.film.scene.result is None:
        show.pass_time(0.1)
    assert show.film.scene.phase == "scored"
    number = show.film.scene.number
    for _ in range(25):
        show.pass_time(0.1)
    assert show.film.scene.number == number


def test_the_end() -> None:
    stays, leaves = show_of(), show_of(leaves_at_end=True)
    for show in (stays, leaves):
        press(show, "g", *"999999", "enter", "right")
        assert show.at_end
    leaves.playing = stays.playing = True
    assert not stays.pass_time(0.1)
    assert not leaves.pass_time(0.1)
    assert (stays.done, leaves.done) == (False, True)
    press(stays, "space")
    assert stays.film.scene.number == 0
    assert stays.playing


def test_quit() -> None:
    for key in ("q", "closed"):
        show = show_of()
        press(show, key)
        assert show.done
