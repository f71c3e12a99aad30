"""Where the squares of the board lie in a page."""

import re

from playwright.sync_api import Locator

from tests.browser.people import Person

SIZE = re.compile(r"^The board, (\d+) by (\d+) squares$")


def board_in(person: Person) -> Locator:
    return person.page.get_by_role("img", name=SIZE)


def press_square(person: Person, square: str) -> None:
    """Such as c4: columns have letters, rows have numbers."""
    board = board_in(person)
    size = SIZE.match(board.get_attribute("aria-label") or "")
    box = board.bounding_box()
    assert size
    assert box
    column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
    x = box["x"] + (column + 0.5) * box["width"] / int(size[1])
    y = box["y"] + (row + 0.5) * box["height"] / int(size[2])
    person.page.mouse.click(x, y)
