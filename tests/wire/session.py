"""A short session at a real table, as Ada's client sends and receives it: the example of docs/protocol.md."""

from textwrap import fill

import msgspec
from msgspec import Raw

from pellmell.kit.cards import parse_card
from pellmell.kit.chance import seed_from
from pellmell.kit.messages import Command
from pellmell.mechanics.stacking.messages import Onto, Play, Start, Turn
from pellmell.play.messages import Open, Ready, VoteToEnd
from pellmell.testing import Guest, Town
from pellmell.wire.frames import PROTOCOL, Frame, Hello, Refused, Send
from pellmell.wire.requests import React, Reaction, SitDown

CODE, TOKEN, SECRET = "PEACHY", "the-token-that-holds-this-seat", "the-secret-that-Ada-is-known-by"
WIDTH = 120  # of lines of docs
SENT, RECEIVED = "→", "←"
FIRST_SEED = 113  # the deal after it has a 1 for Ada, and the same 2 for both


class QuietTown(Town):
    """Without chance: the same session every time."""

    def _seed(self) -> bytes:
        return seed_from(f"session {FIRST_SEED + next(self.seeds)}")


class Writer(Guest):
    """A guest whose frames are written down, both ways."""

    def __init__(self, town: Town, code: str, hello: Hello) -> None:
        super().__init__(town, town.find(code), hello, delay=24)
        self.line.bytes.insert(0, _sent(hello))

    def send(self, command: bytes, seen: int | None = None) -> Refused | None:
        frame = Send(self.n + 1, Raw(command), self.number if seen is None else seen)
        self.line.bytes.append(_sent(frame))
        return super().send(command, seen)

    def written(self) -> list[str]:
        """What was written since it was last asked."""
        lines = [line.decode() for line in self.line.bytes]
        self.line.bytes.clear()
        return [line if line.startswith(SENT) else f"{RECEIVED} {line}" for line in lines]


def _sent(frame: Frame) -> bytes:
    return f"{SENT} ".encode() + msgspec.json.encode(frame)


class Session:
    def __init__(self) -> None:
        self.town = QuietTown()
        self.code = self.town.open("ligretto")
        self.steps: list[tuple[str, list[str]]] = []
        self.ada = Writer(self.town, self.code, Hello(PROTOCOL))
        self.play()

    def play(self) -> None:
        ada, tell = self.ada, self.tell
        self.town.pass_time(300)
        tell("Ada's client says hello. It is new here, so it is sent the whole table.")
        self.do(ada, SitDown("Ada"))
        tell(
            "She takes a seat. Everybody is told that she sat down; the token and the secret are hers alone."
        )
        ben = self.town.come(self.code, "Ben")
        tell("Ben comes, watches for a moment, and sits down.")
        self.do(ada, Open())
        tell("Ada is the host, and opens the match. The house promises a seed by its hash.")
        self.do(ada, Ready("c0ffee"))
        tell("She is ready, and throws a number into the deal.")
        self.do(ben, Ready("7ea5"))
        tell("So is Ben: the round is dealt. Its view comes along; no card in it has a face yet.")
        self.town.pass_time(3000)
        tell("The timer `start` is up: the race is on. Ada is sent her next cards ahead.")
        self.race(ben)
        self.lose_line(ben)
        self.do(self.ada, React(Reaction.BRAVO))
        tell("She has a kind word. Nothing happened at the table, so the answer is `done`.")
        self.end(ben)

    def race(self, ben: Guest) -> None:
        one, two = parse_card("b1"), parse_card("b2")
        self.do(self.ada, Start(one), after=900)
        self.tell("Ada starts a pile with her blue 1. The stock fills the gap in her row.")
        seen = self.ada.number
        self.do(ben, Play(two, Onto(0, one)), after=450)
        self.do(self.ada, Play(two, Onto(0, one)), after=30, seen=seen)
        self.tell(
            "Ben lays his blue 2 on it. Ada's arrives 30 ms later: she had not seen frame 10 yet. "
            "He has 20 ms of line to his credit; she has nothing, since the card under it is her own."
        )
        self.do(self.ada, Play(parse_card("r3")), after=600)
        self.tell("A red 3 fits nowhere: the refusal names the rule.")

    def lose_line(self, ben: Guest) -> None:
        """And come back with what was seen last."""
        token, number, count = self.ada.token, self.ada.number, self.ada.n
        self.ada.lose_line()
        self.do(ben, Turn(), after=800)
        self.ada.written()
        self.ada = Writer(self.town, self.code, Hello(PROTOCOL, token, epoch=1, seen=number))
        self.ada.n = count
        self.tell("Ada's line is lost for a second. She comes back with her token and what she has seen.")

    def end(self, ben: Guest) -> None:
        self.do(self.ada, VoteToEnd(), after=500)
        self.do(ben, VoteToEnd(), after=500)
        self.tell("Dinner is ready: both vote to end the round as it stands.")
        self.town.pass_time(2000)
        self.tell("It is scored, and its seed is told. The next one is promised at once.")

    def do(self, guest: Guest, command: Command, after: int = 300, seen: int | None = None) -> None:
        self.town.pass_time(after)
        guest.do(command, seen)

    def tell(self, caption: str) -> None:
        self.steps.append((caption, self.ada.written()))

    def page(self) -> str:
        """For people, with names in the place of what is secret and different every time."""
        text = "\n\n".join(
            "\n".join([fill(caption, WIDTH), "", "```text", *lines, "```"]) for caption, lines in self.steps
        )
        for secret, name in zip(self._secrets(), (CODE, TOKEN, SECRET), strict=True):
            text = text.replace(secret, name)
        return text

    def _secrets(self) -> tuple[str, str, str]:
        seated = next(line for _, lines in self.steps for line in lines if '"frame":"seated"' in line)
        answer = msgspec.json.decode(seated.removeprefix(RECEIVED))
        return self.code, answer["token"], answer["secret"]
