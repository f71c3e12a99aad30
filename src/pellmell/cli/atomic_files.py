"""Atomic files: they are there as a whole or not at all."""

import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from pellmell.cli.errors import Mistake

LONGEST_LINE = 1 << 20


@contextmanager
def written_whole(path: Path, force: bool) -> Generator[BytesIO]:
    """What is put in here is in the file at the end; whether it can be written shows at once."""
    check_free(path, force)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    content = BytesIO()
    with _or_say_why_not(path):
        part.touch(exist_ok=False)
    try:
        yield content
        check_free(path, force)
        with _or_say_why_not(path):
            _fill(part, content.getvalue())
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def check_free(path: Path, force: bool) -> None:
    if path.is_dir():
        raise Mistake(f"{path}: is a folder; name a file in it")
    if path.exists() and not path.is_file():
        raise Mistake(f"{path}: is no ordinary file, and is left alone")
    if path.exists() and not force:
        raise Mistake(f"{path}: exists already; --force overwrites it")


def _fill(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _or_say_why_not(path: Path) -> Generator[None]:
    try:
        yield
    except OSError as error:
        raise Mistake(f"{path}: cannot be written: {str(error.strerror).lower()}") from None


def lines_of(path: Path) -> Iterator[bytes]:
    """Line by line, and no line longer than any that we write."""
    with path.open("rb") as file:
        while line := file.readline(LONGEST_LINE):
            yield line
