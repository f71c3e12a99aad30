"""A plugin of pytest that runs, in the copy of the tree, the tests that the toy game has a part in.

These are its own; of those that take a parameter for each game, or each file of one, those with the toy's;
and whatever looks at all games at once, in a module that asks for all games or for what is made of them.
"""

from pathlib import Path
from types import ModuleType

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import Game
from tests.toy_game.tree import NAME

OF_ALL_GAMES = ("tests.play.phases", "tests.play.transitions", "tests.rules.ids", "tools.make_")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = [item for item in items if isinstance(item, pytest.Function) and has_part(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen


def has_part(test: pytest.Function) -> bool:
    values = test.callspec.params.values() if hasattr(test, "callspec") else ()
    if names_it(test.path) or any(map(names_it, values)):
        return True
    of_another = any(isinstance(value, Game) or value in list(all_games()) for value in values)
    return not of_another and looks_at_all_games(test.module)


def names_it(value: object) -> bool:
    match value:
        case Game(name=name):
            return name == NAME
        case Path():
            return f"/games/{NAME}/" in value.as_posix()
        case _:
            return value == NAME


def looks_at_all_games(module: ModuleType | None) -> bool:
    known = vars(module) if module else {}
    sources = {str(getattr(value, "__module__", "")) for value in known.values()}
    return "all_games" in known or any(source.startswith(OF_ALL_GAMES) for source in sources)
