"""The options of a stacking race; each game has its own defaults."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta

from pellmell.kit.options import Options, Rounds
from pellmell.kit.refusal import BadOptions

Target = Annotated[int, Meta(ge=10, le=500, description="points that win the match")]
Blocked = Annotated[
    Literal["end", "rotate"],
    Meta(description="when nobody can play any more: the round ends, or everybody moves a card of the hand"),
]


class StackingOptions(Options, frozen=True, kw_only=True):
    target: Target
    blocked: Blocked
    stop: Annotated[
        Literal["automatic", "called"],
        Meta(description="the round ends with the last card of the pile that counts, or when stop is called"),
    ] = "automatic"
    mistakes: Annotated[
        Literal["refused", "called"],
        Meta(description='wrong cards are refused, or stay until somebody calls "Dutch!"'),
    ] = "refused"
    false_call: Annotated[
        Literal[-2, -1, 0],
        Meta(description='points for a false "Dutch!", where mistakes are called'),
    ] = -1
    advanced: Annotated[bool, Meta(description="cards may also be laid on the own row, descending")] = False
    rounds: Rounds = UNSET

    def check(self, players: int) -> None:
        if self.mistakes == "refused" and self.false_call != -1:
            raise BadOptions(f"option false_call={self.false_call}: needs mistakes=called, else nobody calls")
