"""An older checkout of this repository, in a folder of its own for a while: its nodes run beside today's."""

import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from pellmell_bench.chaos.house_node import Program

HERE = Path(__file__).parents[3]


class NoCheckout(Exception):
    """Why there is none."""


@contextmanager
def older_checkout(revision: str) -> Generator[Program]:
    """Raises NoCheckout."""
    with TemporaryDirectory(prefix="pellmell-before-") as folder:
        place = Path(folder) / "checkout"
        _git("worktree", "add", "--detach", "--quiet", str(place), revision)
        try:
            yield Program(path=str(place / "src"))
        finally:
            _git("worktree", "remove", "--force", str(place))


def name_of(revision: str) -> str:
    """The short name of a commit. Raises NoCheckout."""
    return _git("rev-parse", "--short", f"{revision}^{{commit}}")


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(
            ["git", "-C", str(HERE), *arguments], check=False, capture_output=True, text=True
        )
    except OSError as error:
        raise NoCheckout(f"git can't be run here: {error}") from error
    if done.returncode != 0:
        raise NoCheckout(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()
