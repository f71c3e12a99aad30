"""Events of a stacking race are told in a few words."""

from collections.abc import Sequence

from pellmell.kit.cards import HIGHEST, Card
from pellmell.kit.messages import Event
from pellmell.kit.terminal_colours import inked
from pellmell.mechanics.stacking.messages import (
    Built,
    DutchCalled,
    Opened,
    Placed,
    Returned,
    Rotated,
    Source,
    StopDenied,
    Turned,
)
from pellmell.mechanics.stacking.rule_set import Words


def tell(event: Event, names: Sequence[str], words: Words) -> str | None:
    match event:
        case Opened():
            return f"[bold]{words.start}[/]"
        case Placed(seat=seat, card=card, source=source):
            return f"{names[seat]} {_verb(card)} {_card(card)} ({_place(source, words)})"
        case Built(seat=seat, card=card, source=source):
            return f"{names[seat]} builds {_card(card)} ({_place(source, words)}) on the {words.row}"
        case Turned(seat=seat, shows=card, again=again):
            return f"[dim]{names[seat]} {'takes up and turns' if again else 'turns'}[/] {_card(card)}"
        case Rotated():
            return f"everybody moves a card of the {words.hand} to the bottom"
        case DutchCalled(seat=seat, culprits=[]):
            return f"{names[seat]} calls Dutch!, and nobody is wrong"
        case DutchCalled(seat=seat, culprits=culprits):
            return f"{names[seat]} calls Dutch! on {', '.join(names[culprit] for culprit in culprits)}"
        case Returned(seat=seat, card=card, to=source):
            return f"{names[seat]} takes {_card(card)} back to the {_place(source, words)}"
        case StopDenied(seat=seat):
            return f"{names[seat]}'s stop does not count"
        case _:
            return None


def _verb(card: Card) -> str:
    return {1: "starts", HIGHEST: "completes"}.get(card.value, "plays")


def _place(source: Source, words: Words) -> str:
    match source:
        case "stock":
            return words.stock
        case "turned":
            return words.hand
        case _:
            return words.row


def _card(card: Card) -> str:
    return inked(f"{card.colour} {card.value}", card.colour)
