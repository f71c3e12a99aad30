"""How a person does in the page what the engine says, three ways each: what the gestures of all games share.

Those of a game are `GESTURES` in `tests/games/GAME/gestures.py`.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Literal

from pellmell.kit.messages import Command
from tests.browser.hands import Hands

Way = Literal["tap", "drag", "keys"]
PATIENCE_SECONDS = 60

# The page looks by itself: to ask it again and again would be much of a test's work. Frames would be, too.
WAIT = """async ({ wanted, patience }) => {
    const look = LOOK;
    const shown = () => [document.querySelector("[data-phase]")?.dataset.phase ?? null, look()];
    const isPlain = (thing) => Object(thing) !== thing;
    const same = (one, other) => isPlain(one) || isPlain(other) ? one === other
        : Object.keys({ ...one, ...other }).every((key) => same(one[key], other[key]));
    const end = performance.now() + patience;
    const pause = () => new Promise((over) => setTimeout(over, 20));
    while (!same(shown(), wanted) && performance.now() < end) await pause();
    return shown();
}"""


class Gestures(ABC):
    """`look` is a script that tells what the page shows of a round, in the terms of `expected`."""

    look: ClassVar[str]

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.person = hands.person
        self.page = hands.page

    @abstractmethod
    def expected(self, position: Any) -> dict[str, Any]:
        """What the page should show of it."""

    @abstractmethod
    def tap(self, position: Any, command: Command) -> None: ...

    @abstractmethod
    def drag(self, position: Any, command: Command) -> None: ...

    @abstractmethod
    def keys(self, position: Any, command: Command) -> None: ...

    def perform(self, way: Way, position: Any, command: Command) -> None:
        by_way = {"tap": self.tap, "drag": self.drag, "keys": self.keys}
        by_way[way](position, command)

    def wait_for(self, position: Any) -> None:
        """Until the page shows the round as it stands: people look before they act."""
        wanted = [str(position.phase), self.expected(position)]
        script = WAIT.replace("LOOK", self.look)
        shown = self.page.evaluate(script, {"wanted": wanted, "patience": PATIENCE_SECONDS * 1000})
        assert shown == wanted, f"the page shows\n{shown}\nand not\n{wanted}"
