"""A round of Ligretto Dice drawn for a terminal, and told in words."""

from collections.abc import Sequence

from pellmell.games.dice.dice import COLOURS, FACES, Die
from pellmell.games.dice.messages import AllRolled, Placed, Rolled
from pellmell.games.dice.round import DiceView
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Event
from pellmell.kit.seats import Seat, letter
from pellmell.kit.terminal_colours import dim, inked, tile

NAME_WIDTH = 12


def sketch(view: DiceView, names: Sequence[str]) -> str:
    lines = [_row(colour, view.rows[colour]) for colour in COLOURS]
    lines.append("")
    for seat, name in enumerate(names):
        lines.append(f"[bold]{letter(seat)}[/] {name:<{NAME_WIDTH}.{NAME_WIDTH}} {_dice(view, seat)}")
    return "\n".join(lines)


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case AllRolled():
            return "everybody rolls"
        case Placed(seat=seat, die=die):
            return f"{names[seat]} places {_die(die)}"
        case Rolled(seat=seat, dice=dice):
            return f"{names[seat]} rolls {' '.join(map(_die, sorted(dice)))}"
        case _:
            return None


def _row(colour: Colour, owners: Sequence[Seat]) -> str:
    placed = [f"{tile(f' {face} ', colour)}{dim(letter(owner))}" for face, owner in enumerate(owners, 1)]
    free = [dim(f" {face}  ") for face in FACES[len(owners) :]]
    return inked(f"{colour:<8}", colour) + " ".join(placed + free)


def _dice(view: DiceView, seat: Seat) -> str:
    if in_cup := view.cups[seat]:
        return dim(f"{in_cup} in the cup")
    return " ".join(map(_die, sorted(view.dice[seat]))) or dim("all placed")


def _die(die: Die) -> str:
    return tile(f" {die} ", die.colour)
