"""Who can be sent into a duel, by name: a level, one of the house's judgements, or a class of one's own."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from pellmell.bots.levels import Level
from pellmell.bots.plain import ReflexPlayer
from pellmell.bots.player import BotPlayer, Casting, all_seeing, cast, greedy
from pellmell.kit.chance import Stream
from pellmell.kit.seats import Seat
from pellmell.play.match import Match

JUDGEMENTS: Mapping[str, Casting] = {"greedy": greedy, "judgement": all_seeing}


class UnknownContestant(Exception):
    """Nobody of that name; the message says who there is."""


@cache
def find_contestant(name: str) -> Casting:
    if name in JUDGEMENTS:
        return JUDGEMENTS[name]
    if name in set(Level):
        return cast(Level(name))
    if name.endswith(".py") or ".py:" in name or ":" in name:
        return _own(name)
    raise UnknownContestant(
        f"nobody is called {name!r}: there are {', '.join([*Level, *JUDGEMENTS])}, and whatever you write: "
        "a file such as my_bot.py, or module:Class"
    )


def _own(name: str) -> Casting:
    """A class with `choose(view, seat, chance)`. It has eyes for everything, and the greedy bot's times."""
    where, _, wanted = name.partition(":")
    kind = _class(_module(where), wanted, name)

    def sit_down(match: Match, seat: Seat, chance: Stream) -> BotPlayer:
        return ReflexPlayer(kind(), seat, chance)

    return sit_down


def _module(where: str) -> ModuleType:
    try:
        return _from_file(Path(where)) if where.endswith(".py") else import_module(where)
    except FileNotFoundError:
        raise UnknownContestant(f"there is no file {where}") from None
    except ImportError as error:
        raise UnknownContestant(f"{where} can't be loaded: {error}") from None


def _from_file(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _class(module: ModuleType, wanted: str, name: str) -> Any:
    own = [kind for kind in vars(module).values() if _judges(kind) and kind.__module__ == module.__name__]
    found = [kind for kind in own if kind.__name__ == wanted] if wanted else own
    if len(found) == 1:
        return found[0]
    known = ", ".join(kind.__name__ for kind in own) or "none"
    raise UnknownContestant(
        f"{name}: one class with a method choose(view, seat, chance) is wanted, and there is {known}"
        + (": say which, as in FILE.py:Class" if len(found) > 1 else "")
    )


def _judges(kind: object) -> bool:
    return isinstance(kind, type) and callable(getattr(kind, "choose", None))
