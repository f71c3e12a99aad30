"""The files for clients are made from the code: the wire's JSON Schema and TypeScript, parts of
docs/protocol.md, docs/dealing.json.

python -m tools.make_wire        writes them anew
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from textwrap import wrap

from pellmell.catalogue import all_games
from pellmell.kit.messages import Command, Right, TimeUp
from pellmell.kit.phases import Phase
from pellmell.play.vocabulary import MATCH_COMMANDS, TABLE_COMMANDS
from pellmell.wire.schema import wire_schema
from pellmell.wire.typescript import folder_types, wire_types
from pellmell.wire.typescript_rest import rest_types
from pellmell.wire.vocabulary import COMMANDS_AT_EVERY_TABLE
from tests.play.transitions import WIDTH, table_of_leads
from tests.wire.session import Session
from tools.make_dealing import dealing

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
CLIENT = ROOT / "web" / "src"
TYPES = CLIENT / "net" / "wire.ts"
REST_TYPES = CLIENT / "net" / "wireRest.ts"
PAGE = ROOT / "docs" / "protocol.md"
DEALING = ROOT / "docs" / "dealing.json"

END = "<!-- end -->"
WHO = {
    Right.EVERYBODY: "all who are there",
    Right.ANYBODY: "who has no seat",
    Right.PLAYER: "players",
    Right.HOST: "the host",
}


def makers() -> dict[Path, Callable[[], str]]:
    """What makes each file as it should be."""
    folders = {CLIENT / folder / "wire.ts": types for folder, types in folder_types().items()}
    return {
        SCHEMA: lambda: json.dumps(wire_schema(), indent=2, ensure_ascii=False) + "\n",
        TYPES: wire_types,
        REST_TYPES: rest_types,
        **{path: partial(str, types) for path, types in folders.items()},
        DEALING: dealing,
        PAGE: page,
    }


def page() -> str:
    return _filled(
        PAGE.read_text(encoding="utf-8"),
        phases=table_of_leads(),
        rights=rights(),
        session=Session().page(),
    )


def _filled(page: str, **parts: str) -> str:
    """The page with what stands between `<!-- made: NAME -->` and `<!-- end -->` made anew."""
    for name, text in parts.items():
        start = f"<!-- made: {name} -->\n"
        before, old = page.split(start)
        after = old.partition(END)[2]
        page = f"{before}{start}\n{text}\n\n{END}{after}"
    return page


def rights() -> str:
    return "\n".join(
        [
            "| at every table | who | when |",
            "|---|---|---|",
            *(_row(kind, WHO[kind.allowed_to]) for kind in COMMANDS_AT_EVERY_TABLE),
            "",
            "| in a game | who | when |",
            "|---|---|---|",
            *(_row(kind, f"{WHO[kind.allowed_to]} of {games}") for kind, games in _by_command().items()),
            "",
            *wrap(f"Only the house itself does these: {', '.join(map(_tag, _of_the_house()))}.", WIDTH),
        ]
    )


def _row(kind: type[Command], middle: str) -> str:
    return f"| {_tag(kind)} | {middle} | {_when(kind.phases)} |"


def _tag(kind: type[Command]) -> str:
    return f"`{kind.__struct_config__.tag}`"


def _when(phases: Iterable[Phase]) -> str:
    """The shorter way to say it."""
    those = [phase for phase in Phase if phase in phases]
    others = [phase for phase in Phase if phase not in phases]
    if len(those) <= len(others):
        return ", ".join(those)
    return f"always but {', '.join(others)}" if others else "always"


def _by_command() -> dict[type[Command], str]:
    """The titles of the games that know it."""
    games = all_games().values()
    kinds = dict.fromkeys(kind for game in games for kind in game.commands)
    return {kind: " and ".join(game.title for game in games if kind in game.commands) for kind in kinds}


def _of_the_house() -> Iterator[type[Command]]:
    kinds: tuple[type[Command], ...] = (*TABLE_COMMANDS, *MATCH_COMMANDS, TimeUp)
    return (kind for kind in dict.fromkeys(kinds) if kind.allowed_to is Right.HOUSE)


def main() -> None:
    for path, make in makers().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
