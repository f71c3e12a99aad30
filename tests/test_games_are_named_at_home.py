"""A game, its options, its phases and the ids of its rules are named in its own folders alone.

The names are those of the catalogue and of the rulebooks: a new game is watched as soon as it is there. Words
that mean something else, too (`board`, `dice`, `rounds`), count where they can mean nothing but the game's.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.options import Options
from pellmell.kit.phases import SLOTS
from pellmell.wire.vocabulary import folder_of
from tests.rules.ids import stated

Found = tuple[int, str, str]  # the line, what it names, and how

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
GAMES = SOURCES / "pellmell" / "games"
EXEMPT = {
    "src/pellmell/kit/phases.py": {"phase"},  # the slots are its own (docs/decisions/0022)
    "src/pellmell_bench/measured_games.py": {
        "game"
    },  # figures are compared from commit to commit: of one game
}
WATCHED = [
    path
    for pattern in ("**/*.py", "**/*.sql")  # pages of Markdown are for readers of the games that they tell of
    for path in sorted(SOURCES.glob(pattern))
    if GAMES not in path.parents
]
RULES = {game: {rule.partition("-")[0] for rule in stated(GAMES / game)} for game in all_games()}
OPTIONS = {
    game.name: set(game.options.__struct_fields__) - set(Options.__struct_fields__)
    for game in all_games().values()
}


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_there_is_something_to_look_at() -> None:
    assert len(WATCHED) > 200
    assert all((ROOT / path).exists() for path in EXEMPT)


@pytest.mark.parametrize("path", WATCHED, ids=name)
def test_what_is_a_games_own_is_not_named_outside_its_folders(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    guests = [game for game in all_games().values() if not is_home_of(path, game)]
    found = [*games_named(text), *rules_named(text, guests), *phases_named(text)]
    if path.suffix == ".py":
        found += options_named(ast.parse(text), guests)
    allowed = EXEMPT.get(name(path), set())
    assert [
        f"{name(path)}:{line} names a {kind}: {what}" for line, kind, what in found if kind not in allowed
    ] == []


def is_home_of(path: Path, game: AnyGame) -> bool:
    """A mechanic may name the rules and the options of the games that are made of it."""
    folders = {folder_of(kind) for kind in (*game.commands, *game.events, game.snapshot_type)}
    return any(folder and SOURCES / "pellmell" / folder in path.parents for folder in folders)


def searched(pattern: str, text: str, kind: str) -> Iterator[Found]:
    for match in re.finditer(pattern, text, re.IGNORECASE):
        yield text.count("\n", 0, match.start()) + 1, kind, match[0]


def games_named(text: str) -> Iterator[Found]:
    """By the title, or a part of it; by the folder; by its name in quotes, or in an example of a command."""
    for game in all_games().values():
        for title in game.title.split(": "):
            yield from searched(rf"\b{re.escape(title)}\b", text, "game")
        for way in (r"games\.{}\b", r"""["'`]{}["'`]""", r"\bpellmell \w+ (.* )?{}\b", r"\b{}\.jsonl"):
            yield from searched(way.format(game.name), text, "game")


def rules_named(text: str, guests: list[AnyGame]) -> Iterator[Found]:
    """By their prefix: what is stated nowhere is a game's, too."""
    for prefix in own_of(guests, RULES):
        yield from searched(rf"\b{prefix}-[0-9]+", text, "rule")


def own_of(guests: list[AnyGame], words: Mapping[str, set[str]]) -> list[str]:
    """Of these games, and of none that is at home here."""
    at_home = [words[game] for game in all_games() if game not in {guest.name for guest in guests}]
    return sorted(set[str]().union(*(words[guest.name] for guest in guests)).difference(*at_home))


def phases_named(text: str) -> Iterator[Found]:
    for phase in sorted(SLOTS):
        yield from searched(rf"""\bPhase\.{phase}\b|["'`]{phase}["'`]""", text, "phase")


def options_named(tree: ast.Module, guests: list[AnyGame]) -> Iterator[Found]:
    """As `options.NAME`, as an argument of `options(…)`, as a key of a dict in a call, as NAME=VALUE."""
    own = own_of(guests, OPTIONS)
    words = (found for node in ast.walk(tree) for found in option_words(node))
    return ((line, "option", str(word)) for line, word in words if word in own)


def option_words(node: ast.AST) -> Iterator[tuple[int, object]]:
    match node:
        case ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr=attribute):
            if owner.endswith("options"):
                yield node.lineno, attribute
        case ast.Call(func=function, args=args, keywords=keywords):
            if isinstance(function, ast.Attribute) and function.attr == "options":
                yield from ((node.lineno, keyword.arg or "") for keyword in keywords)
            for given in (*args, *(keyword.value for keyword in keywords)):
                if isinstance(given, ast.Dict):
                    yield from (
                        (node.lineno, key.value) for key in given.keys if isinstance(key, ast.Constant)
                    )
        case ast.Constant(value=str(text)):
            yield from ((node.lineno, word) for word in re.findall(r"\b(\w+)=\w", text))
