"""The compiled rules are a copy of the package in which mypyc has made some modules machine code.

mypyc takes plain typed classes. It takes neither msgspec's structs (messages, cards, options) nor classes
with two parents (positions), so that what is compiled are the pieces that they are made of.
"""

import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import pellmell
from pellmell.cli.errors import Mistake
from pellmell.kit.time_units import Seconds
from pellmell_bench.measured_games import PIECES
from pellmell_bench.rules.contest import Contender

SET_UP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({files!r}, opt_level="3"))
"""

PLAY = """
import sys
from pellmell_bench.rules.contest import Contender
from pellmell_bench.rules.random_play import worker
contender = Contender("", "", worker({game!r}, {players}))
contender.run(0.1)
contender.run({seconds})
print(contender.rates[-1])
"""


class NotCompiled(Mistake):
    """mypyc is missing, or did not like what it saw."""


@dataclass
class CompiledContender(Contender):
    """Plays in a process of its own, which imports the compiled copy."""

    folder: Path = Path()
    game: str = ""
    players: int = 4

    def run(self, seconds: Seconds) -> None:
        play = PLAY.format(game=self.game, players=self.players, seconds=seconds)
        self.rates.append(float(_python(self.folder, "-c", play)))


@contextmanager
def compiled(game: str, players: int) -> Generator[CompiledContender, None, None]:
    if not find_spec("mypyc") or not find_spec("setuptools"):
        raise NotCompiled("mypyc is not installed: ./run bench rules installs it")
    with TemporaryDirectory(prefix="pellmell-") as name:
        folder = Path(name)
        copytree(Path(pellmell.__file__).parent, folder / "pellmell")
        (folder / "setup.py").write_text(SET_UP.format(files=[f"pellmell/{module}" for module in PIECES]))
        _python(folder, "setup.py", "build_ext", "--inplace")
        title = f"pellmell {game}, its pieces compiled"
        yield CompiledContender(title, "commands", lambda: 0, folder=folder, game=game, players=players)


def _python(folder: Path, *arguments: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise NotCompiled(f"the compiled copy failed: {reason}")
    return done.stdout
