"""The real program in a real terminal."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
fcntl = pytest.importorskip("fcntl")

PATIENCE_S = 60
CONTROLS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]")
COMMAND = [sys.executable, "-m", "pellmell"]


class Terminal:
    def __init__(self, master: int, process: "subprocess.Popen[bytes]") -> None:
        self._master = master
        self._seen = ""
        self.process = process
        self.everything = b""

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def wait_for(self, text: str) -> None:
        """Until the text was drawn after all that was waited for before."""
        until = time.monotonic() + PATIENCE_S
        while text not in self._seen:
            assert time.monotonic() < until, f"{text!r} never came; seen: {self._seen[-2000:]!r}"
            self._seen += self._read()
        self._seen = self._seen.partition(text)[2]

    def wait_for_end(self) -> int:
        until = time.monotonic() + PATIENCE_S
        while self.process.poll() is None:
            assert time.monotonic() < until, "the program does not end"
            self._read()
        self._read()
        return self.process.returncode

    def _read(self) -> str:
        if not select.select([self._master], [], [], 0.2)[0]:
            return ""
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the program has closed its side
            return ""
        self.everything += data
        return CONTROLS.sub("", data.decode(errors="replace"))


@contextmanager
def terminal(*arguments: object, columns: int = 80, lines: int = 24) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    hidden = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**environment, "TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(master)


def test_keys_of_a_replay(journal: Path) -> None:
    with terminal("replay", journal, "--speed", "0.25") as screen:
        screen.wait_for("space play/pause")
        screen.press("g12\r")
        screen.wait_for("move 12 of")
        screen.press("\x1b[C")
        screen.wait_for("move 13 of")
        screen.press("\x1b[D\x1b[D")
        screen.wait_for("move 11 of")
        screen.press("\x1b[A")
        screen.press(" ")
        screen.wait_for("▶ ×0.5")
        screen.press(" ")
        screen.wait_for("‖")
        screen.press("n")
        screen.wait_for("round 2")
        screen.press("p")
        screen.wait_for("round 1")
        screen.press("q")
        assert screen.wait_for_end() == 0
    assert screen.everything.count(b"\x1b[?1049h") == 1
    assert screen.everything.count(b"\x1b[?1049l") == 1


def test_leaving_a_match_early_still_gives_its_result_and_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with terminal("match", "dice", "--seed", 1, "--journal", path) as screen:
        screen.wait_for("racing")
        screen.press("q")
        screen.wait_for("Ash wins the match")
        assert screen.wait_for_end() == 0
    assert path.read_bytes().endswith(b"}\n")


def test_ctrl_c(tmp_path: Path) -> None:
    with terminal("match", "ligretto", "--journal", tmp_path / "journal.jsonl") as screen:
        screen.wait_for("racing")
        screen.process.send_signal(signal.SIGINT)
        assert screen.wait_for_end() == 130
    assert b"Traceback" not in screen.everything
    assert screen.everything.count(b"\x1b[?1049l") == 1
    assert list(tmp_path.iterdir()) == []


def test_as_a_module_in_a_pipe(journal: Path) -> None:
    done = subprocess.run([*COMMAND, "replay", str(journal)], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout


def test_nobody_reads_on(journal: Path) -> None:
    """As in `pellmell replay FILE --json | head -1`."""
    command = [*COMMAND, "replay", str(journal), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
