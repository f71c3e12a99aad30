"""The mutants of a source file: where each is, what it reads like, and its syntax tree."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from tools.mutants.operators import as_condition, mutations

ROOT = Path(__file__).parents[2]
CONDITIONS = {(ast.If, "test"), (ast.IfExp, "test"), (ast.While, "test"), (ast.comprehension, "ifs")}
# Nothing that a player could notice hangs on these; within an f-string Python 3.11 gives no positions.
PASSED_OVER = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)
LEFT_OUT = {"annotation", "returns", "decorator_list", "bases"}
Seconds: TypeAlias = float  # not the kit's: nothing is imported here that is to be mutated

# File, what it was, what it becomes, and its number among those that read so: good also if lines have moved.
Change = tuple[str, str, str, int]


@dataclass(frozen=True)
class Mutant:
    """`function` is the outermost function around it, as (qualified name, first line), if there is one."""

    file: str
    number: int
    line: int
    was: str
    becomes: str
    function: tuple[str, int] | None
    nth: int

    @property
    def change(self) -> Change:
        return self.file, self.was, self.becomes, self.nth

    def tree(self) -> ast.Module:
        tree = ast.parse(_text(self.file))
        place, other = list(_choices(tree))[self.number]
        place.put(other)
        return ast.fix_missing_locations(tree)


@dataclass(frozen=True)
class _Place:
    """A node, and where it hangs in the tree."""

    node: ast.expr | ast.stmt
    parent: ast.AST
    field: str
    index: int | None
    function: tuple[str, int] | None

    def put(self, other: ast.AST) -> None:
        ast.copy_location(other, self.node)
        if self.index is None:
            setattr(self.parent, self.field, other)
        else:
            getattr(self.parent, self.field)[self.index] = other

    def alternatives(self) -> Iterator[ast.AST]:
        yield from mutations(self.node)
        if (type(self.parent), self.field) in CONDITIONS and isinstance(self.node, ast.expr):
            yield from as_condition(self.node)


def module_of(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def mutants_of(file: str) -> list[Mutant]:
    text, mutants, alike = _text(file), list[Mutant](), Counter[tuple[str, str]]()
    for number, (place, other) in enumerate(_choices(ast.parse(text))):
        reading = _reading(text, place, other)
        alike[reading] += 1
        mutants.append(Mutant(file, number, place.node.lineno, *reading, place.function, alike[reading]))
    return mutants


@cache
def _text(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def _choices(tree: ast.Module) -> Iterator[tuple[_Place, ast.AST]]:
    for place in _places(tree, "", None):
        for other in place.alternatives():
            yield place, other


def _places(parent: ast.AST, name: str, function: tuple[str, int] | None) -> Iterator[_Place]:
    for field, index, node in _children(parent):
        inner_name, inner = name, function
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            inner_name = f"{name}.{node.name}".lstrip(".")
        if isinstance(parent, ast.FunctionDef) and field == "body" and not inner:
            inner = (name, min([parent.lineno, *(n.lineno for n in parent.decorator_list)]))
        if isinstance(node, ast.expr | ast.stmt):
            yield _Place(node, parent, field, index, inner)
        yield from _places(node, inner_name, inner)


def _children(parent: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for field, value in ast.iter_fields(parent):
        if field in LEFT_OUT or (isinstance(parent, ast.ClassDef) and field == "keywords"):
            continue
        nodes = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for index, node in nodes:
            if isinstance(node, ast.AST) and not isinstance(node, PASSED_OVER) and not _is_check(node):
                yield field, index, node


def _is_check(node: ast.AST) -> bool:
    """A protocol, which is for the type checker, or the `strict` of a zip, which is an assertion."""
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    return isinstance(node, ast.ClassDef) and any(
        isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases
    )


def _reading(text: str, place: _Place, other: ast.AST) -> tuple[str, str]:
    """The lines before and after, as one line each."""
    node = place.node
    assert node.end_lineno
    assert node.end_col_offset
    lines = [line.encode() for line in text.splitlines()][node.lineno - 1 : node.end_lineno]
    within = isinstance(place.parent, ast.expr) and isinstance(other, ast.BinOp | ast.BoolOp | ast.Compare)
    written = " ".join((f"({ast.unparse(other)})" if within else ast.unparse(other)).split())
    was = b" ".join(line.strip() for line in lines)
    becomes = (
        lines[0][: node.col_offset].lstrip() + written.encode() + lines[-1][node.end_col_offset :].rstrip()
    )
    return was.decode(), becomes.decode()
