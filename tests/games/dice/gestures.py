"""How a person does in the page what the engine says, in Ligretto Dice."""

from typing import Any

from playwright.sync_api import Locator

from pellmell.games.dice.dice import COLOURS, FACES, Die
from pellmell.games.dice.messages import Place, Roll
from pellmell.games.dice.position import DicePosition
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Command
from tests.browser.beside import PAGE
from tests.browser.gestures import Gestures
from tests.browser.hands import Point, box_of

KEYS = {Colour.RED: "KeyJ", Colour.YELLOW: "KeyK", Colour.GREEN: "KeyL", Colour.BLUE: "Semicolon"}
ROLL_KEY = "Space"
FIRST_PLACE = 2  # after the band and the sign


class DiceGestures(Gestures):
    look = """() => {
        const labels = (pieces) => [...document.querySelectorAll(pieces)].map((piece) => piece.ariaLabel);
        const rows = labels("li[aria-label]").map((row) => row.match(/^(\\w+) row, (?:needs a (\\d)|full)$/));
        return {
            dice: labels("fieldset button:enabled").filter((name) => /^\\w+ \\d$/.test(name)).sort(),
            wanted: Object.fromEntries(rows.filter(Boolean).map(([, row, face]) => [row, Number(face ?? 7)])),
        };
    }"""

    def expected(self, position: DicePosition) -> dict[str, Any]:
        return {
            "dice": sorted(map(_named, position.dice[PAGE])),
            "wanted": {str(colour): position.wanted(colour) for colour in COLOURS},
        }

    def tap(self, position: DicePosition, command: Command) -> None:
        match command:
            case Place(die=die):
                self.hands.tap(self._die(die))
            case Roll():
                self.hands.tap(self.page.get_by_role("button", name="Roll all"))
            case _:
                raise NotImplementedError(command)

    def drag(self, position: DicePosition, command: Command) -> None:
        match command:
            case Place(die=die):
                self.hands.drag(*self.to_its_place(die))
            case _:
                self.tap(position, command)

    def keys(self, position: DicePosition, command: Command) -> None:
        self.hands.press(KEYS[command.die.colour] if isinstance(command, Place) else ROLL_KEY)

    def to_its_place(self, die: Die) -> tuple[Point, Point]:
        """From where it lies to where it belongs."""
        row = self.page.locator(f'li[aria-label^="{die.colour} row"] > div')
        place = row.nth(FIRST_PLACE + FACES.index(die.face))
        return box_of(self._die(die)).middle, box_of(place).middle

    def _die(self, die: Die) -> Locator:
        return self.page.locator(f'fieldset button:enabled[aria-label="{_named(die)}"]').first


def _named(die: Die) -> str:
    return f"{die.colour} {die.face}"


GESTURES = DiceGestures
