"""Contestants of a duel are named: a level, one of the house's judgements, or a class of one's own."""

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypeGuard

from pellmell.bots.levels import STEPS, Level
from pellmell.bots.plain import ReflexPlayer
from pellmell.bots.player import BotPlayer, Casting, all_seeing, cast, greedy
from pellmell.kit.chance import Stream
from pellmell.kit.game import AnyBot
from pellmell.kit.seats import Seat
from pellmell.play.match import Match

JUDGEMENT = "judgement/"  # before a level: its judgement, with eyes for everything
JUDGEMENTS: Mapping[str, Casting] = {
    "greedy": greedy,
    **{f"{JUDGEMENT}{level}": all_seeing(level) for level in STEPS},
}
LEVELS = frozenset(Level)


class UnknownContestant(Exception):
    """Nobody of that name; the message says who there is."""


@cache
def find_contestant(name: str) -> Casting:
    if name in JUDGEMENTS:
        return JUDGEMENTS[name]
    if name in LEVELS:
        return cast(Level(name))
    if name.endswith(".py") or ".py:" in name or ":" in name:
        return _own(name)
    raise UnknownContestant(
        f"nobody is called {name!r}: there are {', '.join(Level)}, greedy, and whatever you write: "
        "a file such as my_bot.py, or module:Class"
    )


def on_equal_terms(one: str, other: str) -> tuple[str, str]:
    """Who has no eyes of its own meets the judgement of a level, not its eyes and hands."""
    if (one in LEVELS) == (other in LEVELS):
        return one, other
    return _judging(one), _judging(other)


def _judging(name: str) -> str:
    return f"{JUDGEMENT}{name}" if name in STEPS else name


def _own(name: str) -> Casting:
    """A class with `choose(view, seat, chance)`. It has eyes for everything, and the greedy bot's times."""
    return partial(_sit_down, find_bot(name))


def _sit_down(kind: type[AnyBot], _: Match, seat: Seat, chance: Stream) -> BotPlayer:
    return ReflexPlayer(kind(), seat, chance)


def find_bot(name: str) -> type[AnyBot]:
    """The class in a file, or in a module that can be imported."""
    where, _, wanted = name.partition(":")
    return _class(_module(where), wanted, name)


def _module(where: str) -> ModuleType:
    try:
        return _from_file(Path(where)) if where.endswith(".py") else import_module(where)
    except FileNotFoundError:
        raise UnknownContestant(f"there is no file {where}") from None
    except (ImportError, SyntaxError) as error:
        raise UnknownContestant(f"{where} can't be loaded: {error}") from None


def _from_file(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _class(module: ModuleType, wanted: str, name: str) -> type[AnyBot]:
    own = [kind for kind in vars(module).values() if _judges(kind) and kind.__module__ == module.__name__]
    found = [kind for kind in own if kind.__name__ == wanted] if wanted else own
    if len(found) == 1:
        return found[0]
    known = ", ".join(kind.__name__ for kind in own) or "none"
    raise UnknownContestant(
        f"{name}: one class with a method choose(view, seat, chance) is wanted, and there is {known}"
        + (": say which, as in FILE.py:Class" if len(found) > 1 else "")
    )


def _judges(kind: object) -> TypeGuard[type[AnyBot]]:
    return isinstance(kind, type) and callable(getattr(kind, "choose", None))
