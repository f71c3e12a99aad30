"""Units of systemd, started without it: the command of a unit, in the environment that it says."""

import asyncio
import shlex
import socket
import sys
from pathlib import Path

from tests.deploy.services import SECONDS, Service

DEPLOY = Path(__file__).parents[2] / "deploy"
INSTALLED = "/opt/pellmell/.venv"  # where units expect what is here in `sys.prefix`
GIVEN = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}


def read_unit(path: Path) -> list[tuple[str, str]]:
    """A setting may come several times."""
    lines = path.read_text(encoding="utf-8").splitlines()
    settings = (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))
    return [(name, value) for name, _, value in settings]


def read_environment_file(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    settings = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return {name: value for name, _, value in settings}


class UnitNode(Service):
    """An instance of pellmell@.service. It is ready when it has said so to its manager. `pellmell.env` is
    that of the tree, and then what an operator would write there."""

    def __init__(self, port: int, settings: dict[str, str], folder: Path) -> None:
        unit = read_unit(DEPLOY / "pellmell@.service")
        (command,) = (value for name, value in unit if name == "ExecStart")
        assert ("Type", "notify") in unit
        assert ("EnvironmentFile", "/etc/pellmell/pellmell.env") in unit
        assert not any(name == "Environment" for name, _ in unit)
        self._manager = f"pellmell-test-{port}"
        super().__init__(
            shlex.split(command.replace("%i", str(port)).replace(INSTALLED, sys.prefix)),
            {
                **GIVEN,
                **read_environment_file(DEPLOY / "pellmell.env"),
                **settings,
                "NOTIFY_SOCKET": f"@{self._manager}",
            },
            f"127.0.0.1:{port}",
            folder / f"{port}.log",
        )

    async def start(self) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as self._told:
            self._told.bind(f"\0{self._manager}")
            self._told.setblocking(False)
            await super().start()

    async def until_ready(self) -> None:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(SECONDS):
            assert await loop.sock_recv(self._told, 100) == b"READY=1"
