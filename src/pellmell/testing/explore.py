"""Random exploration plays a game in ways that nobody would think of: random rounds, and strange commands."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from pellmell.kit.chance import Chance, Stream
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, EndRound, Event, TimeUp, any_of
from pellmell.kit.options import Options
from pellmell.kit.phases import Phase
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat

PATIENCE = 300  # so many commands, and the round is ended by vote
MEMORY = 8  # commands of each kind
ODD: tuple[Any, ...] = (-1, 0, 1, 99, "", "x", None, [], True)  # what only a broken client would send


@dataclass
class Strangers:
    """Commands put together from pieces of others that were seen: some fit, most do not."""

    game: AnyGame
    pieces: dict[tuple[str, str], list[Any]] = field(default_factory=dict[tuple[str, str], list[Any]])
    last: dict[str, deque[Command]] = field(default_factory=dict[str, deque[Command]])

    def note(self, command: Command) -> None:
        self.last.setdefault(type(command).__name__, deque(maxlen=MEMORY)).append(command)
        for name in command.__struct_fields__:
            seen = self.pieces.setdefault((type(command).__name__, name), [])
            if (piece := getattr(command, name)) not in seen:
                seen.append(piece)

    def one(self, chance: Stream) -> Command | None:
        """A command as a client could send it; None if the pieces do not make one."""
        sent = self._crossed(chance) if chance.below(2) or not self.last else self._damaged(chance)
        try:
            command: Command = msgspec.convert(sent, any_of(self.game.commands))
        except msgspec.ValidationError:
            return None
        return command

    def _crossed(self, chance: Stream) -> Any:
        kind = chance.pick(self.game.commands)
        pieces = {name: self._piece(kind, name, chance) for name in kind.__struct_fields__}
        return msgspec.to_builtins({"do": kind.__struct_config__.tag, **pieces})

    def _damaged(self, chance: Stream) -> dict[str, Any]:
        """A command that was seen lately, with something odd somewhere in it."""
        seen = chance.pick(self.last[chance.pick(sorted(self.last))])
        sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
        holder, key = chance.pick(list(_leaves(sent)))
        old = holder[key]
        odd = [old + 1, old - 1, *ODD] if isinstance(old, int) else ODD
        holder[key] = chance.pick([other for other in odd if type(other) is type(old)] or odd)
        return sent

    def _piece(self, kind: type[Command], name: str, chance: Stream) -> Any:
        seen = self.pieces.get((kind.__name__, name), [])
        if seen and chance.below(12):
            return chance.pick(seen)
        other = chance.pick(sorted(self.pieces) or [("", "")])
        return chance.pick([*ODD, *self.pieces.get(other, [])])


def _leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a message: what holds it, and under which key."""
    for key in _keys(value):
        yield value, key
        yield from _leaves(value[key])


def _keys(value: Any) -> Iterable[Any]:
    if hasattr(value, "append"):
        return range(len(value))
    return value if hasattr(value, "keys") else ()


@dataclass
class ExploredStep:
    """What is about to be done; afterwards, what has happened."""

    seat: Seat
    command: Command
    events: list[Event] = field(default_factory=list[Event])


def random_round(
    game: AnyGame, position: Position, players: int, chance: Stream, patience: int = PATIENCE
) -> Iterator[ExploredStep]:
    """A round to its score, by bots and by chance; each step is done when the next one is asked for."""
    for count in range(100 * PATIENCE):
        if position.phase is Phase.SCORED:
            return
        if count >= patience and position.phase in EndRound.phases:
            step = ExploredStep(HOUSE, EndRound())
        else:
            step = ExploredStep(*_next(game, position, players, chance))
        yield step
        step.events += position.perform(step.seat, step.command)
    raise AssertionError(f"the round does not end: {game.notation.text(position)}")


def _next(game: AnyGame, position: Position, players: int, chance: Stream) -> tuple[Seat, Command]:
    timers = sorted(position.timers())
    for seat in chance.shuffled(range(players)):
        if timers and not chance.below(10):
            break
        chosen = game.bot.choose(position.view(), seat, chance) if chance.below(2) else None
        if chosen is not None:
            return seat, chosen
        if legal := position.legal(seat):
            return seat, chance.pick(legal)
    if not timers:
        text = game.notation.text(position)
        raise AssertionError(f"nobody can do anything, and no timer runs: {text}")
    return HOUSE, TimeUp(chance.pick(timers))


def dealt(game: AnyGame, options: Options, players: int, seed: bytes) -> Position:
    return game.deal(options, players, Chance(seed), game.start([0] * players))


def start_race(position: Position) -> None:
    """Whatever comes before the race takes its time: one timer after the other runs out, up to the signal."""
    while position.phase is not Phase.RACING:
        position.perform(HOUSE, TimeUp(next(iter(position.timers()))))
