"""The carry look-up asks the store what people took along from their last match, before they open another.

The table goes on meanwhile; but what its clients send after it comes after it.
"""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TypeAlias

from pellmell.house.ports import Store
from pellmell.house.replies import Reply
from pellmell.house.state_machine.effects import Recall
from pellmell.house.state_machine.inputs import Input, Recalled
from pellmell.kit.game import Carried
from pellmell.kit.time_units import Milliseconds

Step: TypeAlias = Callable[[Input, int | None], object]


class CarryLookup:
    """`awaited` is what the store has not answered yet: meanwhile, whatever is sent to the table is held."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.awaited: Reply[dict[str, Carried]] | None = None
        self._held: list[tuple[Input, Milliseconds | None]] = []

    def ask(self, wanted: Recall, step: Step, at: Milliseconds | None) -> None:
        """A store that answers at once has done so when this returns, and the table has gone on by `step`."""
        self.awaited = self._store.carry(wanted.game, wanted.people)
        if self.awaited.done():
            self._found(wanted, step, at, self.awaited)
        else:
            self.awaited.add_done_callback(partial(self._found, wanted, step, None))

    def hold(self, input: Input, at: Milliseconds | None) -> bool:
        """It is kept until the answer is there: so far, nothing is wrong with it."""
        self._held.append((input, at))
        return True

    def stop(self) -> None:
        """Nothing more happens at the table, whatever is found."""
        self.awaited = None

    def _found(
        self, wanted: Recall, step: Step, at: Milliseconds | None, found: "Future[dict[str, Carried]]"
    ) -> None:
        if self.awaited is not found:
            return
        self.awaited = None
        carry = found.result() if found.exception() is None else None
        step(Recalled(wanted.game, wanted.people, carry), at)
        held, self._held = self._held, []
        for input, came in held:
            self._go_on(step, input, came)

    def _go_on(self, step: Step, input: Input, at: Milliseconds | None) -> None:
        """With what was held, unless that before it has asked again."""
        if self.awaited is None:
            step(input, at)
        else:
            self.hold(input, at)
