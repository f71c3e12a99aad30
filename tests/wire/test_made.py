"""Schema, TypeScript and page say what the house says today."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.chance import seed_from
from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event, HouseCommand, TimeUp
from pellmell.kit.seats import HOUSE
from pellmell.lab.explore import dealt
from pellmell.wire.frames import ClientFrame, HouseFrame, Why
from pellmell.wire.schema import wire_schema
from pellmell.wire.typescript import wire_types
from pellmell.wire.vocabulary import name_of, vocabulary
from tests.wire.session import RECEIVED, SENT, Session
from tools.make_wire import PAGE, REST_TYPES, SCHEMA, TYPES, made

FRAMES = (*get_args(ClientFrame), *get_args(HouseFrame))


@pytest.mark.parametrize("path", [SCHEMA, TYPES, REST_TYPES, PAGE], ids=lambda path: path.name)
def test_what_is_made_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == made()[path], "python -m tools.make_wire writes it anew"


def kinds_of(kind: type[Event]) -> Iterator[type[Event]]:
    for child in kind.__subclasses__():
        yield from (child, *kinds_of(child))


def test_everything_that_can_happen_is_there() -> None:
    all_games()
    ours = {kind for kind in kinds_of(Event) if kind.__module__.startswith("pellmell.")}
    assert ours <= set(vocabulary())


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_what_is_sent_ahead_is_what_the_types_say(game: Game) -> None:
    position = dealt(game, game.options(), game.seats[0], seed_from("ahead"))
    position.perform(HOUSE, TimeUp("start"))
    assert isinstance(position.ahead(0), game.ahead_type or NoneType)


def test_a_client_is_not_offered_what_only_the_house_does() -> None:
    commands = [kind for kind in vocabulary() if issubclass(kind, Command)]
    assert commands
    assert not [kind for kind in commands if issubclass(kind, HouseCommand)]


def test_schema_and_typescript_have_the_same_names() -> None:
    exported = set(re.findall(r"^export (?:type|interface) (\w+)", wire_types(), re.MULTILINE))
    assert exported - {"Why", "Away"} == set(wire_schema()["$defs"])


def test_the_schema_refers_to_nothing_that_is_not_there() -> None:
    schema = wire_schema()
    assert set(re.findall(r'"#/\$defs/(.*?)"', json.dumps(schema))) <= set(schema["$defs"])


@pytest.mark.parametrize("frame", FRAMES, ids=name_of)
def test_the_page_tells_of_every_frame(frame: Any) -> None:
    assert f"`{frame.__struct_config__.tag}`" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("why", get_args(Why))
def test_the_page_says_of_every_goodbye_whether_to_come_back(why: str) -> None:
    assert f"\n| `{why}` | " in PAGE.read_text(encoding="utf-8")


def test_in_the_session_every_command_has_one_answer() -> None:
    lines = [line for _, step in Session().steps for line in step]
    sent = [json.loads(line.removeprefix(SENT)) for line in lines if line.startswith(SENT)]
    received = [json.loads(line.removeprefix(RECEIVED)) for line in lines if line.startswith(RECEIVED)]
    answers = [frame["n"] for frame in received if answers_ada(frame)]
    assert answers == [frame["n"] for frame in sent if frame["frame"] == "command"]


def test_the_race_of_the_session_goes_as_its_captions_say() -> None:
    """A deal other than it was written for would refuse what they praise."""
    lines = [line for _, step in Session().steps for line in step]
    refusals = [json.loads(line.removeprefix(RECEIVED)) for line in lines if '"frame":"refused"' in line]
    assert [(refused["rule"], refused.get("by")) for refused in refusals] == [("ALL-3", 1), ("LIG-10", None)]


def answers_ada(frame: dict[str, Any]) -> bool:
    return "n" in frame and (frame["frame"] != "happened" or frame.get("seat") == 0)
