"""TypeScript types of the REST messages are written to a file of their own, beside that of the frames."""

from collections.abc import Iterator

from msgspec import Struct

from pellmell.wire import rest
from pellmell.wire.typescript import MADE, declared, imported, wire_types
from pellmell.wire.vocabulary import named_in, vocabulary

HEAD = f"// The requests to the house without a line, and its answers.\n{MADE}"


def rest_types() -> str:
    own = {kind: named for kind, named in named_in(_structs()).items() if kind not in vocabulary()}
    blocks = [declared(named) for named in own.values()]
    return "\n\n".join([HEAD, imported("\n".join(blocks), wire_types(), "./wire"), *blocks]) + "\n"


def _structs() -> Iterator[type[Struct]]:
    for kind in vars(rest).values():
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_fields__:
            yield kind
