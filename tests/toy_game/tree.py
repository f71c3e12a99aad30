"""A copy of the tree with one more game in it: its two folders, and not one edit beside them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOY = Path(__file__).parent
NAME = "count"
MADE = {"node_modules", "__pycache__", "build", "dist"}
SECONDS = 600


class Tree:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        for source in ROOT.iterdir():
            if source.name not in MADE and not source.name.startswith("."):
                _copy(source, folder / source.name)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        _copy(TOY / "server", folder / "src" / "pellmell" / "games" / NAME)
        _copy(TOY / "client", folder / "web" / "src" / "games" / NAME)

    @property
    def environment(self) -> dict[str, str]:
        """In which `pellmell` is the one of this tree."""
        return {"PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}

    def python(self, *arguments: str) -> str:
        return self._run([sys.executable, *arguments], self.folder)

    def node(self, tool: str, *arguments: str) -> str:
        return self._run([f"node_modules/.bin/{tool}", *arguments], self.folder / "web")

    def _run(self, command: list[str], folder: Path) -> str:
        environment = {**os.environ, **self.environment}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-5000:]}\n{done.stderr[-2000:]}"
        return done.stdout


def _copy(source: Path, copy: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, copy, ignore=_made)
    else:
        shutil.copy(source, copy)


def _made(folder: str, names: Iterable[str]) -> set[str]:
    """What is made from the sources is made anew."""
    built = {"client"} if Path(folder) == ROOT / "src" / "pellmell" / "web" else set[str]()
    return set(names) & (MADE | built)
