"""The laws of films, looked at round by round.

A film folds to what the engine showed at every shot; every placement that was right is a chance taken, or one
of a run; every race that was lost is a chance lost, unless the place was taken before the thing lay open, or
in the same ms, and it fits elsewhere.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from msgspec import Struct

from pellmell.catalogue import find_game
from pellmell.films.film import Film, pack, unpack
from pellmell.films.showing import Showing, ShownShot
from pellmell.kit.messages import Event
from pellmell.kit.round import Thing
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.process_pool import done_by
from pellmell.review.absences import Absences
from pellmell.review.opportunities import Opportunity, find_opportunities
from pellmell.testing import variants
from pellmell_bench.films.witness import FilmWitness, witnessed

PLAYERS = 4  # at most
ROUNDS = 2  # of a match, at most
AT_ONCE = 10  # matches, in one process
LEVELS = ("adult", "champion")  # in turn


class LawShare(Struct, frozen=True):
    """Matches of one game and one value of one option, by their numbers."""

    game: str
    variant: int
    name: str
    numbers: range
    rounds: int
    seed: str


@dataclass
class Kept:
    """How often the laws were looked at, and where they did not hold."""

    matches: int = 0
    rounds: int = 0
    shots: int = 0
    placed: int = 0  # rightly
    wrong: int = 0  # placements against the rules, where these are allowed
    runs: int = 0
    lost: int = 0  # races
    too_late: int = 0  # races for a place that was taken before the thing lay open for a ms
    broken: list[str] = field(default_factory=list[str])

    def add(self, other: "Kept") -> None:
        for name in ("matches", "rounds", "shots", "placed", "wrong", "runs", "lost", "too_late"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.broken += other.broken


def plan(games: Sequence[str], matches: int, seed: str, rounds: int = ROUNDS) -> list[LawShare]:
    """Of each game with its defaults and every other value of every option, so many matches."""
    return [
        LawShare(name, place, variant.name, range(first, min(first + AT_ONCE, matches)), rounds, seed)
        for name in games
        for place, variant in enumerate(variants(find_game(name), seats_of(name)))
        for first in range(0, matches, AT_ONCE)
    ]


def seats_of(name: str) -> int:
    return min(PLAYERS, find_game(name).seats[-1])


def looked_at(shares: Sequence[LawShare], jobs: int) -> Iterator[tuple[LawShare, Kept]]:
    return done_by(look_at, shares, jobs)


def look_at(share: LawShare) -> tuple[LawShare, Kept]:
    game, kept = find_game(share.game), Kept()
    players = seats_of(share.game)
    options = variants(game, players)[share.variant].options
    for number in share.numbers:
        seed = f"{share.seed}/{share.name}/{number}"
        level = LEVELS[number % len(LEVELS)]
        check(witnessed(game, options, players, seed, level, share.rounds), kept, seed)
        kept.matches += 1
    return share, kept


def check(witness: FilmWitness, kept: Kept, name: str) -> None:
    for film, saw in zip(witness.films, witness.saw, strict=False):
        kept.rounds += 1
        kept.shots += len(film.shots)
        where = f"{film.game} {name}, round {film.round}"
        kept.broken += [f"{where}: {law}" for law in check_film(unpack(pack(film)), saw, kept)]


def check_film(film: Film, saw: Sequence[bytes], kept: Kept) -> Iterator[str]:
    """What does not hold."""
    placed: list[Placed] = []
    absences = Absences(film)
    for number, (able, frame) in enumerate(_with_what_was_able(film)):
        if number < len(saw) and msgspec.json.encode(frame.view.snapshot()) != saw[number]:
            yield f"shot {number} shows something else than the engine"
        absences.note(frame)
        there = {seat: things for seat, things in able.items() if seat not in absences}
        placed += _placed(frame, there)
    chances = find_opportunities(film).chances
    yield from _check_placed(chances, [one for one in placed if one.seat in one.able], kept)
    yield from _check_lost(film, chances, placed, kept)


class Placed(NamedTuple):
    """What seats could have placed before it is `able`: the own one, and those who have lost a race, if
    somebody is there to play on them."""

    at: Milliseconds
    made: Milliseconds
    seat: Seat
    thing: Thing
    event: Event
    able: Mapping[Seat, Set[Thing]]


def _with_what_was_able(film: Film) -> Iterator[tuple[Mapping[Seat, Set[Thing]], ShownShot]]:
    showing = Showing(film)
    frames = iter(showing)
    losers = {race.seat for race in film.lost}
    for shot in film.shots:
        seats: set[Seat] = set() if shot.seat == HOUSE else {shot.seat, *losers}
        yield {seat: set(showing.view.things(seat)) for seat in seats}, next(frames)


def _placed(frame: ShownShot, able: Mapping[Seat, Set[Thing]]) -> Iterator[Placed]:
    for event in frame.events:
        if frame.view.concerns(event) and (thing := frame.view.thing(event)) is not None:
            yield Placed(frame.at, frame.made, frame.seat, thing, event, able)


def _check_placed(chances: Iterable[Opportunity], placed: Iterable[Placed], kept: Kept) -> Iterator[str]:
    taken = {(one.seat, one.thing, one.closed): one for one in chances if one.fate == "taken"}
    kept.runs += sum(one.run for one in taken.values())
    for one in placed:
        chance = taken.pop((one.seat, one.thing, one.at), None)
        if one.thing not in one.able[one.seat]:
            kept.wrong += 1
        elif chance is None:
            yield f"{one.thing}, placed by {one.seat} at {one.at}, was no chance taken"
        else:
            kept.placed += 1
    yield from (f"{one} was taken, but nothing was placed" for one in taken.values())


def _check_lost(
    film: Film, chances: Iterable[Opportunity], placed: Sequence[Placed], kept: Kept
) -> Iterator[str]:
    showing = Showing(film)
    lost = {(one.seat, one.thing, one.closed, one.by): one for one in chances if one.fate == "lost"}
    opened = {(one.seat, one.thing, one.opened) for one in chances if one.fate != "lost"}
    for race in film.lost:
        kept.lost += 1
        command = showing.tried(race)
        thing = showing.view.thing(command)
        if thing is None:
            continue  # its game tells of no chances
        by = [one for one in placed if one.seat == race.by and one.at <= race.at]
        won = next((one for one in reversed(by) if showing.game.contends(command, one.event)), None)
        if won is None:
            yield f"nobody won the race that {race.seat} lost at {race.at}"
            continue
        chance = lost.get((race.seat, thing, won.at, race.by))
        if chance is not None and chance.ms is not None:
            if chance.ms > max(0, race.made - won.made):
                yield f"{thing}, which {race.by} had at {won.at} before {race.seat}, was lost by less"
        elif thing in won.able.get(race.seat, ()) and (race.seat, thing, won.at) not in opened:
            yield f"{thing}, which {race.by} had at {won.at} before {race.seat}, was no chance lost"
        else:
            kept.too_late += 1
