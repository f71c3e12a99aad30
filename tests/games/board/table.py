"""The test language: a position, who does what, and what the table looks like then.

A move is a seat and a command in the notation, as in `a 1@b1 rb b2 b3`, or `a is away`, `a leaves`;
`house start`, `house score`, `house debt 1`: that timer is up; `house ends`: the vote of all.
"""

from typing import NamedTuple

import pytest

from pellmell.games.board import GAME
from pellmell.games.board.messages import Keep
from pellmell.games.board.notation import BoardNotation
from pellmell.games.board.options import BoardOptions
from pellmell.games.board.position import BoardPosition
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import EndRound, Event, TimeUp
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.seats import HOUSE, Seat, letter, parse_seat

ALL = "ro ry rg rb rv oy og ob ov yg yb yv gb gv bv"
OPEN = "roygb/ygbvr/bvroy/roygb/gbvro"  # five by five, no neighbours of one colour


class Refused(NamedTuple):
    rule: str
    by: str = ""


def chosen(**options: object) -> BoardOptions:
    return parse_options(BoardOptions, options)


def dealt(players: int, seed: object = 0, keep: Keep | None = None, **options: object) -> BoardPosition:
    return GAME.deal(chosen(**options), players, Chance(seed_from(str(seed))), keep)


def racing(players: int, seed: object = 0, keep: Keep | None = None, **options: object) -> BoardPosition:
    position = dealt(players, seed, keep, **options)
    perform(position, "house start")
    return position


def at(text: str, **options: object) -> BoardPosition:
    return BoardNotation().position(text, chosen(**options))


def shown(position: BoardPosition) -> str:
    return BoardNotation().text(position)


def phase_of(position: BoardPosition) -> Phase:
    """Asked anew each time: a type checker believes that it stays as it was."""
    return position.phase


def perform(position: BoardPosition, *moves: str) -> list[Event]:
    return [event for move in moves for event in _perform(position, move)]


def _perform(position: BoardPosition, move: str) -> list[Event]:
    who, _, what = move.partition(" ")
    seat = parse_seat(who)
    if what in ("is away", "leaves"):
        return position.happen(position.missing(seat, for_good=what == "leaves"))
    if seat == HOUSE:
        return position.perform(HOUSE, EndRound() if what == "ends" else TimeUp(what))
    return position.perform(seat, GAME.notation.command(what))


def after(text: str, *moves: str, **options: object) -> str:
    position = at(text, **options)
    perform(position, *moves)
    return shown(position)


def refused(text: str, *moves: str, **options: object) -> Refused:
    """Why the last move is refused; it has changed nothing."""
    position = at(text, **options)
    perform(position, *moves[:-1])
    return refusal(position, moves[-1])


def refusal(position: BoardPosition, move: str) -> Refused:
    before, seen = shown(position), position.view().snapshot()
    with pytest.raises(Refusal) as caught:
        perform(position, move)
    assert (shown(position), position.view().snapshot()) == (before, seen)
    by = letter(caught.value.by) if isinstance(caught.value, TooLate) else ""
    return Refused(caught.value.rule, by)


def legal(position: BoardPosition, seat: str) -> list[str]:
    return [GAME.notation.command_text(command) for command in position.legal(parse_seat(seat))]


def play_out(position: BoardPosition, seed: object = 0, seats: tuple[Seat, ...] = ()) -> None:
    """The bots play until the round is scored; a timer is up when all of them wait."""
    chance = Chance(seed_from(f"bots {seed}")).stream("looks")
    while position.phase is not Phase.SCORED:
        view = position.view()
        for seat in chance.shuffled(seats or range(len(position.hands))):
            if command := GAME.bot.choose(view, seat, chance):
                position.perform(seat, command)
                break
        else:
            position.perform(HOUSE, TimeUp(next(iter(position.timers()))))
