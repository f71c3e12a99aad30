"""Events of the board game are told in a few words."""

from collections.abc import Sequence

from pellmell.games.board.messages import (
    Checked,
    Chosen,
    DebtLapsed,
    DebtOpened,
    Judged,
    Laid,
    Opened,
    Owed,
    TokenPlaced,
    TurnedUp,
)
from pellmell.kit.messages import Event


def tell(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case TokenPlaced(token=token, square=square):
            return f"token {token} is placed on {square}"
        case Opened():
            return "[bold]everybody turns up a card[/]"
        case Laid(seat=seat, token=token, card=card, far=far, jokers=jokers):
            with_jokers = (
                f" with {len(jokers)} jokers" if len(jokers) > 1 else " with a joker" if jokers else ""
            )
            return f"{names[seat]} lays [bold]{card}[/]{with_jokers}, token {token} to {far}"
        case TurnedUp(seat=seat, shows=card):
            return f"[dim]{names[seat]} turns up[/] {card}"
        case Owed(seat=seat, token=token):
            return f"{names[seat]} has blocked token {token}"
        case DebtOpened(token=token):
            return f"anybody may free token {token}"
        case DebtLapsed(token=token):
            return f"token {token} is free again"
        case Judged(seat=seat, card=card, right=right):
            return f"{names[seat]} finds {card} {'right' if right else '[bold]wrong[/]'}"
        case Checked():
            return "all cards are checked"
        case Chosen(seat=seat, on=on, off=off):
            moved = [f"lays aside {' '.join(map(str, on))}"] if on else []
            moved += [f"takes back {' '.join(map(str, off))}"] if off else []
            return f"{names[seat]} {' and '.join(moved) or 'changes nothing'}"
        case _:
            return None
