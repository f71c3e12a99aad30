"""The sessions of Ligretto Dice that are recorded for the tests of the clients: tools/make_frames.py."""

import msgspec

from pellmell.games.dice import GAME
from pellmell.play.messages import Leave, Rematch
from pellmell.testing import quickest
from tests.client.recording import Recording


def evening_of_dice() -> bytes:
    """A whole match; somebody leaves after it, and the others play another one."""
    evening = Recording("dice", **msgspec.to_builtins(quickest(GAME, 3)))
    evening.open()
    evening.play_on(400)
    evening.ben.do(Leave())
    evening.town.pass_time(200)
    evening.anna.show()
    evening.anna.do(Rematch())
    evening.play_on(40, [evening.anna, evening.cleo])
    return evening.anna.written()


RECORDINGS = {"dice": evening_of_dice}
