"""Recordings of what goes over one player's line, frame by frame. Each line of one is one of these:

said        what the player's client says
heard       what the house says
lost        the line is lost here; a new `hello` follows
shown       a snapshot, as somebody who joins now is sent it, and the player's `seat`
"""

from typing import Any

import msgspec

from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command
from pellmell.testing import Town
from pellmell.wire.requests import TableSettings
from tests.client.seats import Evening, MirrorGuest, MirrorLine

CODE, TOKEN = "PEACHY", "the-token-that-holds-this-seat"
SHOWN_EVERY = 12  # steps
NEVER_A_BOT = TableSettings(away="on")  # bots play differently every time


class WrittenLine(MirrorLine):
    def __init__(self, guest: "WrittenGuest") -> None:
        super().__init__(guest.mirror)
        self.guest = guest

    def write(self, packed: bytes) -> None:
        if not self.cut:
            for text in packed.splitlines():
                self.guest.write("heard", text)
        super().write(packed)


class WrittenGuest(MirrorGuest):
    """A guest whose frames are written down, both ways."""

    def __init__(self, town: Town, code: str, name: str) -> None:
        self.lines: list[bytes] = []
        super().__init__(town, code, name)

    def write(self, what: str, frame: Any) -> None:
        content = frame if isinstance(frame, bytes) else msgspec.json.encode(frame)
        self.lines.append(b'{"%s":%s}' % (what.encode(), content))

    def come(self) -> None:
        self.line = WrittenLine(self)
        self.table = self.town.find(self.code)
        hello = self.mirror.hello()
        self.write("said", hello)
        self.member = self.table.enter(self.line, hello)
        self.town.write()
        for frame in self.mirror.again():
            self.say(frame)

    def lose_line(self) -> None:
        self.write("lost", True)
        super().lose_line()

    def do(self, command: Command) -> Any:
        frame = self.mirror.send(command)
        self.say(frame)
        return self.answer(frame.n)

    def say(self, frame: Any) -> None:
        self.write("said", frame)
        self.table.receive(self.member, frame)
        self.town.write()

    def show(self) -> None:
        self.check()
        seat = b"null" if self.mirror.seat is None else b"%d" % self.mirror.seat
        self.lines.append(b'{"shown":%s,"seat":%s}' % (self.live.snapshot(), seat))

    def written(self) -> bytes:
        """With names in the place of what is different every time."""
        text = b"\n".join(self.lines) + b"\n"
        for line in self.lines:
            if b'"frame":"seated"' in line or b'"frame":"listed"' in line:
                token = msgspec.json.decode(line)["heard"]["token"]
                text = text.replace(token.encode(), TOKEN.encode())
        return text.replace(self.code.encode(), CODE.encode())


class Recording(Evening):
    """Anna, whose line is written down, plays with Ben and Cleo."""

    anna: WrittenGuest

    def __init__(self, game: str, settings: TableSettings = NEVER_A_BOT, **options: Any) -> None:
        self.town = Town()
        self.code = self.town.open(game, settings, **options)
        self.anna = WrittenGuest(self.town, self.code, "Anna")
        self.ben, self.cleo = self.guest("Ben"), self.guest("Cleo")
        self.guests = [self.anna, self.ben, self.cleo]
        self.chance = Chance(seed_from(game)).stream("recording")

    def play_on(self, steps: int, who: list[MirrorGuest] | None = None) -> None:
        """Shown now and then."""
        for number in range(steps):
            if not self.play(1, who or self.guests):
                break
            if number % SHOWN_EVERY == 0 and self.anna in (who or self.guests):
                self.anna.show()
        self.anna.show()


def race(game: str, steps: int, **options: Any) -> bytes:
    """A race with a lost line in it, short enough to be told frame by frame, and a long one that is not."""
    evening = Recording(game, **options)
    evening.open()
    evening.play_on(steps)
    for gap in (4, 150):
        evening.anna.lose_line()
        evening.play(gap, [evening.ben, evening.cleo])
        evening.anna.come()
        evening.play_on(20)
    return evening.anna.written()
