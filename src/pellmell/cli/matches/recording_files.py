"""A recording is a file in which rounds were kept: a journal, or a film."""

from pathlib import Path

from pellmell.cli.atomic_files import lines_of
from pellmell.cli.errors import Mistake
from pellmell.films.film import MOST_BYTES, Film, FilmError, unpack
from pellmell.films.recording import FilmRecorder
from pellmell.play.replay import JournalError, Replay

PACKED = b"\x1f\x8b"  # how what gzip has packed begins


def is_film(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(PACKED)) == PACKED


def read_film(path: Path) -> Film:
    with path.open("rb") as file:
        packed = file.read(MOST_BYTES)
    try:
        return unpack(packed)
    except FilmError as error:
        raise Mistake(f"{path}: {error}") from None


def films_in(path: Path, unfinished: bool) -> list[Film]:
    """The film itself; of a journal, those of all rounds that are over."""
    if is_film(path):
        return [read_film(path)]
    films: list[Film] = []

    def develop(film: Film) -> None:
        films.append(unpack(recorder.packed) if recorder.packed else film)

    recorder = FilmRecorder(develop)
    try:
        for _ in Replay(lines_of(path), unfinished, recorder):
            pass
    except JournalError as error:
        raise Mistake(f"{path}: {error}") from None
    return films
