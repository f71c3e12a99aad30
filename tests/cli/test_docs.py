"""The pages of docs/ say what is so."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pellmell.bots import reaction_times
from pellmell.bots.levels import SCALE
from pellmell.catalogue import find_game
from pellmell.kit.messages import Gesture
from pellmell.kit.options import parse_options
from tests.command_line import Run

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *ROOT.glob("deploy/*.md"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("examples/*.md"),
]
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)]+))?\)")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^a-z0-9 _-]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        target = page.parent / path if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), anchor


def test_the_bot_of_the_page_plays_as_it_stands_there(tmp_path: Path, run: Run) -> None:
    (example,) = re.findall(r"```python\n(.+?)```", text("docs/writing-a-bot.md"), re.DOTALL)
    (tmp_path / "mine.py").write_text(example, encoding="utf-8")
    for bot in (tmp_path / "mine.py", f"{tmp_path / 'mine.py'}:Saver"):
        result = run("duel", bot, "champion", "--game", "dice", "--matches", 2, "--json")
        assert sum(json.loads(result.stdout)["shares"]) == 1


def rows(page: str) -> Iterator[tuple[str, list[float]]]:
    """Each row of the page's tables, with the numbers in it."""
    for first, rest in re.findall(r"^\| ([^|]+?) \| (.+) \|$", text(page), re.MULTILINE):
        yield first, [float(number) for number in re.findall(r"\d+(?:\.\d+)?", rest)]


def test_people_take_as_long_as_their_page_says() -> None:
    times = dict(rows("docs/bots.md"))
    assert times["to see that something begins"][0] == reaction_times.NOTICE_MS
    assert times["a glance elsewhere"][0] == reaction_times.LOOK_MS
    assert times["each thing among which one searches"][0] == reaction_times.THING_MS
    assert times["each doubling of the choices"][0] == reaction_times.BIT_MS
    assert times["to place a card or a die"][0] == reaction_times.HAND_MS[Gesture.PLACE]
    others = Gesture.TURN, Gesture.ROLL, Gesture.SHOUT
    assert times["to turn three, to roll, to shout"][:3] == [
        reaction_times.HAND_MS[gesture] for gesture in others
    ]
    spread = times["deviation of the ordinary part, mean of the tail"]
    assert spread == [100 * reaction_times.SPREAD, 100 * reaction_times.TAIL]


def test_levels_are_as_good_as_their_page_says() -> None:
    said = dict(rows("docs/bots.md"))
    traits = SCALE
    assert said["eyes: to look and to choose, × a quick adult's"] == [each.times.eyes for each in traits]
    assert said["hands: to move"] == [each.times.hands for each in traits]
    assert said["long tail"] == [each.times.tail for each in traits]
    for row, trait in {
        "insight: how far finer considerations count": "insight",
        "overlooks a change": "overlooks",
        "notices a movement elsewhere": "notices",
        "the hand slips": "slips",
    }.items():
        assert said[row] == pytest.approx([100 * getattr(each.talent, trait) for each in traits]), row
    assert said["blur: how far off two ideas are compared, points"] == [each.talent.blur for each in traits]
    assert said["cards of the hand that are remembered"] == [each.talent.memory for each in traits[:-1]]


def test_games_set_their_levels_where_the_page_says() -> None:
    said = dict(rows("docs/bots.md"))
    for row, (game, options) in {
        "card games, `blocked=rotate` (the default of Dutch Blitz)": ("blitz", {}),
        "the same, advanced": ("blitz", {"advanced": True}),
        "card games, `blocked=end` (the default of Ligretto)": ("ligretto", {}),
        "the same, advanced, of Ligretto": ("ligretto", {"advanced": True}),
        "Ligretto Dice": ("dice", {}),
        "Ligretto, the board game": ("board", {}),
    }.items():
        kind = find_game(game)
        assert said[row] == list(kind.strengths(parse_options(kind.options, options))), row
