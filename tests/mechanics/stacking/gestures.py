"""How a person does in the page what the engine says, in Ligretto and Dutch Blitz."""

from typing import Any

from playwright.sync_api import Locator

from pellmell.kit.cards import HIGHEST, Card
from pellmell.kit.messages import Command
from pellmell.mechanics.stacking.messages import Build, Play, Source, Start, Stop, Turn
from pellmell.mechanics.stacking.position import StackingPosition
from tests.browser.beside import PAGE
from tests.browser.gestures import Gestures
from tests.browser.hands import Point, box_of

KEYS: dict[Source, str] = dict(enumerate(["KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"]))
KEYS |= {"stock": "KeyF", "turned": "KeyD"}
TURN_KEY, STOP_KEY = "Space", "Enter"
ABOVE_FINGER = 0.22  # of a card: how far its middle floats above the finger


class StackingGestures(Gestures):
    look = """() => {
        const said = (piece) => piece.ariaLabel ?? piece.querySelector(".only-spoken").textContent;
        const card = (piece) => said(piece).match(/(red|green|blue|yellow) \\d+/)?.[0] ?? null;
        const all = (name) => [...document.querySelectorAll(`[data-${name}]`)]
            .map((piece) => [piece.dataset[name], card(piece)]);
        const { hand, ...own } = Object.fromEntries(all("own"));
        return { own, piles: Object.fromEntries(all("pile").filter(([, top]) => !top?.endsWith(" 10"))) };
    }"""

    def expected(self, position: StackingPosition) -> dict[str, Any]:
        """A pile that is complete is cleared away in its own time."""
        area = position.areas[PAGE]
        row = {str(place): _named(pile[-1] if pile else None) for place, pile in enumerate(area.row)}
        piles = {str(number): pile for number, pile in enumerate(position.middle.piles)}
        return {
            "own": {**row, "stock": _named(area.stock_top), "turned": _named(area.visible)},
            "piles": {
                number: _named(pile.top) for number, pile in piles.items() if len(pile.cards) < HIGHEST
            },
        }

    def tap(self, position: StackingPosition, command: Command) -> None:
        match command:
            case Turn():
                self.hands.tap(self._own("hand"))
            case Stop():
                self.hands.tap(self.page.get_by_role("button", name=position.rule_set.words.stop))
            case Play(card=card) | Start(card=card):
                self.hands.tap(self._own(_source(position, card)))
            case Build(card=card, place=place):
                self.hands.tap(self._own(_source(position, card)))
                if len(_places(position, card)) > 1:
                    self.hands.tap(self._own(place))
            case _:
                raise NotImplementedError(command)

    def drag(self, position: StackingPosition, command: Command) -> None:
        match command:
            case Play(card=card, onto=onto) if onto:
                self._drag(position, card, self.page.locator(f'[data-pile="{onto.pile}"]'))
            case Start(card=card):
                self._drag(position, card, self.page.locator(f'[data-free="{card.colour}"]'))
            case Build(card=card, place=place):
                self._drag(position, card, self._own(place))
            case _:
                self.tap(position, command)

    def _drag(self, position: StackingPosition, card: Card, onto: Locator) -> None:
        start, end = box_of(self._own(_source(position, card))), box_of(onto).middle
        self.hands.drag(start.middle, Point(end.x, end.y + ABOVE_FINGER * start.height))

    def keys(self, position: StackingPosition, command: Command) -> None:
        match command:
            case Turn():
                self.hands.press(TURN_KEY)
            case Stop():
                self.hands.press(STOP_KEY)
            case Play(card=card) | Start(card=card):
                self.hands.press(KEYS[_source(position, card)])
            case Build(card=card, place=place):
                self.hands.press(KEYS[_source(position, card)])
                if len(places := _places(position, card)) > 1:
                    self.hands.press(f"Digit{places.index(place) + 1}")
            case _:
                raise NotImplementedError(command)

    def _own(self, source: Source | str) -> Locator:
        return self.page.locator(f'[data-own="{source}"]')


def _named(card: Card | None) -> str | None:
    return f"{card.colour} {card.value}" if card else None


def _source(position: StackingPosition, card: Card) -> Source:
    source = position.areas[PAGE].source_of(card)
    assert source is not None
    return source


def _places(position: StackingPosition, card: Card) -> list[int]:
    return [place for place in range(len(position.areas[PAGE].row)) if position.may_build(card, place, PAGE)]
