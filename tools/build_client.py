"""Builds the client in the browser into the package, and does nothing when it is up to date.

Called by ./run and ./test (tools/setup.sh), and when the package is built (tools/hatch_build.py). Needs Node,
and nothing but Python's own library.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "web"
CLIENT = ROOT / "src" / "pellmell" / "web" / "client"
BUILT_FROM = CLIENT / ".built-from"
PACKAGES = SOURCES / "node_modules"
INSTALLED_FROM = PACKAGES / ".installed-from"
NO_SOURCES = {"node_modules", "tests", "dist"}

NODE = 20, 19
HOW = "(Debian 13: apt-get install nodejs npm; macOS: brew install node; others: nodejs.org)"


class CannotBuild(Exception):
    pass


def build() -> None:
    """Whatever has changed. An unpacked source distribution has the client ready, and needs no Node."""
    if not SOURCES.is_dir() or _read(BUILT_FROM) == (sources := _sum(_sources())):
        return
    install()
    _say("Building the client ...")
    _run("npx", "--no-install", "vite", "build", "--logLevel", "warn")
    BUILT_FROM.write_text(sources, encoding="utf-8")


def install() -> None:
    """What is in the lock file, and nothing else; none of it runs anything when it is installed."""
    wanted = _sum([SOURCES / "package-lock.json"]) + _node()
    if _read(INSTALLED_FROM) == wanted:
        return
    _say("Setting up web/node_modules ...")
    _run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error")
    INSTALLED_FROM.write_text(wanted, encoding="utf-8")


def _node() -> str:
    if not shutil.which("node") or not shutil.which("npm"):
        raise CannotBuild(f"needs Node {NODE[0]}.{NODE[1]} or newer, with npm {HOW}")
    version = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    if tuple(int(part) for part in re.findall(r"\d+", version)[:2]) < NODE:
        raise CannotBuild(f"needs Node {NODE[0]}.{NODE[1]} or newer, and this is {version} {HOW}")
    return version


def _run(program: str, *arguments: str) -> None:
    command = [shutil.which(program) or program, *arguments]  # on Windows it is npm.cmd
    if subprocess.run(command, cwd=SOURCES, stdout=sys.stderr, check=False).returncode:
        raise CannotBuild(f"{program} {' '.join(arguments)} failed in web/ (see above)")


def _sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(SOURCES):
        if Path(folder) == SOURCES:
            folders[:] = set(folders) - NO_SOURCES
        yield from (Path(folder) / file for file in files)


def _sum(files: "list[Path] | Iterator[Path]") -> str:
    total = hashlib.sha256()
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(SOURCES).as_posix()} {content}\n".encode())
    return total.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def _say(what: str) -> None:
    print(what, file=sys.stderr)


if __name__ == "__main__":
    try:
        install() if sys.argv[1:] == ["install"] else build()
    except CannotBuild as error:
        sys.exit(f"pellmell: {error}")
