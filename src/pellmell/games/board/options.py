"""Options of the board game are what the players of a table may set."""

from typing import Annotated, Literal

from msgspec import Meta

from pellmell.games.board.layouts import NAMED, check_layout
from pellmell.kit.options import Options

LAYOUTS = ", ".join(NAMED)


class BoardOptions(Options, frozen=True, kw_only=True):
    tokens: Annotated[
        Literal["recommended", "players", "random"],
        Meta(
            description="where the tokens stand first: recommended spots, as the players like, or at random"
        ),
    ] = "recommended"
    mistakes: Annotated[
        Literal["refused", "called"],
        Meta(description="wrong cards are refused, or looked for by the neighbour after the round"),
    ] = "refused"
    reversed: Annotated[
        Literal["mistake", "forgiven"],
        Meta(description="a card that lies with its two colours swapped"),
    ] = "mistake"
    layout: Annotated[
        str,
        Meta(
            max_length=200,
            examples=[*NAMED, "##./.##/.##", "##../.###/.###/..#."],
            description=f"how the sections lie: {LAYOUTS}, or drawn, # a section, as in ##./.##/.##",
        ),
    ] = "block"
    rounds: Annotated[int, Meta(ge=1, le=30, description="rounds of a match")] = 6

    def check(self, players: int) -> None:
        check_layout(self.layout, players)
