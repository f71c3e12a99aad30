"""The browser that tests and pictures are made with: one that is there, or else Playwright's own.

`python -m tools.chromium` installs one if there is none.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from pellmell_bench.feel.chromium import NAMED, chromium_flags, find_chromium
from tools.apt import MOST_SECONDS, install_packages

# Chromium without its windows, which Playwright's own is, too: a page costs a sixth less to open.
SHELL = "chromium-headless-shell"


@contextmanager
def chromium(*arguments: str) -> Generator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright, *arguments)
        try:
            yield browser
        finally:
            browser.close()


def launch(playwright: Playwright, *arguments: str) -> Browser:
    return playwright.chromium.launch(executable_path=_found(), args=[*arguments, *chromium_flags()])


def _found() -> str | None:
    return find_chromium() if NAMED in os.environ else shutil.which(SHELL) or find_chromium()


def install() -> None:
    if _found() is None and not _own().exists():
        print("Installing Chromium ...", file=sys.stderr)
        if not _from_debian():
            command = [sys.executable, "-m", "playwright", "install", "chromium"]
            subprocess.run(command, check=True, timeout=MOST_SECONDS)


def _own() -> Path:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _from_debian() -> bool:
    """Ubuntu's package of that name only leads to a snap."""
    system = Path("/etc/os-release")
    if not system.exists() or "ID=debian" not in system.read_text(encoding="utf-8").splitlines():
        return False
    return install_packages([SHELL], before=[] if os.geteuid() == 0 else ["sudo", "-n"])


if __name__ == "__main__":
    try:
        install()
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        sys.exit(f"needs Chromium or Chrome: install one, or say where it is with {NAMED}")
