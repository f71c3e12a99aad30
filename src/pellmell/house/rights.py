"""Who may send what. When, is said by each command's own phases; the rules say the rest."""

from collections.abc import Mapping
from enum import IntEnum
from functools import cache

from pellmell.kit.messages import Command, HouseCommand
from pellmell.kit.phases import Phase, Reason
from pellmell.kit.refusal import Refusal
from pellmell.play.messages import (
    Leave,
    Open,
    Ready,
    Rematch,
    Reopen,
    Rise,
    SetOptions,
    Signal,
    VoteToEnd,
)
from pellmell.wire.requests import (
    AddBot,
    AdmitScreen,
    GoOn,
    HandOn,
    Kick,
    React,
    SendAway,
    SetAdmission,
    SetTable,
    SitDown,
)


class Right(IntEnum):
    """Each may do what those before it may, but for sitting down twice."""

    ANYBODY = 0
    PLAYER = 1
    HOST = 2
    NOBODY = 3


RIGHTS: Mapping[type[Command], Right] = {
    SitDown: Right.ANYBODY,
    Rise: Right.PLAYER,
    Leave: Right.PLAYER,
    Ready: Right.PLAYER,
    VoteToEnd: Right.PLAYER,
    GoOn: Right.PLAYER,
    React: Right.PLAYER,
    SetOptions: Right.HOST,
    SetTable: Right.HOST,
    Open: Right.HOST,
    Signal: Right.HOST,
    Rematch: Right.HOST,
    Reopen: Right.HOST,
    AddBot: Right.HOST,
    Kick: Right.HOST,
    HandOn: Right.HOST,
    AdmitScreen: Right.HOST,
    SetAdmission: Right.HOST,
    SendAway: Right.HOST,
}

WHY_NO_RIGHT = {
    Right.PLAYER: "take a seat first: who watches can't play",
    Right.HOST: "only the host may do that",
    Right.NOBODY: "only the house may do that",
}


@cache
def needed_right(kind: type[Command]) -> Right:
    if issubclass(kind, HouseCommand):
        return Right.NOBODY
    return RIGHTS.get(kind, Right.PLAYER)  # what is not listed is a command of the game


def check_right(right: Right, command: Command, phase: Phase, why_not: Reason) -> None:
    needed = needed_right(type(command))
    if right < needed:
        raise Refusal("ALL-2", WHY_NO_RIGHT[needed])
    if type(command) is SitDown:
        _check_may_sit_down(right, phase)
    if phase not in command.phases:
        raise Refusal(*why_not)


def _check_may_sit_down(right: Right, phase: Phase) -> None:
    if right >= Right.PLAYER:
        raise Refusal("ALL-2", "you have a seat already")
    if phase is not Phase.GATHERING:
        raise Refusal("ALL-2", "a match is played here: you can watch, and take a seat when it is over")
