"""What only Ligretto says; what it shares with Dutch Blitz is proved in tests/mechanics/stacking."""

import json

import pytest

from pellmell.games.ligretto import GAME
from pellmell.games.ligretto.rules import LigrettoOptions
from pellmell.kit.cards import deck
from pellmell.kit.chance import Chance, seed_from
from tools.make_golden import GAMES

BACKS = GAME.rule_set.backs


@pytest.mark.rule("LIG-2")
def test_a_box_holds_the_four_motifs() -> None:
    for box in ("blue", "green", "red"):
        assert [motif for colour, motif in BACKS if colour == box] == ["marble", "pyramid", "die", "crystal"]


@pytest.mark.rule("LIG-3")
def test_box_and_motif_tell_twelve_decks_apart() -> None:
    assert len(set(BACKS)) == len(BACKS) == 12


@pytest.mark.rule("LIG-3")
@pytest.mark.parametrize(("players", "boxes"), [(2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_one_box_seats_four_two_seat_eight_three_seat_twelve(players: int, boxes: int) -> None:
    assert len({box for box, _ in BACKS[:players]}) == boxes


@pytest.mark.rule("LIG-3")
def test_from_two_to_twelve_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("LIG-4", "LIG-5", "LIG-6")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 4), (4, 3), (12, 3)])
def test_the_first_ten_are_the_ligretto_the_tenth_on_top_then_the_row_then_the_hand(
    players: int, size: int
) -> None:
    chance = Chance(seed_from("a deal"))
    for seat, area in enumerate(GAME.deal(LigrettoOptions(), players, chance).areas):
        counted_off = chance.stream("deck", seat).shuffled(deck())
        assert area.stock == counted_off[:10]
        assert area.stock_top == counted_off[9]
        assert area.row == [[card] for card in counted_off[10 : 10 + size]]
        assert area.hand == counted_off[10 + size :]


@pytest.mark.rule("LIG-23")
def test_the_match_is_over_when_somebody_has_reached_99() -> None:
    options = LigrettoOptions()
    assert options.target == 99
    assert not GAME.is_over(options, rounds=20, totals=[98, 5])
    assert GAME.is_over(options, rounds=3, totals=[5, 99])
    assert GAME.is_over(options, rounds=3, totals=[120, 104])


@pytest.mark.rule("LIG-23")
def test_or_the_target_of_the_table() -> None:
    assert GAME.is_over(LigrettoOptions(target=10), rounds=1, totals=[10, -3])
    assert not GAME.is_over(LigrettoOptions(target=500), rounds=9, totals=[499, 400])


@pytest.mark.rule("LIG-18", "LIG-20", "LIG-28", "LIG-24")
def test_the_defaults_are_those_of_the_box() -> None:
    options = LigrettoOptions()
    assert (options.stop, options.blocked, options.mistakes) == ("automatic", "end", "refused")
    assert not options.advanced


def test_matches_of_these_rules_that_were_written_down_can_be_read() -> None:
    """Whoever changes the rules gives them a new number, and old journals are not played by the new ones."""
    written = (GAMES / "ligretto" / "golden" / "ligretto.match.jsonl").read_bytes().splitlines()[0]
    assert json.loads(written)["version"] == GAME.version
