"""Schema, TypeScript and page say what the house says today."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.inspect import EnumType

from pellmell.catalogue import all_games
from pellmell.kit.chance import seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, HouseCommand
from pellmell.kit.round_result import RoundResult
from pellmell.testing import dealt, start_race
from pellmell.wire.frames import ClientFrame, HouseFrame, Why
from pellmell.wire.schema import wire_schema
from pellmell.wire.typescript import EXPORTED, folder_types, wire_types
from pellmell.wire.vocabulary import EVENTS_AT_EVERY_TABLE, LITERALS, folder_of, name_of, named_in, vocabulary
from tests.play.house import woken
from tests.play.phases import scenes
from tests.wire.session import RECEIVED, SENT, Session
from tools.make_wire import PAGE, makers

ROUNDS = PAGE.with_name("rounds.md")
SOURCES = PAGE.parents[1] / "src" / "pellmell"
FRAMES = (*get_args(ClientFrame), *get_args(HouseFrame))


@pytest.mark.parametrize("path", makers(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_made_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == makers()[path](), "python -m tools.make_wire writes it anew"


def kinds_of(kind: type[Event]) -> Iterator[type[Event]]:
    for child in kind.__subclasses__():
        yield from (child, *kinds_of(child))


def test_everything_that_can_happen_is_there() -> None:
    all_games()
    ours = {kind for kind in kinds_of(Event) if kind.__module__.startswith("pellmell.")}
    assert ours <= set(vocabulary())


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_what_is_sent_ahead_is_what_the_types_say(game: AnyGame) -> None:
    position = dealt(game, game.options(), game.seats[0], seed_from("ahead"))
    start_race(position)
    assert isinstance(position.ahead(0), game.ahead_type or NoneType)


def test_a_client_is_not_offered_what_only_the_house_does() -> None:
    commands = [kind for kind in vocabulary() if issubclass(kind, Command)]
    assert commands
    assert not [kind for kind in commands if issubclass(kind, HouseCommand)]


def test_schema_and_typescript_have_the_same_names() -> None:
    exported = set(EXPORTED.findall("\n".join([wire_types(), *folder_types().values()])))
    assert exported - set(LITERALS) == set(wire_schema()["$defs"])


def test_the_schema_refers_to_nothing_that_is_not_there() -> None:
    schema = wire_schema()
    assert set(re.findall(r'"#/\$defs/(.*?)"', json.dumps(schema))) <= set(schema["$defs"])


@pytest.mark.parametrize("frame", FRAMES, ids=name_of)
def test_the_page_tells_of_every_frame(frame: Any) -> None:
    assert f"`{frame.__struct_config__.tag}`" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("event", EVENTS_AT_EVERY_TABLE, ids=name_of)
def test_the_pages_tell_what_every_event_of_a_table_changes(event: type[Event]) -> None:
    told, _, phases = PAGE.read_text(encoding="utf-8").partition("## Phases")
    tag = f"`{event.__struct_config__.tag}`"
    assert tag in told + ROUNDS.read_text(encoding="utf-8") or f"\n| {tag} | " in phases


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_the_page_of_rounds_has_every_event_command_and_field_of_a_game(game: AnyGame) -> None:
    page = told_of(game)
    tags = {str(kind.__struct_config__.tag) for kind in (*game.events, *game.commands)}
    parts = [kind for kind in named_in([game.snapshot_type]).values() if not isinstance(kind, EnumType)]
    names = {field.name for kind in parts for field in kind.fields if not _is_shared(kind.cls)}
    assert [name for name in sorted(tags | names) if f"`{name}`" not in page] == []


def told_of(game: AnyGame) -> str:
    """What every round has, and the pages of the folders that the game's messages are from."""
    kinds = (*game.events, *game.commands, game.snapshot_type)
    pages = [SOURCES / folder_of(kind) / ROUNDS.name for kind in kinds if folder_of(kind)]
    found = [ROUNDS, *(page for page in dict.fromkeys(pages) if page.exists())]
    return "\n".join(page.read_text(encoding="utf-8") for page in found)


def _is_shared(kind: type) -> bool:
    """Cards and dice are lists; results are explained by the rules."""
    return kind is RoundResult or (issubclass(kind, Struct) and kind.__struct_config__.array_like)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_the_page_tells_of_every_timer(game: AnyGame) -> None:
    """By its name, whatever it counts."""
    houses = [woken(saved) for tables in scenes(game).tables.values() for saved in tables]
    timers = {timer for house in houses if house.table.match for timer in house.match.clock.deadlines}
    assert timers
    page = PAGE.read_text(encoding="utf-8") + told_of(game)
    assert [timer for timer in timers if f"`{re.sub(r' [0-9].*', ' 1', timer)}" not in page] == []


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
