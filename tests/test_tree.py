"""The source tree keeps to its habits: short files, one class of a name, plain docstrings, helpers apart."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
MOST_LINES_OF_THE_WAY = 300  # where a move goes through
THE_WAY = ("src/pellmell/house/", "src/pellmell/play/")
SOURCES = ("src/**/*.py", "tests/**/*.py", "tools/**/*.py", "web/src/**/*.ts*", "web/tests/**/*.ts*")
MAY_BE_LONG = (
    "web/src/net/wire.ts",  # generated
    "web/src/words/",  # plain lists of words
)
NOT_PRIVATE = ("_asdict", "_replace", "_exit")  # of named tuples, so that no field is in their way; of `os`
NOT_OURS = "self.socket._response"  # aiohttp has no other way to a transport
FEWEST_WORDS = 4  # of a docstring
QUESTIONS = {"How", "What", "When", "Where", "Whether", "Which", "Who", "Whoever", "Whose", "Why"}
MOMENTS = r"at|now|today|exactly|when|until|deadline|arrived|touched|began|ended"
SPANS = r"ms|seconds|delays?|shortest|window|timers|pause|took"
A_TIME = re.compile(rf"_?({MOMENTS}|{SPANS}|\w+_(at|ms|seconds|delay|window|until))")
A_SEAT = re.compile(r"_?(seat|winners?|\w+_seat)")
NUMBERS = re.compile(r"\b(int|float)\b")
ONE_FOLDER_EACH = "games"  # siblings that know nothing of each other, each with a vocabulary of its own


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def layers() -> Iterator[Path]:
    for folder in sorted((ROOT / "src" / "pellmell").iterdir()):
        if (folder / "__init__.py").exists() and folder.name != ONE_FOLDER_EACH:
            yield folder
    yield ROOT / "src" / "pellmell_bench"
    games = ROOT / "src" / "pellmell" / ONE_FOLDER_EACH
    yield from sorted(game.parent for game in games.glob("*/__init__.py"))


def classes(layer: Path) -> Iterator[str]:
    for path in layer.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield node.name


@pytest.mark.parametrize("layer", list(layers()), ids=name)
def test_a_class_name_occurs_once_in_a_layer(layer: Path) -> None:
    assert [kind for kind, count in Counter(classes(layer)).items() if count > 1] == []


def test_a_class_name_occurs_once_outside_games_and_mechanics() -> None:
    """These have words of their own, as commands have that are named as in a rulebook."""
    folders = [layer for layer in layers() if layer.parent.name != "games" and layer.name != "mechanics"]
    names = Counter(name for layer in folders for name in classes(layer))
    assert len(names) > 500
    assert [name for name, count in names.items() if count > 1] == []


def test_files_are_short_enough_to_be_read_at_once() -> None:
    files = [path for pattern in SOURCES for path in ROOT.glob(pattern)]
    watched = [path for path in files if not name(path).startswith(MAY_BE_LONG)]
    assert len(watched) > 500
    lines = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in watched}
    assert {path: count for path, count in lines.items() if count > _most_lines(path)} == {}


def _most_lines(path: str) -> int:
    return MOST_LINES_OF_THE_WAY if path.startswith(THE_WAY) else MOST_LINES


def private_state(path: Path) -> Iterator[str]:
    """Names that begin with `_`, of anything but the object itself."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__"):
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            if owner not in ("self", "cls") and node.attr not in NOT_PRIVATE:
                yield f"{name(path)}:{node.lineno} {ast.unparse(node)}"


def test_tests_look_at_what_is_answered_and_never_inside() -> None:
    files = list((ROOT / "tests").rglob("*.py"))
    assert len(files) > 300
    found = [place for path in files for place in private_state(path)]
    assert [place for place in found if not place.endswith(NOT_OURS)] == []


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_helpers_of_tests_stand_in_the_kit_or_in_a_module_of_their_own() -> None:
    """Not in a module of tests, which nobody would look into for them."""
    borrowed = [
        f"{name(path)} imports {module}"
        for folder in ("tests", "tools")
        for path in (ROOT / folder).rglob("*.py")
        for module in imported(path)
        if module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")
    ]
    assert borrowed == []


def modules() -> Iterator[Path]:
    files = (path for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py"))
    return (path for path in files if not name(path).startswith("src/pellmell/web/client"))


def first_paragraph(path: Path) -> str:
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].split())


def test_a_module_says_first_what_it_is() -> None:
    """In a sentence of some words, with an end."""
    heads = {name(path): first_paragraph(path) for path in modules()}
    assert len(heads) > 300
    assert {path: head for path, head in heads.items() if len(head.split()) < FEWEST_WORDS} == {}
    assert {path: head for path, head in heads.items() if not head.endswith((".", ":"))} == {}


def test_the_first_sentence_of_a_module_has_a_subject_and_is_no_riddle() -> None:
    """Not "What can be tried, and …": somebody who searches has to find the noun."""
    heads = {name(path): first_paragraph(path) for path in modules()}
    assert {path: head for path, head in heads.items() if head.partition(" ")[0] in QUESTIONS} == {}


def told_by(node: ast.FunctionDef) -> bool:
    """Whether a function is a property, or says what time it is."""
    return "property" in map(ast.unparse, node.decorator_list) or node.name in ("now", "today", "exactly")


def numbers(path: Path) -> Iterator[tuple[str, str]]:
    """What is annotated as a number of no kind: its name, and the line. Functions only if `told_by` them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.arg) and node.annotation is not None:
            annotated, annotation = node.arg, node.annotation
        elif isinstance(node, ast.AnnAssign):
            annotated, annotation = ast.unparse(node.target).rpartition(".")[2], node.annotation
        elif isinstance(node, ast.FunctionDef) and node.returns is not None and told_by(node):
            annotated, annotation = node.name, node.returns
        else:
            continue
        if NUMBERS.search(ast.unparse(annotation)):
            yield annotated, f"{name(path)}:{node.lineno} {annotated}: {ast.unparse(annotation)}"


def test_times_and_seats_have_types_of_their_own() -> None:
    """`Milliseconds`, `Seconds` or `Seat`: a signature says which of them it takes."""
    found = [
        place
        for folder in ("src", "tests", "tools")
        for path in (ROOT / folder).rglob("*.py")
        for annotated, place in numbers(path)
        if (A_TIME.fullmatch(annotated) or A_SEAT.fullmatch(annotated))
    ]
    assert found == []
