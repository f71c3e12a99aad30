"""What is promised of our board."""

from collections import Counter

import pytest

from pellmell.games.board.board import Board
from pellmell.games.board.sections import SECTIONS, SEED, SIZE
from tools import make_sections

PAIRS_IN_A_SECTION = 2 * SIZE * (SIZE - 1)


def boards() -> list[Board]:
    return [Board("/".join(section)) for section in SECTIONS]


def pairs(board: Board) -> Counter[str]:
    return Counter("".join(sorted(str(place.card))) for place in board.places if place.near < place.far)


@pytest.mark.rule("BRD-1", "BRD-4")
def test_nine_sections_of_five_by_five_squares() -> None:
    assert len(SECTIONS) == 9
    assert [len(board.colours) for board in boards()] == [25] * 9


@pytest.mark.rule("BRD-4")
def test_neighbours_in_a_section_never_have_the_same_colour() -> None:
    assert all(place.card for board in boards() for place in board.places)


@pytest.mark.rule("BRD-4")
def test_the_six_colours_differ_by_at_most_one_square() -> None:
    squares = Counter(letter for section in SECTIONS for row in section for letter in row)
    assert sorted(squares.values()) == [37, 37, 37, 38, 38, 38]
    for section in SECTIONS:
        assert sorted(Counter("".join(section)).values()) == [4, 4, 4, 4, 4, 5]


@pytest.mark.rule("BRD-4")
def test_each_of_the_15_pairs_of_neighbours_is_there_equally_often() -> None:
    total = sum((pairs(board) for board in boards()), Counter[str]())
    assert set(total.values()) == {9 * PAIRS_IN_A_SECTION // 15}
    assert len(total) == 15
    assert all(set(pairs(board).values()) == {2, 3} for board in boards())


@pytest.mark.slow
@pytest.mark.rule("BRD-4")
def test_the_program_makes_these_sections() -> None:
    assert make_sections.made(SEED) == SECTIONS
