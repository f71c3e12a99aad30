"""What the gestures of all games share."""

from abc import ABC, abstractmethod
from time import monotonic
from typing import Any, ClassVar, Literal

from pellmell.kit.messages import Command
from tests.browser.hands import Hands

Way = Literal["tap", "drag", "keys"]
PATIENCE_SECONDS = 60
PHASE = """() => document.querySelector("[data-phase]")?.dataset.phase ?? null"""


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
        end, wanted = monotonic() + PATIENCE_SECONDS, (position.phase, self.expected(position))
        while (shown := self._shown()) != wanted:
            assert monotonic() < end, f"the page shows\n{shown}\nand not\n{wanted}"
            self.page.wait_for_timeout(10)

    def _shown(self) -> tuple[str | None, dict[str, Any]]:
        return self.page.evaluate(PHASE), self.page.evaluate(self.look)
