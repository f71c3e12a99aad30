"""The rights of seats are checked here: each command class says who may give it.

The house does what is the host's or its own, and nothing in the place of a player.
"""

from pellmell.kit.messages import Command, Right
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat

EVERYBODY, ANYBODY, PLAYER, HOST, HOUSE_ALONE = Right

WHY_NOT_YOURS = {
    PLAYER: "take a seat first: who watches can't play",
    HOST: "only the host may do that",
    HOUSE_ALONE: "only the house may do that",
}


def check_right(seat: Seat | None, command: Command, host: Seat, seats: int) -> None:
    """Whoever has no seat only watches; raises Refusal, and Malformed for a seat that there is not."""
    needed = command.allowed_to
    if seat is None:
        if needed > ANYBODY:
            raise Refusal("ALL-2", WHY_NOT_YOURS[needed])
    elif seat == HOUSE:
        if needed < HOST:
            raise Refusal("ALL-2", "only a player may do that")
    elif not 0 <= seat < seats:
        raise Malformed(f"there is no seat {seat}")
    elif needed is PLAYER or needed is EVERYBODY:
        return
    elif needed is ANYBODY:
        raise Refusal("ALL-2", "you have a seat already")
    elif needed is HOUSE_ALONE or seat != host:
        raise Refusal("ALL-2", WHY_NOT_YOURS[needed])
