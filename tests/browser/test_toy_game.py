"""A fifth game is two folders: in a copy of the tree it is built, found on the home page, and played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pellmell.testing.server_process import ServerProcess, house_arguments
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.toy_game.tree import NAME, Tree

LAY_AND_LOOK = """() => {
    const lay = [...document.querySelectorAll("button")].find((each) => /^Lay the /.test(each.textContent));
    lay?.click();
    return document.querySelector('[data-test="score-row"]') !== null;
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    tree = Tree(tmp_path / "tree")
    tree.python("tools/build_client.py")
    arguments = house_arguments(tmp_path / "house.db", "--speed=4")
    server = ServerProcess(arguments, tmp_path / "house.log", environment=tree.environment)
    yield server
    server.stop()


def test_a_game_is_played_that_is_nothing_but_two_folders(house: ServerProcess, arrive: Arrive) -> None:
    person = arrive(url=house.url).prefers(length="rulebook")
    it_is_on_the_shelf(person)
    a_match_is_played(person)
    what_it_does_not_have_is_told_kindly(person)


def it_is_on_the_shelf(person: Person) -> None:
    box = person.visit("/").see(f"game-{NAME}")
    expect(box).to_contain_text("Count to Ten")
    expect(box).to_contain_text("Whoever lays the next number first has it.")
    expect(box.get_by_role("link")).to_have_count(0)  # neither rules nor a lesson
    assert person.page.locator('[data-test^="game-"]').last.get_attribute("data-test") == f"game-{NAME}"


def a_match_is_played(person: Person) -> None:
    person.see(f"game-{NAME}").get_by_role("button", name="Play now").click()
    person.until(LAY_AND_LOOK)
    expect(person.see("score-row")).to_have_count(2)
    expect(person.page.get_by_text("Round 1 of 1")).to_be_visible()
    expect(person.page.get_by_role("button", name="Rematch")).to_be_visible()


def what_it_does_not_have_is_told_kindly(person: Person) -> None:
    person.visit(f"/rules/{NAME}")
    expect(person.see("trouble-noManual")).to_be_visible()
    person.visit(f"/lesson/{NAME}")
    expect(person.see("trouble-noLesson")).to_be_visible()
