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
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, STDOUT
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "web"
CLIENT = ROOT / "src" / "pellmell" / "web" / "client"
BUILT_FROM = CLIENT / ".built-from"
PACKAGES = SOURCES / "node_modules"
INSTALLED_FROM = PACKAGES / ".installed-from"
NO_SOURCES = {"node_modules", "tests", "dist"}

MOST_SECONDS = 900  # for npm on a slow line
NODE = 20, 19
HOW = "(Debian 13: apt-get install nodejs npm; macOS: brew install node; others: nodejs.org)"


class CannotBuild(Exception):
    """`output` is what the program said that failed."""

    def __init__(self, why: str, output: str = "") -> None:
        super().__init__(why)
        self.output = output


def build() -> None:
    """Whatever has changed. An unpacked source distribution has the client ready, and needs no Node."""
    if not SOURCES.is_dir() or _read(BUILT_FROM) == (sources := _sum(_sources())):
        return
    install()
    vite = PACKAGES / "vite" / "bin" / "vite.js"  # not by npx, which has remarks of its own
    with _step("Building the client"):
        warnings = _run("node", str(vite), "build", "--logLevel", "warn")
    print(warnings, end="", file=sys.stderr)
    BUILT_FROM.write_text(sources, encoding="utf-8")


def install() -> None:
    """What is in the lock file, and nothing else; none of it runs anything when it is installed."""
    wanted = _sum([SOURCES / "package-lock.json"]) + _node()
    if _read(INSTALLED_FROM) == wanted:
        return
    with _step("Setting up web/node_modules"):
        _run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error")
    INSTALLED_FROM.write_text(wanted, encoding="utf-8")


def _node() -> str:
    if not shutil.which("node") or not shutil.which("npm"):
        raise CannotBuild(f"needs Node {NODE[0]}.{NODE[1]} or newer, with npm {HOW}")
    asked = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True, timeout=60)
    version = asked.stdout.strip()
    if tuple(int(part) for part in re.findall(r"\d+", version)[:2]) < NODE:
        raise CannotBuild(f"needs Node {NODE[0]}.{NODE[1]} or newer, and this is {version} {HOW}")
    return version


def _run(program: str, *arguments: str) -> str:
    """What it says; if it fails, that is shown in full."""
    command = [shutil.which(program) or program, *arguments]  # on Windows it is npm.cmd
    shown = f"{program} {' '.join(arguments)}"
    try:
        done = subprocess.run(
            command, cwd=SOURCES, stdout=PIPE, stderr=STDOUT, text=True, check=False, timeout=MOST_SECONDS
        )
    except subprocess.TimeoutExpired as hung:
        raise CannotBuild(
            f"{shown} did not end in web/ within {MOST_SECONDS} s", _text(hung.output)
        ) from None
    if done.returncode:
        raise CannotBuild(f"{shown} failed in web/ (see above)", done.stdout)
    return done.stdout


def _text(output: "bytes | str | None") -> str:
    return output.decode(errors="replace") if isinstance(output, bytes) else output or ""


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


@contextmanager
def _step(what: str) -> Iterator[None]:
    """Says what is done, and how long it took."""
    print(f"{what} ... ", end="", file=sys.stderr, flush=True)
    began = monotonic()
    try:
        yield
    except CannotBuild as error:
        print(f"\n{error.output}", file=sys.stderr)
        raise
    print(f"{monotonic() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    try:
        install() if sys.argv[1:] == ["install"] else build()
    except CannotBuild as error:
        sys.exit(f"pellmell: {error}")
