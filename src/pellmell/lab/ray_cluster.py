"""A Ray cluster does tasks on the machines that it has, as the process pool does on the cores of this one.

A task that is lost with its worker is done again; as it carries its own seeds, that changes nothing. What is
played is this very pellmell: its code goes to the workers, which bring what it needs (`pellmell[ray]`).
"""

import os
import socket
import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import pellmell
from pellmell.kit.time_units import Seconds

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2  # tasks that wait for each core
RETRIES = 10  # of a task whose worker is gone
CONNECT_SECONDS: Seconds = 10.0
NO_RAY = "simulating on a cluster needs Ray: pip install 'pellmell[ray]', here and on its machines"
NOT_LET_IN = (
    "somebody listens there, but no cluster lets us in; is it the port of its clients, "
    "and has this machine its token (RAY_AUTH_MODE=token)?"
)
CLIENT_PAGES = "**/web/client/**"  # nobody plays by them there


class ClusterError(Exception):
    """Why nothing can be done there."""


def done_on(address: str, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """What the tasks came to, as they are done. Raises ClusterError."""
    _check_address(address)
    _check_answers(address)
    ray = _imported()
    try:
        yield from _done(ray, address, work, tasks)
    except (ray.exceptions.RayError, ConnectionError) as error:  # of the cluster, or of what was played there
        raise ClusterError(f"{address}: {_reason(error)}") from error
    finally:
        ray.shutdown()


def _done(ray: Any, address: str, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    _connect(ray, address)

    @ray.remote(max_retries=RETRIES)  # type: ignore[untyped-decorator, unused-ignore]
    def simulated(task: Task) -> Result:
        return work(task)

    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for task in tasks:
        waiting.append(simulated.remote(task))
        if len(waiting) >= most:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def _connect(ray: Any, address: str) -> None:
    code = {"py_modules": [str(Path(pellmell.__file__).parent)], "excludes": [CLIENT_PAGES]}
    try:
        with warnings.catch_warnings(action="ignore"):  # what is wrong is told once, here
            ray.init(address, runtime_env=code, log_to_driver=False, logging_level="error")
    except ConnectionError as error:
        raise ClusterError(f"{address}: {NOT_LET_IN}") from error
    except Exception as error:  # another version of Ray or Python: it has no class for that
        raise ClusterError(f"{address}: {_reason(error)}") from error


def _check_address(address: str) -> None:
    parts = urlsplit(address)
    try:
        right = parts.scheme == "ray" and parts.hostname and parts.port
    except ValueError:
        right = False
    if not right:
        raise ClusterError(f"{address!r:.60} is no address of a cluster: write it as in ray://head:10001")


def _imported() -> Any:
    """Only now: it is large, and most never need it. It tells nobody that it is used."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        return import_module("ray")
    except ImportError as error:
        if error.name != "ray":
            raise
        raise ClusterError(NO_RAY) from error


def _check_answers(address: str) -> None:
    """At once: Ray itself would look for it for half a minute."""
    parts = urlsplit(address)
    try:
        socket.create_connection((parts.hostname or "", parts.port or 0), CONNECT_SECONDS).close()
    except OSError as error:
        reason = error.strerror or str(error) or "no answer"
        raise ClusterError(
            f"{address}: {reason.lower()}; is it the address of a head that was started with "
            "ray start --head --ray-client-server-port?"
        ) from error


def _reason(error: Exception) -> str:
    """Its last line: before it stands what Ray's own processes were at."""
    return (str(error).strip() or type(error).__name__).splitlines()[-1]
