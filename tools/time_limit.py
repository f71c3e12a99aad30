"""A time limit for a command, as a guard against hangs: `tools/time_limit.py SECONDS COMMAND...`.

When the time is up, the command is ended with all that it has started, and the exit code is 124.
Needs nothing but Python's own library.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

TOO_LONG = 124
GRACE_SECONDS = 20.0  # between the word and the blow


def run_limited(
    limit: float, command: list[str], cwd: Path | None = None, stdout: IO[bytes] | None = None
) -> int:
    """`limit` in seconds. `stdout` gets the errors of the command, too."""
    errors = None if stdout is None else subprocess.STDOUT
    child = subprocess.Popen(command, cwd=cwd, stdout=stdout, stderr=errors, start_new_session=True)
    try:
        if (code := child.wait(limit)) < 0:
            print(f"\n{' '.join(command)} was ended by {signal.Signals(-code).name}", file=sys.stderr)
        return code
    except subprocess.TimeoutExpired:
        print(f"\n{' '.join(command)} did not end within {limit:g} s", file=sys.stderr)
        return TOO_LONG
    finally:
        _end(child)


def _end(child: "subprocess.Popen[bytes]") -> None:
    """With all that it has left behind."""
    _signal(child, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        child.wait(GRACE_SECONDS)
    _signal(child, signal.SIGKILL)


def _signal(child: "subprocess.Popen[bytes]", number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, number)


if __name__ == "__main__":
    try:
        sys.exit(run_limited(float(sys.argv[1]), sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
