"""The outlook of a row says what follows when a die is placed: own dice, and those of others."""

from collections.abc import Container
from typing import NamedTuple

from pellmell.games.dice.dice import FACES, Die

HALF = 0.5  # who has the same die to place is as quick as oneself


class Outlook(NamedTuple):
    """How many dice are likely to be placed, the first own one among them."""

    own: float
    others: float


def outlook(die: Die, own: Container[Die], others: Container[Die], gone: float) -> Outlook:
    """`gone` is the chance that the others have rolled, and their dice are gone, each time that one places a
    die of one's own."""
    mine, theirs = 1.0, 0.0
    open_to_me = there = 1.0  # that the row comes so far, and that their dice still lie there
    for face in range(die.face + 1, FACES.stop):
        follower = Die(die.colour, face)
        if follower in own:
            lost = HALF * there if follower in others else 0.0
            mine += open_to_me * (1 - lost)
            theirs += lost
            there -= (there - lost) * gone
        elif follower in others:
            theirs += there
            open_to_me *= there
        else:
            break
    return Outlook(mine, theirs)
