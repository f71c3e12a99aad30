import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.messages import Roll
from pellmell.kit.chance import Stream
from pellmell.kit.phases import Phase
from tests.games.dice.table import at, dealt, racing

CHANCE = Stream(b"bot", "test")


def chosen(text: str) -> str:
    command = GAME.bot.choose(at(text).view(), 0, CHANCE)
    return GAME.notation.command_text(command) if command else "nothing"


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("r: y: g: b: / a r2 y1 / b g1", "y1"),
        ("r: y: g: b: / a r2 y3 / b g1", "roll"),
        ("r: y: g: b: / a r1 y1 y2 / b g1", "y1"),  # the longer run
        ("r:bbbbb y: g: b: / a r6 / b g1", "r6"),
        ("stopped: r:bbbbb y: g: b: / a r6 / b -", "nothing"),
    ],
)
def test_places_what_fits_and_rolls_otherwise(text: str, command: str) -> None:
    assert chosen(text) == command


def test_waits_for_the_signal() -> None:
    assert GAME.bot.choose(dealt(2).view(), 0, CHANCE) is None


@pytest.mark.parametrize("players", GAME.seats)
def test_bots_finish_every_round(players: int) -> None:
    for seed in range(30):
        position = racing(players, seed)
        for turn in range(1000):
            if position.phase is Phase.RACING:
                seat = turn % players
                position.perform(seat, GAME.bot.choose(position.view(), seat, CHANCE) or Roll())
        assert position.phase is Phase.STOPPED
        assert sum(position.result().points) == 0
