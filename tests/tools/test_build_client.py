"""Who builds the client is told what is done and how long it took; what npm and vite say, where they fail."""

import re
import sys

import pytest

from tools import build_client
from tools.build_client import CannotBuild, _run, _step

NOISE = "import sys; print('npm notice'); print('npm warn', file=sys.stderr)"


def test_what_succeeds_is_quiet(capfd: pytest.CaptureFixture[str]) -> None:
    with _step("Trying"):
        _run(sys.executable, "-c", NOISE)
    out, err = capfd.readouterr()
    assert re.fullmatch(r"Trying \.\.\. \d+ s\n", out + err)


def try_to(*arguments: str) -> None:
    with _step("Trying"):
        _run(sys.executable, *arguments)


def test_what_fails_is_shown_in_full(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotBuild, match="failed in web/"):
        try_to("-c", f"{NOISE}; sys.exit(3)")
    err = capfd.readouterr().err
    assert "npm notice" in err
    assert "npm warn" in err


def test_what_hangs_is_ended(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "MOST_SECONDS", 2)
    with pytest.raises(CannotBuild, match="did not end in web/ within 2 s"):
        try_to("-uc", "print('so far', flush=True); import time; time.sleep(600)")
    assert "Trying" in capfd.readouterr().err
