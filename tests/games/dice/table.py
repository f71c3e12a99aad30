"""The test language: a position, who does what, and what the table looks like then.

A move is a seat and a command, as in `a r3` or `b roll`; `house start`, `house score` and `house end`
are the signal, the score and the vote of all.
"""

import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.notation import DiceNotation
from pellmell.games.dice.options import DiceOptions
from pellmell.games.dice.position import DicePosition
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command, EndRound, Event, TimeUp
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, Seat, parse_seat

OPTIONS = DiceOptions()
EVERY_COMMAND = [
    GAME.notation.command(text) for text in (*(f"{c}{n}" for c in "rygb" for n in range(1, 7)), "roll")
]


def dealt(players: int, seed: object = 0, options: DiceOptions = OPTIONS) -> DicePosition:
    return GAME.deal(options, players, Chance(seed_from(str(seed))))


def racing(players: int, seed: object = 0, options: DiceOptions = OPTIONS) -> DicePosition:
    position = dealt(players, seed, options)
    position.perform(HOUSE, TimeUp("start"))
    return position


def at(text: str) -> DicePosition:
    return DiceNotation().position(text, OPTIONS)


def move(text: str) -> tuple[Seat, Command]:
    who, _, what = text.partition(" ")
    if who != "house":
        return parse_seat(who), GAME.notation.command(what)
    return HOUSE, EndRound() if what == "end" else TimeUp(what)


def perform(position: DicePosition, *moves: str) -> list[Event]:
    return [event for text in moves for event in position.perform(*move(text))]


def after(text: str, *moves: str) -> str:
    position = at(text)
    perform(position, *moves)
    return GAME.notation.text(position)


def refused(position: DicePosition, text: str) -> Refusal:
    """Why the move is refused; it has changed nothing."""
    before, seen = GAME.notation.text(position), vars(position.view())
    with pytest.raises(Refusal) as caught:
        perform(position, text)
    assert (GAME.notation.text(position), vars(position.view())) == (before, seen)
    return caught.value
