"""The types of the wire in TypeScript, as they are encoded. docs/decisions/0005-wire-types.md says why
they are written by us.

A field is optional where the house leaves a default out; it is then never null.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

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
from pellmell.kit.messages import Command, Event
from pellmell.wire.frames import PROTOCOL, Frame
from pellmell.wire.vocabulary import LITERALS, MEANT, Named, name_of, said_at, unions, vocabulary, words_of

WIDTH = 100
MADE = "// Made from the house's own types by `python -m tools.make_wire`; don't edit."
HEAD = f"// The frames between this client and the house: docs/protocol.md tells their story.\n{MADE}"


def wire_types() -> str:
    blocks = [HEAD, f"export const PROTOCOL = {PROTOCOL};"]
    for heading, kinds in _sections().items():
        blocks += [f"// {heading}", *map(declared, kinds)]
    blocks += ["// One of several", *_unions(), _games()]
    return "\n\n".join(blocks) + "\n"


def _sections() -> dict[str, list[Named]]:
    found: dict[str, list[Named]] = {}
    for named in vocabulary().values():
        found.setdefault(_section(named.cls), []).append(named)
    return found


def _section(kind: type) -> str:
    _, layer, *folders = kind.__module__.split(".")
    if layer in ("games", "mechanics"):
        return f"Said in {layer}/{folders[0]}"
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
    left_out = not field.required and _omits_defaults(owner)
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


def _without_null(kind: Type) -> Type:
    match kind:
        case Metadata(type=inner):
            return _without_null(inner)
        case UnionType(types=types):
            return UnionType(tuple(one for one in types if not isinstance(one, NoneType)))
        case _:
            return kind


def _unions() -> Iterator[str]:
    for name, literal in LITERALS.items():
        yield _alias(name, _values(type_info(literal)))
    for name, members in unions().items():
        yield _alias(name, members)


def _values(literal: Any) -> list[str]:
    return [json.dumps(value) for value in literal.values]


def _alias(name: str, members: Iterable[str]) -> str:
    members = list(members)
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"


def _games() -> str:
    lines = ["/** What is said at the tables of each game, beside what is said at every table. */"]
    lines.append("export interface Games {")
    for name, game in all_games().items():
        lines.append(f"  {name}: {{")
        lines += [f"    {part}: {kind};" for part, kind in said_at(game).items()]
        lines.append("  };")
    return "\n".join([*lines, "}", "", "export type GameName = keyof Games;"])


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
