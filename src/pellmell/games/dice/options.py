"""Options of Ligretto Dice are what the players of a table may set."""

from typing import Annotated

from msgspec import UNSET, Meta

from pellmell.games.dice.dice import IN_THE_BOX
from pellmell.kit.options import Options, Rounds
from pellmell.kit.refusal import BadOptions

Number = Annotated[int, Meta(ge=1, le=IN_THE_BOX - 1)]


class DiceOptions(Options, frozen=True, kw_only=True):
    rounds_per_player: Annotated[
        int, Meta(ge=1, le=10, description="the match has so many rounds for each player at the table")
    ] = 3
    dice: Annotated[
        list[Number] | None,
        Meta(description="how many dice each player draws, by seat; left out: as many as the others"),
    ] = None
    rounds: Rounds = UNSET

    def in_all(self, players: int) -> int:
        """DIC-14: three rounds for each player; DIC-17: or as many as the length of the match says."""
        return self.rounds if isinstance(self.rounds, int) else self.rounds_per_player * players

    def drawn(self, players: int) -> list[int]:
        """DIC-2: all dice are dealt out evenly; DIC-3: unless the table has agreed on other numbers."""
        return [IN_THE_BOX // players] * players if self.dice is None else list(self.dice)

    def check(self, players: int) -> None:
        numbers = self.drawn(players)
        shown = f"option dice={','.join(map(str, numbers))}"
        if len(numbers) != players:
            raise BadOptions(f"{shown}: must be {players} numbers, one for each player")
        if sum(numbers) > IN_THE_BOX:
            raise BadOptions(f"{shown}: makes {sum(numbers)}, and there are only {IN_THE_BOX} dice")
