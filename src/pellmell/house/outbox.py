"""What was decided, and may be told once it is written. Decide ahead, tell after."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pellmell.house.crowd import Crowd, Member
from pellmell.house.numbered import Numbered
from pellmell.house.world import World


@dataclass(slots=True)
class Letter:
    """A frame for everybody, or for one member, or something to do when its turn has come."""

    frame: bytes = b""
    to: Member | None = None
    action: Callable[[], None] | None = None
    writes: bool = False  # it waits for the disk
    arrived: float = 0.0


class Outbox:
    """Letters go out in their order; one that need not be written waits for those before it.

    What goes out together goes over each line at once, to everybody first and to one after that.
    """

    def __init__(self, world: World, crowd: Crowd, numbered: Numbered) -> None:
        self._time = world.time
        self._counts = world.counts
        self._crowd = crowd
        self._numbered = numbered
        self._letters: deque[Letter] = deque()

    def __len__(self) -> int:
        return len(self._letters)

    def post(self, letter: Letter) -> None:
        self._letters.append(letter)
        if len(self._letters) == 1 and not letter.writes:
            self.written(0)

    def written(self, count: int) -> None:
        """So many more letters are safe on the disk."""
        letters = self._letters
        public: list[bytes] = []
        private: dict[Member, list[bytes]] = {}
        while letters and (count or not letters[0].writes):
            letter = letters.popleft()
            if letter.writes:
                count -= 1
            if letter.to is not None:
                private.setdefault(letter.to, []).append(letter.frame)
            elif letter.frame:
                public.append(letter.frame)
                if letter.arrived:
                    self._observe(letter.arrived)
            if letter.action is not None:
                self._tell(public, private)
                public, private = [], {}
                letter.action()
        if public or private:
            self._tell(public, private)

    def _tell(self, public: list[bytes], private: Mapping[Member, list[bytes]]) -> None:
        self._numbered.tell(public)
        self._counts.frames += len(public)
        self._crowd.tell(public, private)

    def _observe(self, arrived: float) -> None:
        self._counts.latency.observe(self._time.exactly() - arrived)
