"""What a client could send, and what can be seen of a race and of what is told about it."""

import msgspec
from hypothesis import strategies as st

from pellmell.kit.cards import Card, deck
from pellmell.kit.messages import Command, Event
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.messages import Build, Dutch, Onto, Play, Start, Stop, Turn
from pellmell.mechanics.stacking.middle import Pile
from pellmell.mechanics.stacking.position import StackingPosition

CARDS = st.sampled_from(deck())
NUMBERS = st.integers(-1, 12)
MOVES = (Play, Start, Build, Turn)


def right_cards(pile: Pile) -> int:
    """How many, from the bottom up, are 1, 2, 3 … of one colour."""
    for count, card in enumerate(pile.cards):
        if card != Card(pile.cards[0].colour, count + 1):
            return count
    return len(pile.cards)


def lies_right(command: Command) -> bool:
    match command:
        case Play(card=card, onto=Onto(top=top)):
            return (card.colour, card.value) == (top.colour, top.value + 1)
        case Start(card=card):
            return card.value == 1
        case _:
            return isinstance(command, Build | Stop)


def commands(position: StackingPosition, seat: Seat) -> st.SearchStrategy[Command]:
    """Anything that a client could send; mostly about cards and piles that are there."""
    cards = st.sampled_from(position.areas[seat].open_cards() or deck()) | CARDS
    tops = [(number, pile.top) for number, pile in enumerate(position.middle.piles) if pile.cards]
    places = st.tuples(NUMBERS, CARDS) | st.sampled_from(tops or [(0, deck()[0])])
    aims = st.builds(lambda place, owner: Onto(place[0], place[1], owner), places, st.none() | NUMBERS)
    row_tops = [(place, pile[-1]) for place, pile in enumerate(position.areas[seat].row) if pile]
    row_places = st.tuples(NUMBERS, CARDS) | st.sampled_from(row_tops or [(0, deck()[0])])
    return st.one_of(
        st.builds(Play, cards, aims | st.none()),
        st.builds(Start, cards),
        st.builds(lambda card, place: Build(card, *place), cards, row_places),
        st.sampled_from([Turn(), Stop(), Dutch()]),
    )


def as_listed(position: StackingPosition, command: Command) -> Command:
    """With the owner of the top named as `legal` does it; a client need not, and may anywhere."""
    if not isinstance(command, Play) or not command.onto:
        return command
    onto, piles = command.onto, position.middle.piles
    owner = {number: pile.owners[-1] for number, pile in enumerate(piles) if pile.cards}.get(onto.pile)
    if onto.owner not in (None, owner):
        return command
    named = owner if position.options.mistakes == "called" else None
    return Play(command.card, Onto(onto.pile, onto.top, named))


def apply(position: StackingPosition, seat: Seat, command: Command) -> None:
    for event in position.decide(seat, command):
        position.apply(event)


def aims_at(command: Command) -> int | None:
    return command.onto.pile if isinstance(command, Play) and command.onto else None


def without_numbers(position: StackingPosition) -> tuple[object, ...]:
    piles = sorted((pile.cards, pile.owners, pile.sound) for pile in position.middle.piles)
    return list(position.areas), piles, position.middle.wrong


def cards_of(position: StackingPosition, seat: Seat) -> list[Card]:
    return [*cards_before(position, seat), *cards_placed(position, seat)]


def cards_before(position: StackingPosition, seat: Seat) -> list[Card]:
    area = position.areas[seat]
    return [*area.stock, *(card for place in area.row for card in place), *area.hand]


def cards_placed(position: StackingPosition, seat: Seat) -> list[Card]:
    return [
        card
        for pile in position.middle.piles
        for card, owner in zip(pile.cards, pile.owners, strict=True)
        if owner == seat
    ]


def hidden(position: StackingPosition) -> set[tuple[Seat, Card]]:
    """Under the top of a stock, in a hand, under what is visible of it; before the signal, everything."""
    return {(seat, card) for seat, area in enumerate(position.areas) for card in face_down(area)}


def face_down(area: Area) -> list[Card]:
    return [*area.stock[:-1], *area.hand[: max(area.turned - 1, 0)], *area.hand[area.turned :]]


def seen_cards(event: Event) -> set[tuple[Seat, Card]]:
    told = msgspec.to_builtins(event)
    return {(told["seat"], card) for card in cards_in(told)} if "seat" in told else set()


def cards_in(value: object) -> set[Card]:
    """Every card that occurs anywhere in what is sent."""
    if isinstance(value, dict):
        return set().union(*map(cards_in, value.values()))
    if isinstance(value, list | tuple):
        if len(value) == 2 and isinstance(value[0], str):
            return {msgspec.convert(value, Card)}
        return set().union(*map(cards_in, value))
    return set()
