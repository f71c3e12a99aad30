#!/usr/bin/env python3
"""Blocked deals of Ligretto for two are counted: those in which no stop can be reached, whatever both do.

    PYTHONPATH=src python tools/blocked_deals.py DEALS

All cards lie open here, and both want nothing but a stop: real players, who see a third of their hands and
play against each other, can only do worse. A few ways of playing are tried at random; if none leads to a
stop, all of them. docs/decisions/0004 says what that means for the bots.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from pellmell.games.ligretto import GAME
from pellmell.kit.cards import HIGHEST, deck
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.rule_set import PACKET

TRIES = 300  # at random
LIMIT = 1_000_000  # positions that are looked at
NUMBERS = {card: number for number, card in enumerate(deck())}

Cards: TypeAlias = tuple[int, ...]  # each colour's from 1 to 10, one after the other


class Own(NamedTuple):
    stock: Cards
    row: Cards
    hand: Cards
    turned: int = 0


class Table(NamedTuple):
    wanted: Cards  # what the piles wait for
    seats: tuple[Own, ...]

    @property
    def is_stopped(self) -> bool:
        return not all(own.stock for own in self.seats)


def dealt(number: int) -> Table:
    position = GAME.deal(GAME.options(), 2, Chance(seed_from(f"blocked deals/{number}")))
    return Table((), tuple(_own(area) for area in position.areas))


def _own(area: Area) -> Own:
    row = sorted(NUMBERS[card] for place in area.row for card in place)
    return Own(tuple(NUMBERS[c] for c in area.stock), tuple(row), tuple(NUMBERS[c] for c in area.hand))


def followers(table: Table) -> Iterator[Table]:
    """What any card makes of the table that one of the two could bring up and lay."""
    for seat, own in enumerate(table.seats):
        for card, left in _leaves(own):
            if card % HIGHEST == 0 or card in table.wanted:
                seats = (*table.seats[:seat], left, *table.seats[seat + 1 :])
                yield Table(_laid(table.wanted, card), seats)


def _laid(wanted: Cards, card: int) -> Cards:
    left = list(wanted)
    if card in left:
        left.remove(card)
    return tuple(sorted([*left, card + 1])) if (card + 1) % HIGHEST else tuple(left)


def _leaves(own: Own) -> Iterator[tuple[int, Own]]:
    stock, row, hand, turned = own
    for place in _shown(turned, len(hand)):
        yield hand[place - 1], Own(stock, row, hand[: place - 1] + hand[place:], place - 1)
    for place, card in enumerate(row):
        filled = sorted([*row[:place], *row[place + 1 :], *stock[-1:]])
        yield card, Own(stock[:-1], tuple(filled), hand, turned)
    yield stock[-1], own._replace(stock=stock[:-1])


def _shown(turned: int, size: int) -> set[int]:
    """The places of the hand that come to light by turning."""
    this_pass = range(turned or PACKET, size, PACKET)
    return {*this_pass, *range(PACKET, size, PACKET), size} if size else set()


def is_stopped_by_chance(table: Table, chance: Stream) -> bool:
    while not table.is_stopped:
        ways = list(followers(table))
        if not ways:
            return False
        table = chance.pick(ways)
    return True


def can_be_stopped(table: Table) -> bool | None:
    """None: there are too many positions to tell."""
    seen, waiting = {table}, [table]
    while waiting and len(seen) < LIMIT:
        for follower in followers(waiting.pop()):
            if follower.is_stopped:
                return True
            if follower not in seen:
                seen.add(follower)
                waiting.append(follower)
    return None if waiting else False


def main(deals: int) -> None:
    found: dict[bool | None, int] = {True: 0, False: 0, None: 0}
    for number in range(deals):
        table, chance = dealt(number), Chance(seed_from(f"ways/{number}")).stream()
        lucky = any(is_stopped_by_chance(table, chance) for _ in range(TRIES))
        found[lucky or can_be_stopped(table)] += 1
    print(f"{deals} deals: {found[True]} can be stopped, {found[False]} cannot, {found[None]} are not known")


if __name__ == "__main__":
    main(int(sys.argv[1]))
