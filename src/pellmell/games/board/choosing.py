"""Choosing cards: each player says which cards go onto the player board, and which come off it.

The slower a player was, the more cards go onto the player board (BRD-25), as the player chooses (BRD-26).
They are out of play, but one card is always played (BRD-27), and one player always plays with all: what
everybody has on the player board comes off again (BRD-28).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from pellmell.games.board.material import CARDS, UPRIGHT, Card, in_order
from pellmell.games.board.messages import Choose, Chosen
from pellmell.kit.chance import Stream
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import Seat

TIME_MS = 20_000
MOST_ASIDE = len(CARDS) - 1  # BRD-27: one card is always played


class Duty(Struct, frozen=True, omit_defaults=True):
    """How many cards a seat has to put onto its player board, and then to take off it."""

    on: int = 0
    off: int = 0


def duties(aside: Sequence[Sequence[Card]], gained: Sequence[int]) -> list[Duty]:
    """One player always plays with all cards: the smallest number comes off everybody's board (BRD-28).
    Only then too many are too many (BRD-27)."""
    on = [min(more, len(CARDS) - len(cards)) for cards, more in zip(aside, gained, strict=True)]
    off = min(len(cards) + more for cards, more in zip(aside, on, strict=True))
    most = [MOST_ASIDE + off - len(cards) for cards in aside]
    return [Duty(min(more, limit), off) for more, limit in zip(on, most, strict=True)]


def leaves_no_choice(duty: Duty, aside: Sequence[Card]) -> bool:
    return duty == Duty() or len(aside) + duty.on == duty.off


def choices(duty: Duty, aside: Sequence[Card]) -> Iterator[Choose]:
    played = [card for card in CARDS if card not in aside]
    for on in combinations(played, duty.on):
        for off in combinations(in_order([*aside, *on]), duty.off):
            yield Choose(on, off)


def random_choice(seat: Seat, duty: Duty, aside: Sequence[Card], chance: Stream) -> Chosen:
    on = chance.shuffled([card for card in CARDS if card not in aside])[: duty.on]
    off = chance.shuffled(in_order([*aside, *on]))[: duty.off]
    return Chosen(seat, tuple(in_order(on)), tuple(in_order(off)))


def chosen(seat: Seat, command: Choose, duty: Duty, aside: Sequence[Card]) -> Chosen:
    on, off = _upright(command.on), _upright(command.off)
    if len(on) != duty.on:
        raise Refusal("BRD-26", f"put {duty.on} cards onto your player board, not {len(on)}")
    if len(off) != duty.off:
        raise Refusal("BRD-28", f"take {duty.off} cards off your player board, not {len(off)}")
    if there := [card for card in on if card in aside]:
        raise Refusal("BRD-26", f"{there[0]} is on your player board already")
    if strange := [card for card in off if card not in aside and card not in on]:
        raise Refusal("BRD-26", f"{strange[0]} is not on your player board")
    return Chosen(seat, on, off)


def after(choice: Chosen, aside: Sequence[Card]) -> list[Card]:
    return in_order(card for card in [*aside, *choice.on] if card not in choice.off)


def _upright(cards: Sequence[Card]) -> tuple[Card, ...]:
    if any(card not in UPRIGHT for card in cards):
        raise Malformed("a card has two different colours")
    upright = {UPRIGHT[card] for card in cards}
    if len(upright) < len(cards):
        raise Malformed("each card is there once")
    return tuple(in_order(upright))
