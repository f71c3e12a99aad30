"""Orders of whoever runs the house are left in the database for a house that runs, which answers there.

Of several processes of one house, one carries it out, and if it falls meanwhile, another. A table is closed
by whoever has it; before somebody is forgotten, each of them puts aside what knows this person.

The rights to the database are the rights to give orders: there is no port for it, and no password.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["close", "forget", "keep"]


class Order(Struct, frozen=True):
    """The value is the code of a table, the id of a person, or a day in seconds since 1970."""

    kind: Kind
    value: str
    id: int = 0


class OrderAnswer(Struct, frozen=True):
    """How many tables and matches it was about, or why it could not be done."""

    done: int
    trouble: str = ""
