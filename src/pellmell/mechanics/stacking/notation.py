"""Positions and commands of a stacking race as text.

    middle r:aab g:a+b7c / a stock g4 r3 row b4 y2.r1 - hand g3 g4 | b5 b6 / b …

A pile of the middle is its colour and the owners of its cards from 1 up, then `+` and card and owner
for each card that lies wrong; `()` is a pile that was cleared. Before a seat: the stock from the bottom
up; the places of the row, their cards from the bottom up joined by dots, `-` for a gap; the hand in the
order of counting, what is turned over standing before the bar. A phase other than the race comes first,
as in `stopped: middle …`.

    r3 > 0:r2     on pile 0, seen with the red two on top
    r3            anywhere it fits
    r1 new        a new pile
    y3 row 1:b4   on place 1 of the own row
    turn · stop · dutch
"""

import re

from pellmell.kit.cards import Card, parse_card
from pellmell.kit.colours import BY_LETTER
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat, letter, parse_seat
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.messages import Build, Dutch, Onto, Placed, Play, Start, Stop, Turn
from pellmell.mechanics.stacking.middle import Middle, Pile
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.mechanics.stacking.rulebook import Rulebook, StackingOptions

WORDS: dict[str, Command] = {"turn": Turn(), "stop": Stop(), "dutch": Dutch()}
COMMAND = re.compile(r"(?P<card>\S+)(?: (?P<verb>>|row) (?P<place>\d+):(?P<top>\S+)| (?P<new>new))?")
EXAMPLES = "write r3, r3 > 0:r2, r1 new, y3 row 1:b4, turn, stop or dutch"
SECTIONS = re.compile(r"\b(stock|row|hand|calls)\b")


class StackingNotation:
    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def position(self, text: str, options: StackingOptions) -> StackingPosition:
        phase, _, rest = text.rpartition(": middle")
        middle, *areas = rest.removeprefix("middle").split(" / ")
        position = StackingPosition(
            self.rulebook, options, [_area(seat, area) for seat, area in enumerate(areas)]
        )
        for number, pile in enumerate(middle.split()):
            for source_card, owner in _pile(pile):
                position.apply(_laid(position, source_card, owner, number))
            if pile == "()":
                position.middle.piles.append(Pile())
        position.phase = Phase(phase) if phase else Phase.RACING
        position.emptied = None
        return position

    def text(self, position: StackingPosition) -> str:
        phase = "" if position.phase is Phase.RACING else f"{position.phase}: "
        middle = f"{phase}middle {_middle_text(position.middle)}".strip()
        areas = [f"{letter(seat)} {_area_text(area)}" for seat, area in enumerate(position.areas)]
        return " / ".join([middle, *areas])

    def command(self, text: str) -> Command:
        if text in WORDS:
            return WORDS[text]
        match = COMMAND.fullmatch(text)
        if not match:
            raise ValueError(f"{text!r} is no command: {EXAMPLES}")
        card = parse_card(match["card"])
        if match["new"]:
            return Start(card)
        if not match["verb"]:
            return Play(card)
        place, top = int(match["place"]), parse_card(match["top"])
        return Play(card, Onto(place, top)) if match["verb"] == ">" else Build(card, place, top)

    def command_text(self, command: Command) -> str:
        match command:
            case Play(card=card, onto=None):
                return str(card)
            case Play(card=card, onto=Onto(pile=pile, top=top)):
                return f"{card} > {pile}:{top}"
            case Start(card=card):
                return f"{card} new"
            case Build(card=card, place=place, top=top):
                return f"{card} row {place}:{top}"
            case _:
                return next(word for word, known in WORDS.items() if known == command)


def _laid(position: StackingPosition, card: Card, owner: int, pile: int) -> Placed:
    """A card of the middle, as if it had come from the hand."""
    area = position.areas[owner]
    area.put_back("turned", card)
    return Placed(owner, card, "turned", pile)


def _pile(text: str) -> list[tuple[Card, int]]:
    if text == "()":
        return []
    sound, *wrong = text.split("+")
    colour, _, owners = sound.partition(":")
    cards = [(Card(BY_LETTER[colour], value), parse_seat(owner)) for value, owner in enumerate(owners, 1)]
    return cards + [(parse_card(card[:-1]), parse_seat(card[-1])) for card in wrong]


def _area(seat: Seat, text: str) -> Area:
    name, *parts = SECTIONS.split(text)
    if name.strip() != letter(seat):
        raise ValueError(f"{text!r} does not begin with {letter(seat)}, the letter of its seat")
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    places = sections.get("row", "").split()
    turned, _, rest = sections.get("hand", "").rpartition("|")
    return Area(
        stock=_cards(sections.get("stock", "")),
        row=[[] if place == "-" else _cards(place.replace(".", " ")) for place in places],
        hand=_cards(turned) + _cards(rest),
        turned=len(_cards(turned)),
        false_calls=int(sections.get("calls", 0)),
    )


def _cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def _middle_text(middle: Middle) -> str:
    return " ".join(_pile_text(pile) for pile in middle.piles)


def _pile_text(pile: Pile) -> str:
    if not pile.cards:
        return "()"
    owners = "".join(letter(owner) for owner in pile.owners[: pile.sound])
    wrong = zip(pile.cards[pile.sound :], pile.owners[pile.sound :], strict=True)
    return (f"{pile.cards[0].colour.letter}:{owners}" if owners else "") + "".join(
        f"+{card}{letter(owner)}" for card, owner in wrong
    )


def _area_text(area: Area) -> str:
    turned, rest = area.hand[: area.turned], area.hand[area.turned :]
    bar = [*map(str, turned), "|"] if turned else []
    words = [
        "stock",
        *map(str, area.stock),
        "row",
        *(".".join(map(str, place)) or "-" for place in area.row),
        "hand",
        *bar,
        *map(str, rest),
    ]
    return " ".join(words + (["calls", str(area.false_calls)] if area.false_calls else []))
