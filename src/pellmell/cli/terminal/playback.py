"""The playback of a timeline: what time and keys do to it."""

import re
from collections.abc import Callable

from pellmell.cli.terminal.keyboard import CLOSED
from pellmell.cli.timeline.timeline import Timeline
from pellmell.kit.time_units import IN_A_MINUTE, Seconds, to_milliseconds

SPEEDS = (0.25, 0.5, 1, 2, 4, 8, 16, 32, 64)
LONGEST_S = 0.25  # a terminal that was stopped for a while misses nothing
HOLD_S = 3.0
HOLD_QUICK_S = 12.0  # divided by the speed
LONGEST_PROMPT = 12

PLACE = re.compile(r"(?:(?P<minutes>\d+):(?P<seconds>\d{1,2}(?:\.\d*)?)|(?P<move>\d+))")


class Playback:
    """A timeline that runs, stands still, or is wound by its keys."""

    def __init__(self, timeline: Timeline, speed: float, leaves_at_end: bool) -> None:
        self.timeline = timeline
        self.speed = speed
        self.playing = True
        self.done = False
        self.prompt: str | None = None  # what was typed after g
        self._leaves_at_end = leaves_at_end
        self._clock = 0.0
        self._hold = 0.0
        self._keys: dict[str, Callable[[], None]] = {
            "space": self._play_or_pause,
            "right": lambda: self._wind(lambda: timeline.go_to(timeline.scene.number + 1)),
            "left": lambda: self._wind(lambda: timeline.go_to(timeline.scene.number - 1)),
            "n": lambda: self._jump(timeline.next_round),
            "p": lambda: self._jump(timeline.previous_round),
            "up": self._faster,
            "down": self._slower,
            "g": self._ask,
            "q": self._leave,
            CLOSED: self._leave,
        }

    @property
    def at_end(self) -> bool:
        return self.timeline.next() is None

    def press(self, key: str) -> None:
        if self.prompt is not None and key != CLOSED:
            self._type(key)
        elif action := self._keys.get(key):
            action()

    def pass_time(self, seconds: Seconds) -> bool:
        """So much time goes by; says whether there is something new to see."""
        seconds = min(seconds, LONGEST_S)
        if not self.playing or self.prompt is not None:
            return False
        if self._hold > 0:
            self._hold -= seconds
            return False
        before = self.timeline.scene.number
        self._run(seconds)
        return self.timeline.scene.number != before

    def _run(self, seconds: Seconds) -> None:
        self._clock += to_milliseconds(seconds) * self.speed
        while (step := self.timeline.next()) is not None and step.at <= self._clock:
            self.timeline.forward()
            if step.closes_round:  # time for the scores
                self._clock = step.at
                self._hold = min(HOLD_S, HOLD_QUICK_S / self.speed)
                return
        if step is None:
            self.playing = False
            self.done = self._leaves_at_end

    def _play_or_pause(self) -> None:
        if not self.playing and self.at_end:
            self._jump(lambda: self.timeline.go_to(0))
        self.playing = not self.playing
        self._clock = self.timeline.scene.at

    def _wind(self, wind: Callable[[], None]) -> None:
        self.playing = False
        self._jump(wind)

    def _jump(self, wind: Callable[[], None]) -> None:
        wind()
        self._clock = self.timeline.scene.at
        self._hold = 0.0

    def _faster(self) -> None:
        self.speed = min((speed for speed in SPEEDS if speed > self.speed), default=self.speed)

    def _slower(self) -> None:
        self.speed = max((speed for speed in SPEEDS if speed < self.speed), default=self.speed)

    def _ask(self) -> None:
        self.prompt = ""

    def _leave(self) -> None:
        self.done = True

    def _type(self, key: str) -> None:
        assert self.prompt is not None
        match key:
            case "enter":
                place, self.prompt = self.prompt, None
                self._go_to(place)
            case "escape" | "q":
                self.prompt = None
            case "backspace":
                self.prompt = self.prompt[:-1]
            case _ if key in "0123456789:." and len(self.prompt) < LONGEST_PROMPT:
                self.prompt += key
            case _:
                pass

    def _go_to(self, place: str) -> None:
        """`1:30` is a time, `412` the number of a move."""
        if not (found := PLACE.fullmatch(place)):
            return
        if found["move"]:
            self._wind(lambda: self.timeline.go_to(int(found["move"])))
        else:
            at = int(found["minutes"]) * IN_A_MINUTE + round(to_milliseconds(float(found["seconds"])))
            self._wind(lambda: self.timeline.go_to_time(at))
