"""A violation is something that must never be. Each rule has a letter."""

from typing import Literal, NamedTuple, TypeAlias

Rule: TypeAlias = Literal["a", "b", "c", "d", "e", "f", "g", "h", "i"]

RULES: dict[Rule, str] = {
    "a": "what was told stands in the journal",
    "b": "numbers have no gap and no double",
    "c": "epochs never go back, and each has one node",
    "d": "commands of a seat are carried out once, in their order",
    "e": "the journal plays to what was told; cards and seeds are right",
    "f": "who was deposed writes nothing, and greets nobody once it has to know",
    "g": "every table goes on",
    "h": "a table of a newer release is not woken by an older one",
    "i": "each round that was sealed has one film, which folds to its seal",
}


class Violation(NamedTuple):
    rule: Rule
    code: str  # of the table
    what: str

    def __str__(self) -> str:
        return f"({self.rule}) table {self.code}: {self.what}"
