"""Positions and commands as text: what is written can be read again."""

import pytest

from pellmell.kit.cards import parse_card
from pellmell.kit.messages import RaceStopped
from pellmell.kit.phases import Ending
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import Build, Dutch, Onto, Play, Start, Stop, Turn
from tests.mechanics.stacking.table import BLITZ, IDLE, LIGRETTO, after, both, race, started

POSITIONS = [
    "middle / a stock row hand / b stock row hand",
    "middle r:aab g:a / a stock g4 r3 row b4 y2.r1 - hand g3 g4 | b5 b6 / b stock y10 row - hand",
    "middle r:b+y8a+g2b () +g5a / a stock y7 row g5 hand g2 | / b stock y9 row y1 hand calls 2",
    "stopped: middle r:a ended vote / a stock y7 row g5 hand / b stock y9 row y1 hand",
    "scored: middle ended blocked / a stock y7 row g5 hand / b stock y9 row y1 hand",
    "countdown: middle / a stock y7 row g5 hand / b stock y9 row y1 hand",
]
COMMANDS = {
    "r3 > 0:r2": Play(parse_card("r3"), Onto(0, parse_card("r2"))),
    "r3 > 0:r10b": Play(parse_card("r3"), Onto(0, parse_card("r10"), 1)),
    "r10": Play(parse_card("r10")),
    "r1 new": Start(parse_card("r1")),
    "y3 row 1:b4": Build(parse_card("y3"), 1, parse_card("b4")),
    "turn": Turn(),
    "stop": Stop(),
    "dutch": Dutch(),
}
NO_COMMANDS = [
    *("", "r11", "x3", "r3 r4", "r3 new pile", "shuffle"),
    *("r3 > 0", "r3 > -1:r2", "r3 > 0:b", "r3 > 0:r2z", "r3 row 0:b4a"),
]


@pytest.mark.parametrize("text", POSITIONS)
@both
def test_a_position_is_read_as_it_is_written(game: AnyStackingGame, text: str) -> None:
    assert game.notation.text(race(game, text)) == text


@pytest.mark.parametrize("players", [2, 4])
@both
def test_a_deal_is_read_as_it_is_written(game: AnyStackingGame, players: int) -> None:
    text = game.notation.text(started(game, players))
    assert game.notation.text(race(game, text)) == text


@pytest.mark.parametrize(
    ("last", "ended", "points"),
    [
        ("a: r2", RaceStopped(Ending.STOP, by=0), [1, -1]),
        ("house: vote", RaceStopped(Ending.VOTE), [-2, -1]),
    ],
)
@both
def test_a_round_that_is_over_is_read_with_its_end_and_its_score(
    game: AnyStackingGame, last: str, ended: RaceStopped, points: list[int]
) -> None:
    before = f"middle r:b / a stock r2 row y7 hand / {IDLE}"
    stopped, scored = after(game, before, last), after(game, before, last, "house: time")
    assert race(game, stopped).ending == race(game, scored).ending == ended
    assert race(game, stopped).result() == race(game, scored).score
    assert race(game, stopped).result().points == points
    assert after(game, stopped, "house: time") == scored


@pytest.mark.parametrize("text", COMMANDS)
def test_a_command_is_read_as_it_is_written(text: str) -> None:
    command = COMMANDS[text]
    assert LIGRETTO.notation.command(text) == command
    assert LIGRETTO.notation.command_text(command) == text


@pytest.mark.parametrize("text", NO_COMMANDS)
def test_what_is_no_command_is_said_to_be_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no (command|card)"):
        BLITZ.notation.command(text)


@pytest.mark.parametrize(
    "text",
    ["middle / b stock row hand", "middle / a stock row hand / c stock row hand", "middle / stock row hand"],
)
def test_seats_stand_in_their_order(text: str) -> None:
    with pytest.raises(ValueError, match="the letter of its seat"):
        race(LIGRETTO, text)


@pytest.mark.parametrize(
    ("head", "wrong"),
    [
        ("middle z:a", "'z1' is no card"),
        ("middle o:a", "'o1' is no card"),
        ("middle r:aaaaaaaaaaa", "'r11' is no card"),
        ("middle r:aab", "there is no seat b"),
        ("middle r:a+g5b", "there is no seat b"),
        ("middle r:az", "'z' is no seat"),
        ("middle r", "'r' is no pile"),
        ("middle r: g:a", "'r:' is no pile"),
        ("stopped: middle r:a", "how it ended"),
        ("middle r:a ended vote", "how it ended"),
        ("stopped: middle r:a ended stop b", "there is no seat b"),
        ("stopped: middle r:a ended well", "'well' is not a valid Ending"),
    ],
)
@both
def test_what_is_no_position_is_said_to_be_none(game: AnyStackingGame, head: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        race(game, f"{head} / a stock y7 row g5 hand")
