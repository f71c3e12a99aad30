"""The browser that tests and pictures are made with: one that is there, or else Playwright's own.

`python -m tools.chromium` installs one if there is none.
"""

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from pellmell.bench.chromium import NAMED, chromium_flags, find_chromium


@contextmanager
def chromium(*arguments: str) -> Generator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright, *arguments)
        try:
            yield browser
        finally:
            browser.close()


def launch(playwright: Playwright, *arguments: str) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=[*arguments, *chromium_flags()])


def install() -> None:
    if find_chromium() is None and not _own().exists():
        print("Installing Chromium ...", file=sys.stderr)
        if not _from_debian():
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _own() -> Path:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _from_debian() -> bool:
    """Ubuntu's package of that name only leads to a snap."""
    system = Path("/etc/os-release")
    if not system.exists() or "ID=debian" not in system.read_text(encoding="utf-8").splitlines():
        return False
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    commands = ["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", "chromium"]
    try:
        return all(subprocess.run([*sudo, *command], check=False).returncode == 0 for command in commands)
    except FileNotFoundError:
        return False


if __name__ == "__main__":
    try:
        install()
    except subprocess.CalledProcessError:
        sys.exit(f"needs Chromium or Chrome: install one, or say where it is with {NAMED}")
