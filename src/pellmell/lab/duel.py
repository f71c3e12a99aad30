"""A duel plays matches between two kinds of bots, who change seats from match to match."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, field

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import RaceStopped, Scored
from pellmell.kit.options import parse_options
from pellmell.kit.phases import RACING
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.arena import Arena, Moment, bot_players
from pellmell.lab.contestants import find_contestant
from pellmell.lab.tally import Spread
from pellmell.play.match import Match

WHOLE = 12  # parts of a win, so that two, three or four can share it


class Bout(Struct, frozen=True):
    """What is to be played; a value that goes to other processes."""

    game: str
    options: dict[str, Any]
    contestants: list[str]
    seed: str
    matches: int
    most_rounds: int = 100  # a match that is not won by then goes to who leads


class Side(Struct):
    """What one contestant came to."""

    won: int = 0  # parts of matches
    points: Spread = field(default_factory=Spread)  # per round
    commands: int = 0

    def merge(self, other: "Side") -> None:
        self.won += other.won
        self.points.merge(other.points)
        self.commands += other.commands


class Duel(Struct):
    """What the matches came to; times in ms, and only those of the race."""

    sides: list[Side]
    matches: int = 0
    refused: int = 0
    blocked: int = 0  # rounds
    rounds: Spread = field(default_factory=Spread)  # how long each was
    pauses: Spread = field(default_factory=Spread)  # the longest one of each seat and round

    @classmethod
    def of(cls, bout: Bout) -> "Duel":
        return cls([Side() for _ in bout.contestants])

    def share(self, side: int) -> float:
        return self.sides[side].won / (WHOLE * self.matches) if self.matches else 0.0

    @property
    def commands_per_minute(self) -> float:
        """Of one seat."""
        minutes = self.rounds.total * len(self.sides) / 60_000
        return sum(side.commands for side in self.sides) / minutes if minutes else 0.0

    def merge(self, other: "Duel") -> None:
        for one, two in zip(self.sides, other.sides, strict=True):
            one.merge(two)
        self.matches += other.matches
        self.refused += other.refused
        self.blocked += other.blocked
        self.rounds.merge(other.rounds)
        self.pauses.merge(other.pauses)


def fight(bout: Bout, numbers: Sequence[int]) -> Duel:
    duel = Duel.of(bout)
    for number in numbers:
        _play(bout, number, duel)
    return duel


def _play(bout: Bout, number: int, duel: Duel) -> None:
    """Who sat on one seat sits on another in the next match, and has the other's cards."""
    game, players = find_game(bout.game), len(bout.contestants)
    match = Match(game, parse_options(game.options, bout.options), bot_players(players))
    side_of = [(seat + number) % players for seat in range(players)]
    cast = [find_contestant(bout.contestants[side]) for side in side_of]
    arena = Arena(match, Chance(seed_from(f"{bout.seed}/{number // players}")), cast=cast)
    clerk = Clerk(duel, side_of)
    for moment in arena.play(bout.most_rounds):
        clerk.note(moment)
    clerk.close(match, arena)


class Clerk:
    """Writes down one match."""

    def __init__(self, duel: Duel, side_of: Sequence[int]) -> None:
        self._duel = duel
        self._side_of = side_of
        self._began: Milliseconds | None = None
        self._last: dict[Seat, Milliseconds] = {}
        self._pauses: dict[Seat, Milliseconds] = {}

    def note(self, moment: Moment) -> None:
        if self._began is None and moment.view is not None and moment.view.phase is RACING:
            self._begin(moment.at)
        if moment.seat != HOUSE:
            self._acted(moment.seat, moment.at)
        for event in moment.events:
            if isinstance(event, RaceStopped):
                self._end(moment.at)
            elif isinstance(event, Scored):
                self._score(event.result)

    def _begin(self, at: Milliseconds) -> None:
        self._began = at
        self._last = dict.fromkeys(range(len(self._side_of)), at)
        self._pauses = dict.fromkeys(range(len(self._side_of)), 0)

    def _acted(self, seat: Seat, at: Milliseconds) -> None:
        if self._began is not None:
            self._duel.sides[self._side_of[seat]].commands += 1
            self._pauses[seat] = max(self._pauses[seat], at - self._last[seat])
            self._last[seat] = at

    def _end(self, at: Milliseconds) -> None:
        if self._began is not None:
            self._duel.rounds.add(at - self._began)
            for seat, pause in self._pauses.items():
                self._duel.pauses.add(max(pause, at - self._last[seat]))
        self._began = None

    def _score(self, result: RoundResult) -> None:
        self._duel.blocked += result.ending == "blocked"
        for seat, points in enumerate(result.points):
            self._duel.sides[self._side_of[seat]].points.add(points)

    def close(self, match: Match, arena: Arena) -> None:
        self._duel.matches += 1
        self._duel.refused += arena.refused
        first = match.winners or [s for s, total in enumerate(match.totals) if total == max(match.totals)]
        for seat in first:
            self._duel.sides[self._side_of[seat]].won += WHOLE // len(first)


def shares(bout: Bout, chunk: int) -> Iterator[range]:
    """The numbers of the matches, a few at a time."""
    for start in range(0, bout.matches, chunk):
        yield range(start, min(start + chunk, bout.matches))
