"""The rights of seats: who may do what. Every command says itself whose it is, and when; it is decided here.

The house does what is the host's or its own, and nothing in the place of a player.
"""

from pellmell.kit.messages import Command, Right
from pellmell.kit.phases import Phase, Reason
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat

WHY_NOT_YOURS = {
    Right.PLAYER: "take a seat first: who watches can't play",
    Right.HOST: "only the host may do that",
    Right.HOUSE: "only the house may do that",
}


def check_right(seat: Seat | None, command: Command, host: Seat, seats: int) -> None:
    """Whoever has no seat only watches; raises Refusal, and Malformed for a seat that there is not."""
    needed = command.allowed_to
    if seat == HOUSE:
        if needed < Right.HOST:
            raise Refusal("ALL-2", "only a player may do that")
    elif seat is None:
        if needed is not Right.ANYBODY:
            raise Refusal("ALL-2", WHY_NOT_YOURS[needed])
    elif not 0 <= seat < seats:
        raise Malformed(f"there is no seat {seat}")
    elif needed > Right.PLAYER and (needed is Right.HOUSE or seat != host):
        raise Refusal("ALL-2", WHY_NOT_YOURS[needed])
    elif needed is Right.ANYBODY:
        raise Refusal("ALL-2", "you have a seat already")


def check_phase(command: Command, phase: Phase, why_not: Reason) -> None:
    if phase not in command.phases:
        raise Refusal(*why_not)
