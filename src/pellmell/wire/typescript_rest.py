"""What REST takes and gives, in TypeScript: a file of its own, beside that of the frames."""

import re
from collections.abc import Iterator

from msgspec import Struct

from pellmell.wire import rest
from pellmell.wire.typescript import MADE, declared, wire_types
from pellmell.wire.vocabulary import named_in, vocabulary

HEAD = f"// What is asked of the house without a line, and what it answers.\n{MADE}"

EXPORTED = re.compile(r"^export (?:type|interface) (\w+)", re.MULTILINE)
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
TYPE = re.compile(r"\b[A-Z]\w+")


def rest_types() -> str:
    own = {kind: named for kind, named in named_in(_structs()).items() if kind not in vocabulary()}
    blocks = [declared(named) for named in own.values()]
    return "\n\n".join([HEAD, _imports("\n".join(blocks)), *blocks]) + "\n"


def _structs() -> Iterator[type[Struct]]:
    for kind in vars(rest).values():
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_fields__:
            yield kind


def _imports(code: str) -> str:
    """The types of the frames that these are made of."""
    used = set(TYPE.findall(COMMENT.sub("", code))) - set(EXPORTED.findall(code))
    return f'import type {{ {", ".join(sorted(used & set(EXPORTED.findall(wire_types()))))} }} from "./wire";'
