"""Who is silent, and who has only not been listened to."""

from pellmell.web.websocket.silence_timer import LONGEST_LOOK, Silence


def test_it_lasts_from_look_to_look_until_something_is_heard() -> None:
    silence = Silence(100.0)
    assert [silence.look(100.0 + at) for at in (0.5, 1.5, 3.0)] == [0.5, 1.5, 3.0]
    silence.end()
    assert silence.look(104.0) == 1.0


def test_while_the_house_slept_nobody_was_silent() -> None:
    silence = Silence(100.0)
    silence.look(101.0)
    assert silence.look(101.0 + 8 * 3600) == 1.0 + LONGEST_LOOK
