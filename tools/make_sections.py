#!/usr/bin/env python3
"""Makes the nine sections of the board game, which pellmell/games/board/sections.py holds.

    PYTHONPATH=src python tools/make_sections.py make SEED          prints the sections of a seed
    PYTHONPATH=src python tools/make_sections.py choose SEEDS ROUNDS

A section starts as a heap of colours, four squares of each and one more, and its squares are swapped, by
chance and ever more rarely for the worse, until no two neighbours are equal, the pairs of neighbours are as
even as can be in each section and over all nine, and next to each square many different cards find a place.

`choose` makes the sections of seeds 1 to SEEDS, has two greedy bots play ROUNDS rounds on each set that is
perfectly even, and says how many ended with a stop.
"""

import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pellmell.games.board import GAME
from pellmell.games.board.board import Board
from pellmell.games.board.layouts import arranged, drawing
from pellmell.games.board.messages import Keep
from pellmell.games.board.sections import SIZE
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.messages import TimeUp
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.seats import HOUSE

Section: TypeAlias = list[str]  # its 25 letters

COLOURS = "roygbv"
PAIRS = [one + other for n, one in enumerate(COLOURS) for other in COLOURS[n + 1 :]]
PAIR = {a + b: "".join(sorted(a + b, key=COLOURS.index)) for a in COLOURS for b in COLOURS}
SECTIONS = 9
STEPS = 60_000
HOT, COLD = 8.0, 0.4
EQUAL, UNEVEN, UNEVEN_IN_ALL, MISSING = 40.0, 6.0, 6.0, 1.0  # what each fault costs


def geometry() -> tuple[list[tuple[int, int]], list[list[tuple[int, int]]]]:
    """Of a section with numbered squares: the pairs of neighbours, and the places next to each square."""
    board = Board("/".join(["r" * SIZE] * SIZE))
    number = {square: n for n, square in enumerate(board.colours)}
    places = [[(number[place.near], number[place.far]) for place in board.around[at]] for at in number]
    edges = [(number[place.near], number[place.far]) for place in board.places]
    return [(one, other) for one, other in edges if one < other], places


EDGES, PLACES = geometry()


def pairs_of(section: Sequence[str]) -> Counter[str]:
    return Counter(PAIR[section[one] + section[other]] for one, other in EDGES)


def cost(section: Section, pairs: Counter[str]) -> float:
    equal = sum(pairs[colour * 2] for colour in COLOURS)
    variety = sum(len({PAIR[section[near] + section[far]] for near, far in places}) for places in PLACES)
    return EQUAL * equal + UNEVEN * unevenness(pairs, 1) - MISSING * variety


def unevenness(pairs: Counter[str], sections: int) -> float:
    mean = sections * len(EDGES) / len(PAIRS)
    return sum((pairs[pair] - mean) ** 2 for pair in PAIRS)


def first_draft(chance: Stream) -> list[Section]:
    """Colours are even from the start, in each section and in all; swapping keeps them so."""
    heap = COLOURS * (SIZE * SIZE // len(COLOURS))
    return [chance.shuffled(heap + COLOURS[n % len(COLOURS)]) for n in range(SECTIONS)]


def swapped(section: Section, chance: Stream) -> Section:
    one, other = chance.below(len(section)), chance.below(len(section))
    new = list(section)
    new[one], new[other] = new[other], new[one]
    return new


def improve(sections: list[Section], chance: Stream) -> None:
    pairs = [pairs_of(section) for section in sections]
    total = sum(pairs, Counter[str]())
    for step in range(STEPS):
        n, heat = step % SECTIONS, HOT * (COLD / HOT) ** (step / STEPS)
        new = swapped(sections[n], chance)
        new_pairs = pairs_of(new)
        new_total = Counter({pair: total[pair] + new_pairs[pair] - pairs[n][pair] for pair in PAIRS})
        more_uneven = unevenness(new_total, SECTIONS) - unevenness(total, SECTIONS)
        worse = cost(new, new_pairs) - cost(sections[n], pairs[n]) + UNEVEN_IN_ALL * more_uneven
        if worse <= 0 or chance.below(1 << 20) < math.exp(-worse / heat) * (1 << 20):
            sections[n], pairs[n], total = new, new_pairs, new_total


def made(seed: int) -> tuple[tuple[str, ...], ...]:
    """The sections of a seed, as rows of letters."""
    chance = Chance(seed_from(f"sections {seed}")).stream("swaps")
    sections = first_draft(chance)
    improve(sections, chance)
    return tuple(
        tuple("".join(section[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE))
        for section in sections
    )


def is_even(sections: Sequence[Sequence[str]]) -> bool:
    """Each of the 15 pairs equally often in all, and equally often but for one in each section."""
    pairs = [pairs_of("".join(section)) for section in sections]
    total = sum(pairs, Counter[str]())
    return (
        sorted(total) == sorted(PAIRS)
        and len(set(total.values())) == 1
        and all(max(some.values()) - min(some[pair] for pair in PAIRS) <= 1 for some in pairs)
    )


def stops(sections: Sequence[Sequence[str]], rounds: int, players: int = 2) -> int:
    """How many rounds end with a stop."""
    chances = (Chance(seed_from(f"round {number}")) for number in range(rounds))
    return sum(ends_with_stop(sections, chance, players) for chance in chances)


def ends_with_stop(sections: Sequence[Sequence[str]], chance: Chance, players: int) -> bool:
    board = arranged(drawing("block", players), chance.stream("sections"), sections)
    position = GAME.deal(GAME.options(), players, chance, Keep(board))
    position.perform(HOUSE, TimeUp("start"))
    looks = chance.stream("looks")
    while position.phase is Phase.RACING:
        seat = looks.below(players)
        command = GAME.bot.choose(position.view(), seat, looks)
        if command:
            position.perform(seat, command)
        elif timers := position.timers():
            position.perform(HOUSE, TimeUp(next(iter(timers))))
    return position.ending is not None and position.ending.ending is Ending.STOP


def candidates(seeds: int) -> Iterator[tuple[int, tuple[tuple[str, ...], ...]]]:
    for seed in range(1, seeds + 1):
        sections = made(seed)
        if is_even(sections):
            yield seed, sections


def main(arguments: Sequence[str]) -> None:
    match arguments:
        case ["make", seed]:
            for section in made(int(seed)):
                rows = ", ".join(f'"{row}"' for row in section)
                print(f"    ({rows}),")
        case ["choose", seeds, rounds]:
            for candidate, sections in candidates(int(seeds)):
                print(f"seed {candidate}: {stops(sections, int(rounds)) / int(rounds):.2%}", flush=True)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
