"""What holds however the players' hands cross."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.games.board import GAME
from pellmell.games.board.material import CARDS, FLIPPED, JOKERS, TOKENS, UPRIGHT
from pellmell.games.board.messages import Choose, Lay, Pay, TurnUp
from pellmell.games.board.position import BoardPosition
from pellmell.games.board.view import BoardView
from pellmell.kit.messages import Command, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from tests.games.board.table import dealt, shown

PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 10_000)
HAND = st.tuples(st.integers(0, 3), st.integers(0, 1000))  # whose, and which of their commands
HANDS = st.lists(HAND, max_size=30) | st.lists(HAND, min_size=80, max_size=200)  # begun, and mostly finished
OPTIONS = st.fixed_dictionaries(
    {
        "tokens": st.sampled_from(["recommended", "players", "random"]),
        "mistakes": st.sampled_from(["refused", "called"]),
        "reversed": st.sampled_from(["mistake", "forgiven"]),
        "layout": st.sampled_from(["block", "line", "U"]),
    }
)
DEALS = st.builds(lambda players, seed, options: dealt(players, seed, **options), PLAYERS, SEEDS, OPTIONS)


def step(position: BoardPosition, seat: Seat, which: int) -> tuple[Seat, Command] | None:
    """A legal command of the seat; if it has none, or now and then anyway, a timer."""
    commands, timers = position.legal(seat), list(position.timers())
    if timers and (not commands or which % 10 == 0):
        return HOUSE, TimeUp(timers[which % len(timers)])
    return (seat, commands[which % len(commands)]) if commands else None


def steps(position: BoardPosition, hands: Sequence[tuple[int, int]]) -> Iterator[tuple[Seat, Command]]:
    for hand, which in hands:
        if found := step(position, hand % len(position.hands), which):
            yield found


@pytest.mark.rule("ALL-8", "BRD-13")
@given(DEALS, HANDS)
def test_every_card_joker_and_square_is_in_exactly_one_place(
    position: BoardPosition, hands: list[tuple[int, int]]
) -> None:
    for seat, command in steps(position, hands):
        position.perform(seat, command)
        for owner, hand in enumerate(position.hands):
            laid = [UPRIGHT[card.card] for card in position.field.cards if card.seat == owner]
            if not position.score:
                assert Counter([*hand.cards, *laid, *position.aside[owner]]) == Counter(CARDS)
            assert hand.jokers + list(position.field.jokers.values()).count(owner) == JOKERS
        field = position.field
        covered = [square for card in field.cards for square in (card.near, card.far)] + list(field.jokers)
        assert len(covered) == len(set(covered))
        assert field.free == set(field.board.colours) - set(covered) - set(field.tokens.values())
        assert len(set(field.tokens.values())) == len(field.tokens)


@given(DEALS, HANDS)
def test_a_view_folds_the_same_events(position: BoardPosition, hands: list[tuple[int, int]]) -> None:
    view = position.view()
    for seat, command in steps(position, hands):
        events = position.decide(seat, command)
        while events:
            for event in events:
                position.apply(event)
                view.apply(event)
                assert view.snapshot() == position.view().snapshot()
            events = position.consequences()
        for other in range(len(position.hands)):
            assert view.legal(other) == position.legal(other)


@pytest.mark.rule("BRD-16", "BRD-33")
@given(DEALS, HANDS)
def test_a_token_is_owed_a_move_exactly_while_it_is_blocked(
    position: BoardPosition, hands: list[tuple[int, int]]
) -> None:
    for seat, command in steps(position, hands):
        position.perform(seat, command)
        if position.phase is Phase.RACING:
            blocked = {token for token in TOKENS if position.field.is_blocked(token)}
            assert blocked == {debt.token for debt in position.debts.due}


@given(DEALS, HANDS)
def test_legal_is_what_is_accepted(position: BoardPosition, hands: list[tuple[int, int]]) -> None:
    for seat, command in steps(position, hands):
        position.perform(seat, command)
    for seat in range(len(position.hands)):
        legal = position.legal(seat)
        for command in legal[:20] + legal[-20:]:
            position.decide(seat, command)
        for command in strays(position, seat):
            if command not in legal:
                with pytest.raises((Refusal, Malformed)):
                    position.decide(seat, command)


def strays(position: BoardPosition, seat: Seat) -> Iterator[Command]:
    """Commands near to what is legal: other seats', other cards', other ends of the same places."""
    yield TurnUp()
    yield Choose((CARDS[0],))
    for other in range(len(position.hands)):
        yield from position.legal(other)[:10]
    card = position.hands[seat].card or CARDS[0]
    for token, at_square in position.field.tokens.items():
        for place in position.field.board.around[at_square]:
            for way in (card, FLIPPED[card]):
                yield Lay(token, at_square, place.near, place.far, way)
                yield Pay(token, at_square, place.far, place.near, way)


@given(PLAYERS, SEEDS, OPTIONS, HANDS)
def test_the_same_seed_and_commands_play_the_same_again(
    players: int, seed: int, options: dict[str, Any], hands: list[tuple[int, int]]
) -> None:
    first, again = dealt(players, seed, **options), dealt(players, seed, **options)
    for seat, command in steps(first, hands):
        assert first.perform(seat, command) == again.perform(seat, command)
    assert shown(first) == shown(again)


@given(DEALS, HANDS)
def test_positions_and_commands_come_back_from_their_text(
    position: BoardPosition, hands: list[tuple[int, int]]
) -> None:
    for seat, command in steps(position, hands):
        if seat != HOUSE:
            assert GAME.notation.command(GAME.notation.command_text(command)) == command
        position.perform(seat, command)
    text = GAME.notation.text(position)
    again = GAME.notation.position(text, position.options)
    assert isinstance(again, BoardPosition)
    assert GAME.notation.text(again) == text
    assert again.view().snapshot() == position.view().snapshot()


def test_a_view_holds_no_card_that_lies_face_down() -> None:
    position = dealt(2)
    position.perform(HOUSE, TimeUp("start"))
    view = position.view()
    assert isinstance(view, BoardView)
    assert not any(hasattr(hand, "cards") for hand in view.hands)
