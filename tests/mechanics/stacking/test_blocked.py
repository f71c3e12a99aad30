"""Blocked is exact: after every step of random play it says what a search says that turns every hand over."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest

from pellmell.kit.cards import SUITS, Card
from pellmell.kit.messages import Event, RaceStopped
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import Rotated, Turn
from pellmell.mechanics.stacking.position import StackingPosition
from tests.mechanics.stacking.table import both, chosen, twin

TABLES = [
    dict(zip(("blocked", "stop", "mistakes", "advanced"), values, strict=True))
    for values in product(("end", "rotate"), ("automatic", "called"), ("refused", "called"), (False, True))
]
STEPS = 60


def can_play(position: StackingPosition) -> bool:
    """With wrong cards back, and nobody placing anything: does turning ever bring up a card that fits?"""
    position = twin(position)
    apply(position, position.origins.returns(position.middle, position.areas))
    return any(shows_a_move(position, seat) for seat in who_counts(position))


def who_counts(position: StackingPosition) -> list[Seat]:
    """Not who has left, nor who could stop the round, unless everybody could: LIG-18, LIG-20."""
    present = [seat for seat in range(len(position.areas)) if seat not in position.gone]
    busy = [seat for seat in present if position.areas[seat].stock]
    return busy if busy and position.options.stop == "called" else present


def shows_a_move(position: StackingPosition, seat: Seat) -> bool:
    area, seen = position.areas[seat], set[int]()
    while area.turned not in seen:
        seen.add(area.turned)
        if any(fits(position, card) for card in open_cards(area)) or may_build(position, area):
            return True
        if area.hand:
            apply(position, position.decide(seat, Turn()))
    return False


def open_cards(area: Area) -> list[Card]:
    return [*(place[-1] for place in area.row if place), *loose_cards(area)]


def loose_cards(area: Area) -> list[Card]:
    return [*area.stock[-1:], *area.hand[: area.turned][-1:]]


def fits(position: StackingPosition, card: Card) -> bool:
    tops = [pile.cards[-1] for pile in position.middle.piles if pile.cards]
    return card.value == 1 or Card(card.colour, card.value - 1) in tops


def may_build(position: StackingPosition, area: Area) -> bool:
    return position.options.advanced and any(
        card.value + 1 == place[-1].value and position.rule_set.may_build(card, place[-1])
        for card in loose_cards(area)
        for place in area.row
        if place
    )


def apply(position: StackingPosition, events: Sequence[Event]) -> None:
    for event in events:
        position.apply(event)


def toy(game: AnyStackingGame, chance: Random, options: dict[str, object]) -> StackingPosition:
    """A few cards before two or three seats, so that rounds block often and in many ways."""
    lowest = chance.choice([1, 2])
    deck = [Card(suit, value) for suit in SUITS[: chance.choice([2, 3])] for value in range(lowest, 6)]
    areas = [toy_area(chance, chance.sample(deck, len(deck))) for _ in range(chance.choice([2, 3]))]
    position = StackingPosition(game.rule_set, chosen(game, **options), areas)
    for number, suit in enumerate(SUITS[:2] if lowest == 2 else []):
        position.middle.lay(Card(suit, 1), 0, number)
    apply(position, position.begin())
    return position


def toy_area(chance: Random, cards: list[Card]) -> Area:
    stock, row = chance.choice([1, 2, 3]), chance.choice([1, 2])
    places = [[card] for card in cards[stock : stock + row]]
    end = chance.choice([len(cards), chance.randint(stock + row, len(cards))])
    return Area(cards[:stock], places, cards[stock + row : end])


def steps(position: StackingPosition, chance: Random) -> Iterator[None]:
    """Random play; yields whenever something has happened, before what follows by itself."""
    for _ in range(STEPS):
        if position.phase is not Phase.RACING:
            return
        yield
        follow(position)
        seat = chance.randrange(len(position.areas))
        if chance.random() < 0.01:
            apply(position, position.missing(seat, for_good=True))
        elif commands := position.legal(seat):
            apply(position, position.decide(seat, chance.choice(commands)))
        thaw(position)


def thaw(position: StackingPosition) -> None:
    if position.phase is Phase.FROZEN:
        position.phase = Phase.RACING


def follow(position: StackingPosition) -> None:
    """What follows by itself; and if it is a rotation, or the end instead of one, rightly so."""
    before = twin(position)
    events = position.consequences()
    apply(position, events)
    thaw(position)
    turns = sum(isinstance(event, Rotated) for event in events)
    if turns:
        assert [playable_after(before, count) for count in range(turns + 1)] == [False] * turns + [True]
    if RaceStopped(Ending.BLOCKED) in events and position.options.blocked == "rotate":
        assert not any(playable_after(before, count) for count in range(13))


def playable_after(position: StackingPosition, turns: int) -> bool:
    position = twin(position)
    apply(position, position.origins.returns(position.middle, position.areas))
    apply(position, [Rotated()] * turns)
    return can_play(position)


@pytest.mark.rule("LIG-20", "LIG-27", "BLZ-16", "BLZ-18", "BLZ-19", "BLZ-28")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
@both
def test_blocked_is_what_a_search_finds(game: AnyStackingGame, options: dict[str, object]) -> None:
    chance = Random(str(options))
    for _ in range(50):
        position = toy(game, chance, options)
        for _ in steps(position, chance):
            assert position.blocked() == (not can_play(position))
