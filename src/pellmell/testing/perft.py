"""Perft for simultaneous play counts sequences of commands, and the positions that they reach.

Any seat may go next, so that the counts grow with the players. `key` says what makes two positions the same.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import TypeVar

from pellmell.kit.messages import Command, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat

P = TypeVar("P", bound=Position)
Key = Callable[[P], str]


def moves(position: Position, players: int) -> Iterator[tuple[Seat, Command]]:
    """Everything that could happen next: any command of any seat; or, where nobody may act, a timer."""
    if position.phase is Phase.FROZEN:
        yield HOUSE, TimeUp(next(iter(position.timers())))
    for seat in range(players):
        for command in position.legal(seat):
            yield seat, command


def after_each(position: P, players: int) -> Iterator[P]:
    for seat, command in moves(position, players):
        other = deepcopy(position)
        other.perform(seat, command)
        yield other


def sequences(position: Position, players: int, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(sequences(other, players, depth - 1) for other in after_each(position, players))


def levels(position: P, players: int, key: Key[P]) -> Iterator[list[P]]:
    """The positions that so many commands can reach, each once."""
    level = {key(position): position}
    while True:
        yield list(level.values())
        level = {key(other): other for one in level.values() for other in after_each(one, players)}


def reachable(position: P, players: int, key: Key[P]) -> dict[str, P]:
    """Every position there is from here on, where there are only so many."""
    found, new = {key(position): position}, [position]
    while new:
        others = {key(other): other for one in new for other in after_each(one, players)}
        new = [other for name, other in others.items() if name not in found]
        found |= {name: found.get(name, other) for name, other in others.items()}
    return found
