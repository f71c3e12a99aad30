"""Slips are mistakes of the hand: it lays a card elsewhere than it meant to."""

from pellmell.kit.cards import Card
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.mechanics.stacking.judgement.memory import SeenMiddle
from pellmell.mechanics.stacking.messages import Play


def misplaced(command: Command, middle: SeenMiddle, chance: Stream) -> Command:
    """On a pile that looks like the right one: the colour is right or the value is, but not both."""
    if not isinstance(command, Play) or command.onto is None:
        return command
    card, meant = command.card, command.onto
    alike = [number for number, top in middle.tops() if number != meant.pile and _looks_right(card, top)]
    if not alike:
        return command
    return Play(card, middle.as_seen(chance.pick(alike), with_owner=meant.owner is not None))


def _looks_right(card: Card, top: Card) -> bool:
    off = abs(card.value - 1 - top.value)
    return off == 0 if top.colour != card.colour else off == 1
