"""Positions and commands of a stacking race as text.

    middle r:aab g:a+b7c / a stock g4 r3 row b4 y2.r1 - hand g3 g4 | b5 b6 / b …

A pile of the middle is its colour and the owners of its cards from 1 up, then `+` and card and owner
for each card that lies wrong; `()` is a pile that was cleared. Before a seat: the stock from the bottom
up; the places of the row, their cards from the bottom up joined by dots, `-` for a gap; the hand in the
order of counting, what is turned over standing before the bar. A phase other than the race comes first,
and `ended stop a` after the piles says who stopped, as in `stopped: middle r:aab ended stop a / …`; or it
is `ended blocked`, `ended vote`.

    r3 > 0:r2     on pile 0, seen with the red two on top
    r3 > 0:r2b    the same, and it was the red two of b
    r3            anywhere it fits
    r1 new        a new pile
    y3 row 1:b4   on place 1 of the own row
    turn · stop · dutch
"""

import re

from pellmell.kit.cards import Card, parse_card
from pellmell.kit.messages import Command, RaceStopped
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.seats import LETTERS, Seat, letter, parse_seat
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.messages import Build, Dutch, Onto, Placed, Play, Start, Stop, Turn
from pellmell.mechanics.stacking.middle import Pile
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.mechanics.stacking.rule_set import RuleSet

WORDS: dict[str, Command] = {"turn": Turn(), "stop": Stop(), "dutch": Dutch()}
COMMAND = re.compile(r"(?P<card>\S+)(?: (?P<verb>>|row) (?P<place>\d+):(?P<top>\S+)| (?P<new>new))?")
EXAMPLES = "write r3, r3 > 0:r2, r3 > 0:r2b, r1 new, y3 row 1:b4, turn, stop or dutch"
PILE = re.compile(r"\(\)|((?P<colour>\w):(?P<owners>\w+))?(?P<wrong>(\+\w+)*)")
SECTIONS = re.compile(r"\b(stock|row|hand|calls)\b")
OVER = (Phase.STOPPED, Phase.SCORED)


class StackingNotation:
    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set

    def position(self, text: str, options: StackingOptions) -> StackingPosition:
        phase, _, rest = text.rpartition(": middle")
        head, *areas = rest.removeprefix("middle").split(" / ")
        middle, _, ended = head.partition(" ended ")
        position = StackingPosition(
            self.rule_set, options, [_area(seat, area) for seat, area in enumerate(areas)]
        )
        for number, pile in enumerate(middle.split()):
            for card, owner in _pile(pile, len(areas)):
                position.apply(_laid(position, card, owner, number))
            if pile == "()":
                position.middle.piles.append(Pile())
        position.phase = Phase(phase) if phase else Phase.RACING
        position.emptied = None
        _restore_ending(position, ended)
        return position

    def text(self, position: StackingPosition) -> str:
        phase = "" if position.phase is Phase.RACING else f"{position.phase}: "
        middle = " ".join(["middle", *map(_pile_text, position.middle.piles), *_ending_text(position.ending)])
        areas = [f"{letter(seat)} {_area_text(area)}" for seat, area in enumerate(position.areas)]
        return phase + " / ".join([middle, *areas])

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
        place, top = int(match["place"]), match["top"]
        return Play(card, _onto(place, top)) if match["verb"] == ">" else Build(card, place, parse_card(top))

    def command_text(self, command: Command) -> str:
        match command:
            case Play(card=card, onto=None):
                return str(card)
            case Play(card=card, onto=Onto(pile=pile, top=top, owner=owner)):
                return f"{card} > {pile}:{top}{'' if owner is None else letter(owner)}"
            case Start(card=card):
                return f"{card} new"
            case Build(card=card, place=place, top=top):
                return f"{card} row {place}:{top}"
            case _:
                return next(word for word, known in WORDS.items() if known == command)


def _onto(pile: int, seen: str) -> Onto:
    if seen[-1] in LETTERS:
        return Onto(pile, parse_card(seen[:-1]), parse_seat(seen[-1]))
    return Onto(pile, parse_card(seen))


def _laid(position: StackingPosition, card: Card, owner: Seat, pile: int) -> Placed:
    """A card of the middle, as if it had come from the hand."""
    area = position.areas[owner]
    area.put_back("turned", card)
    return Placed(owner, card, "turned", pile)


def _seat(text: str, players: int) -> Seat:
    seat = parse_seat(text)
    if seat >= players:
        raise ValueError(f"there is no seat {text}: nothing is said about what lies before it")
    return seat


def _pile(text: str, players: int) -> list[tuple[Card, Seat]]:
    match = PILE.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is no pile: write r:aab, r:a+g5b, +g5b or ()")
    sound = [(f"{match['colour']}{value}", owner) for value, owner in enumerate(match["owners"] or "", 1)]
    wrong = [(card[:-1], card[-1]) for card in (match["wrong"] or "").split("+")[1:]]
    return [(parse_card(card), _seat(owner, players)) for card, owner in sound + wrong]


def _restore_ending(position: StackingPosition, text: str) -> None:
    if bool(text) != (position.phase in OVER):
        raise ValueError(
            "how it ended is said of a round that is over, as in stopped: middle r:a ended vote / …"
        )
    if text:
        ending, *by = text.split()
        position.ending = RaceStopped(Ending(ending), _seat(by[0], len(position.areas)) if by else None)
    if position.phase is Phase.SCORED:
        position.score = position.result()


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


def _ending_text(ending: RaceStopped | None) -> list[str]:
    if ending is None:
        return []
    return ["ended", ending.ending, *([] if ending.by is None else [letter(ending.by)])]


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
