"""A copy of the tree with one more game in it: the game's own folders, and not one edit beside them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOY = Path(__file__).parent
NAME = "count"
FOLDERS = (  # of a game, in the toy's folder as in the tree
    f"src/pellmell/games/{NAME}",
    f"tests/games/{NAME}",
    f"web/src/games/{NAME}",
    f"web/tests/games/{NAME}",
)
MADE = {"node_modules", "__pycache__", "build", "dist"}
SECONDS = 600


class Tree:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        for source in ROOT.iterdir():
            if source.name not in MADE and not source.name.startswith("."):
                _copy(source, folder / source.name)
        for installed in (".venv", "web/node_modules"):
            (folder / installed).symlink_to(ROOT / installed)
        for own in FOLDERS:
            _copy(TOY / own, folder / own)

    @property
    def environment(self) -> dict[str, str]:
        """In which `pellmell` is the one of this tree."""
        return {"PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}

    def python(self, *arguments: str) -> str:
        return self._run([sys.executable, *arguments], self.folder)

    def tool(self, name: str, *arguments: str) -> str:
        return self._run([str(Path(sys.executable).with_name(name)), *arguments], self.folder)

    def node(self, tool: str, *arguments: str) -> str:
        return self._run([f"node_modules/.bin/{tool}", *arguments], self.folder / "web")

    def edited(self) -> Iterator[str]:
        """The files beside the game's own folders that are not as they are in this tree."""
        for folder, folders, names in os.walk(self.folder):
            place = Path(folder).relative_to(self.folder)
            folders[:] = [name for name in folders if name not in MADE and not name.startswith(".")]
            if place.as_posix().startswith(FOLDERS):
                continue
            for file in (place / name for name in names):
                there = ROOT / file
                if not there.exists() or there.read_bytes() != (self.folder / file).read_bytes():
                    yield file.as_posix()

    def _run(self, command: list[str], folder: Path) -> str:
        environment = {**os.environ, **self.environment, "NO_COLOR": "1"}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-5000:]}\n{done.stderr[-2000:]}"
        return done.stdout


def _copy(source: Path, copy: Path) -> None:
    """What is there already is no game's own: to copy a folder over it fails."""
    if source.is_dir():
        shutil.copytree(source, copy, ignore=_made)
    else:
        shutil.copy(source, copy)


def _made(folder: str, names: Iterable[str]) -> set[str]:
    """What is made from the sources is made anew."""
    built = {"client"} if Path(folder) == ROOT / "src" / "pellmell" / "web" else set[str]()
    return set(names) & (MADE | built)
