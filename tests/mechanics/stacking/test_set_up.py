"""Decks, deals and the signal, as far as the two rulebooks agree."""

from collections import Counter

import pytest

from pellmell.kit.cards import Card, deck
from pellmell.kit.colours import Colour
from pellmell.kit.messages import TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import Opened, Turn
from tests.mechanics.stacking.table import BLITZ, LIGRETTO, both, dealt, faces, started

TABLES = [(game, players) for game in (LIGRETTO, BLITZ) for players in game.seats]


def cards_of(area: Area) -> list[Card]:
    return [*area.stock, *(card for place in area.row for card in place), *area.hand]


def in_order(game: AnyStackingGame, area: Area) -> list[Card]:
    """The cards as they were counted off."""
    row = [card for place in area.row for card in place]
    return [*row, *area.stock, *area.hand] if game is BLITZ else [*area.stock, *row, *area.hand]


@pytest.mark.rule("LIG-1", "BLZ-1", "BLZ-2")
def test_a_deck_has_four_colours_from_1_to_10() -> None:
    assert len(deck()) == 40
    assert set(deck()) == {
        Card(colour, value)
        for colour in (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW)
        for value in range(1, 11)
    }


@pytest.mark.rule("LIG-1", "LIG-4", "BLZ-3", "ALL-8")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everybody_is_dealt_a_deck_of_their_own(game: AnyStackingGame, players: int) -> None:
    areas = dealt(game, players).areas
    assert [Counter(cards_of(area)) for area in areas] == [Counter(deck())] * players


@pytest.mark.rule("LIG-4", "LIG-5", "LIG-6", "BLZ-3")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_ten_cards_count_the_row_depends_on_the_players_the_rest_is_the_hand(
    game: AnyStackingGame, players: int
) -> None:
    row, hand = {2: (5, 25), 3: (4, 26)}.get(players, (3, 27))
    for area in dealt(game, players).areas:
        assert (len(area.stock), len(area.row), len(area.hand)) == (10, row, hand)
        assert all(len(place) == 1 for place in area.row)
        assert area.turned == 0


@pytest.mark.rule("LIG-4", "BLZ-3")
@both
def test_each_deck_is_shuffled_by_itself(game: AnyStackingGame) -> None:
    first, second = dealt(game, 2).areas
    assert cards_of(first) != cards_of(second)
    assert cards_of(first) != cards_of(dealt(game, 2, "another seed").areas[0])
    assert cards_of(first) == cards_of(dealt(game, 2).areas[0])


@pytest.mark.rule("LIG-4", "BLZ-3")
@both
def test_who_else_plays_does_not_change_a_seats_shuffle(game: AnyStackingGame) -> None:
    three, four = (dealt(game, players).areas[0] for players in (3, 4))
    assert in_order(game, three) == in_order(game, four)


@pytest.mark.rule("LIG-4", "LIG-6", "BLZ-3", "BLZ-7")
@both
def test_only_the_top_of_the_ten_and_the_row_are_seen(game: AnyStackingGame) -> None:
    position = started(game, 2)
    for area, seen in zip(position.areas, position.view().areas, strict=True):
        assert (seen.stock_top, seen.stock_count) == (area.stock[-1], 10)
        assert seen.row == area.row
        assert (seen.visible, seen.hand_count, seen.turned_count) == (None, 25, 0)


@pytest.mark.rule("ALL-2", "LIG-7", "BLZ-4")
@both
def test_nobody_moves_or_sees_a_face_before_the_signal(game: AnyStackingGame) -> None:
    position = dealt(game, 2)
    assert position.timers() == {"start": 3000}
    with pytest.raises(Refusal, match="wait for the signal") as refusal:
        position.decide(0, Turn())
    assert refusal.value.rule == "ALL-2"
    assert position.legal(0) == []
    assert [(area.stock_top, area.row) for area in position.view().areas] == [(None, [[]] * 5)] * 2


@pytest.mark.rule("ALL-1", "ALL-2", "LIG-7", "BLZ-4")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_one_signal_opens_the_faces_for_all_and_everybody_may_play(
    game: AnyStackingGame, players: int
) -> None:
    position = dealt(game, players)
    view = position.view()
    events = position.perform(HOUSE, TimeUp("start"))
    assert type(events[0]) is Opened
    for event in events:
        view.apply(event)
    assert faces(view) == faces(position.view())
    assert position.phase is Phase.RACING
    assert all(Turn() in position.legal(seat) for seat in range(players))


@pytest.mark.rule("LIG-7", "BLZ-4")
def test_the_signal_has_its_word() -> None:
    assert (LIGRETTO.rule_set.words.start, BLITZ.rule_set.words.start) == ("Ligretto!", "Go!")


@pytest.mark.rule("BLZ-3", "LIG-4", "LIG-5")
def test_the_same_seed_gives_other_piles_because_the_order_of_dealing_differs() -> None:
    for one, other in zip(dealt(LIGRETTO, 3).areas, dealt(BLITZ, 3).areas, strict=True):
        assert in_order(LIGRETTO, one) == in_order(BLITZ, other)
        assert one.hand == other.hand
        assert one.stock != other.stock
