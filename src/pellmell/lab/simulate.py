"""The simulation plays many matches between bots, on as many cores as there are, here or on a cluster.

Each match has a seed of its own, made of the plan's seed and its number: number 7 of seed `x` is the match of
seed `x/7`, whichever process plays it. Processes hand back sums, never matches, so that memory does not grow.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import RaceStopped, Scored
from pellmell.kit.options import parse_options
from pellmell.kit.seats import HOUSE
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.peak_memory import peak_bytes
from pellmell.lab.process_pool import done_by
from pellmell.lab.ray_cluster import done_on
from pellmell.lab.tally import SimulationTally
from pellmell.play.match import Match
from pellmell.play.messages import Dealt

CHUNK = 5  # matches: short enough to see progress, long enough to be worth a message


class Plan(Struct, frozen=True):
    """What is to be played; a value that goes to other processes."""

    game: str
    options: dict[str, Any]
    players: int
    seed: str
    matches: int
    most_rounds: int = 200  # a match that is not won by then is given up


class Share(Struct, frozen=True):
    """What a few matches came to, and what the process that played them has needed."""

    tally: SimulationTally
    peak_bytes: int | None


def simulate(plan: Plan, jobs: int = 1, cluster: str | None = None) -> Iterator[Share]:
    """Share by share, as they are done: merged, they are the same whatever the number of jobs, and on the
    cluster with this address."""
    chunks = [range(start, min(start + CHUNK, plan.matches)) for start in range(0, plan.matches, CHUNK)]
    work = partial(play, plan)
    return done_on(cluster, work, chunks) if cluster is not None else done_by(work, chunks, jobs)


def play(plan: Plan, numbers: Sequence[int]) -> Share:
    tally = SimulationTally([0] * plan.players)
    for number in numbers:
        play_match(plan, number, tally)
    return Share(tally, peak_bytes())


def play_match(plan: Plan, number: int, tally: SimulationTally) -> None:
    game = find_game(plan.game)
    match = Match(game, parse_options(game.options, plan.options), bot_players(plan.players))
    arena = Arena(match, Chance(seed_from(f"{plan.seed}/{number}")))
    moves = began = stopped = 0
    for moment in arena.play(plan.most_rounds):
        tally.decided += 1
        moves += moment.seat != HOUSE
        for event in moment.events:
            if isinstance(event, Dealt):
                moves, began = 0, moment.at
            elif isinstance(event, RaceStopped):
                stopped = moment.at
            elif isinstance(event, Scored):
                tally.add_round(event.result, moves, stopped - began)
    tally.add_match(match.round, match.winners)
    tally.refused += arena.refused
    tally.decided += arena.refused
