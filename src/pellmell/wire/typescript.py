"""TypeScript types are generated from the wire's messages, as they are encoded.
docs/decisions/0005-wire-types.md says why they are written by us.

A field is optional where the house leaves a default out; it is then never null.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import NODEFAULT
from msgspec.inspect import (
    BoolType,
    CollectionType,
    DataclassType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import Phase
from pellmell.play.messages import ChangeGame, Reopen, VoteToEnd
from pellmell.play.pause_messages import AskPause
from pellmell.wire.frames import PROTOCOL, Frame
from pellmell.wire.vocabulary import (
    LITERALS,
    MEANT,
    Named,
    folder_of,
    game_unions,
    name_of,
    said_at,
    table_unions,
    vocabulary,
    words_of,
)

WIDTH = 100
MADE = "// Made from the house's own types by `python -m tools.make_wire`; don't edit."
HEAD = f"// The frames between this client and the house: docs/protocol.md tells their story.\n{MADE}"
GAMES = """\
/** What is said at the tables of each game, beside what is said at every table: its own wire.ts adds it. */
export interface Games {}

export type GameName = keyof Games;

export type Command = TableCommand | Games[GameName]["command"];

export type Event = TableEvent | Games[GameName]["event"];

export type Options = Games[GameName]["options"];

export type Round = Games[GameName]["round"];

export type AheadCards = {
  [N in GameName]: Games[N] extends { ahead: infer Cards } ? Cards : never;
}[GameName];"""

EXPORTED = re.compile(r"^export (?:type|interface) (\w+)", re.MULTILINE)
DECLARED = re.compile(r"^ *(?:export )?(?:type|interface) (\w+)", re.MULTILINE)
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
TYPE = re.compile(r"\b[A-Z]\w+")


def wire_types() -> str:
    """What is said at every table."""
    blocks = [
        HEAD,
        f"export const PROTOCOL = {PROTOCOL};",
        _phases("VOTE_PHASES", "When the players may end a round by a vote.", VoteToEnd),
        _phases("PAUSE_PHASES", "When a player may ask for a pause.", AskPause),
        _phases("CHANGE_PHASES", "When the host may put another game on the table.", ChangeGame),
        _phases("REOPEN_PHASES", "When the host may go back to seats and options.", Reopen),
    ]
    for heading, kinds in _sections().items():
        blocks += [f"// {heading}", *map(declared, kinds)]
    blocks += [
        "// One of several",
        *_literals(),
        *(_alias(*union) for union in table_unions().items()),
        GAMES,
    ]
    return "\n\n".join(blocks) + "\n"


def _phases(name: str, said: str, command: type[Command]) -> str:
    phases = ", ".join(f'"{phase}"' for phase in Phase if phase in command.phases)
    return f"/** {said} */\nexport const {name}: readonly Phase[] = [{phases}];"


def folder_types() -> dict[str, str]:
    """The messages of a game or a mechanic: the wire.ts of the client's folder of that name."""
    blocks: dict[str, list[str]] = {}
    for named in vocabulary().values():
        if folder := folder_of(named.cls):
            blocks.setdefault(folder, []).append(declared(named))
    for game in all_games().values():
        own = blocks.setdefault(f"games/{game.name}", [])
        own += [*(_alias(*union) for union in game_unions(game).items()), _added(game)]
    exported = {name: folder for folder, own in blocks.items() for name in EXPORTED.findall("\n".join(own))}
    return {folder: _file(folder, own, exported) for folder, own in sorted(blocks.items())}


def _file(folder: str, blocks: list[str], exported: Mapping[str, str]) -> str:
    head = f"// The messages of {folder}, beside what is said at every table.\n{MADE}"
    imports = [
        imported("\n".join(blocks), wire_types(), "../../net/wire"),
        *(
            imported(
                "\n".join(blocks),
                [name for name in exported if exported[name] == other],
                f"../../{other}/wire",
            )
            for other in sorted(set(exported.values()) - {folder})
        ),
    ]
    return "\n\n".join([head, "\n".join(filter(None, imports)), *blocks]) + "\n"


def imported(code: str, source: str | Iterable[str], path: str) -> str:
    """The line that takes from another file the types that are used here; empty if there are none."""
    offered = EXPORTED.findall(source) if isinstance(source, str) else source
    used = set(TYPE.findall(COMMENT.sub("", code))) - set(DECLARED.findall(code))
    names = sorted(used & set(offered))
    return _broken(f'import type {{ {", ".join(names)} }} from "{path}";', names, path) if names else ""


def _broken(line: str, names: list[str], path: str) -> str:
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in names), f'}} from "{path}";'])


def _sections() -> dict[str, list[Named]]:
    found: dict[str, list[Named]] = {}
    for named in vocabulary().values():
        if not folder_of(named.cls):
            found.setdefault(_section(named.cls), []).append(named)
    return found


def _section(kind: type) -> str:
    if issubclass(kind, Frame):
        return "Frames"
    if issubclass(kind, Command):
        return "Commands at every table"
    return "Events at every table" if issubclass(kind, Event) else "What they are made of"


# Declarations


def declared(named: Named) -> str:
    return _comment(words_of(named.cls)) + _body(named)


def _body(named: Named) -> str:
    name = name_of(named.cls)
    match named:
        case EnumType(cls=cls):
            return _alias(name, [json.dumps(member.value) for member in cls])
        case StructType(array_like=True, fields=fields):
            return (
                f"export type {name} = [{', '.join(f'{f.encode_name}: {written(f.type)}' for f in fields)}];"
            )
        case _:
            return "\n".join([f"export interface {name} {{", *_lines(named), "}"])


def _lines(named: StructType | DataclassType) -> Iterator[str]:
    if isinstance(named, StructType) and named.tag_field is not None:
        yield f"  {named.tag_field}: {json.dumps(named.tag)};"
    for field in named.fields:
        yield from _field(named.cls, field)


def _field(owner: type, field: Field) -> Iterator[str]:
    if description := _description(field.type):
        yield f"  /** {description} */"
    left_out = not field.required and (_omits_defaults(owner) or _may_be_unset(field))
    kind = _without_null(field.type) if left_out and field.default is None else field.type
    meant = MEANT.get((owner, field.name))
    text = f"{meant.name}{'[]' * meant.many}" if meant else written(kind)
    yield f"  {field.encode_name}{'?' * left_out}: {text};"


def _description(kind: Type) -> str:
    match kind:
        case Metadata(extra_json_schema={"description": str(words)}):
            return words
        case _:
            return ""


def _omits_defaults(owner: Any) -> bool:
    config = getattr(owner, "__struct_config__", None)
    return config is not None and config.omit_defaults


def _may_be_unset(field: Field) -> bool:
    """Neither required nor with a value that stands for nothing said."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _without_null(kind: Type) -> Type:
    match kind:
        case Metadata(type=inner):
            return _without_null(inner)
        case UnionType(types=types):
            return UnionType(tuple(one for one in types if not isinstance(one, NoneType)))
        case _:
            return kind


def _literals() -> Iterator[str]:
    for name, literal in LITERALS.items():
        yield _alias(name, _values(type_info(literal)))


def _values(literal: Any) -> list[str]:
    return [json.dumps(value) for value in literal.values]


def _alias(name: str, members: Iterable[str]) -> str:
    members = list(members)
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"


def _added(game: AnyGame) -> str:
    """The game's line among those of all games."""
    parts = [f"      {part}: {kind};" for part, kind in said_at(game).items()]
    head = ['declare module "../../net/wire" {', "  interface Games {", f"    {game.name}: {{"]
    return "\n".join([*head, *parts, "    };", "  }", "}"])


# Types


def written(kind: Type) -> str:
    """A type as it is written where it is used."""
    match kind:
        case Metadata(type=inner):
            return written(inner)
        case StructType(cls=cls) | DataclassType(cls=cls) | EnumType(cls=cls):
            return name_of(cls)
        case BoolType():
            return "boolean"
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case NoneType():
            return "null"
        case LiteralType():
            return _literal(kind)
        case UnionType(types=types):
            return " | ".join(map(written, types))
        case DictType(key_type=key, value_type=value):
            record = f"Record<{written(key)}, {written(value)}>"
            return f"Partial<{record}>" if isinstance(key, EnumType) else record
        case TupleType(item_types=items):
            return f"[{', '.join(map(written, items))}]"
        case CollectionType(item_type=item):
            return f"({written(item)})[]" if " | " in written(item) else f"{written(item)}[]"
        case _:
            raise TypeError(f"{kind} on the wire: say in wire/vocabulary.py what is meant")


def _literal(kind: LiteralType) -> str:
    names = [name for name, literal in LITERALS.items() if type_info(literal) == kind]
    return names[0] if names else " | ".join(_values(kind))


# Comments


def _comment(words: str) -> str:
    lines = words.splitlines()
    if len(lines) <= 1:
        return f"/** {words} */\n" if words else ""
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"
