"""Services of deploy/compose.yaml, started without containers. In place of the containers' network is one of
the loopback, in which each service has the same address; in place of the image, this tree."""

import asyncio
import os
import re
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from tests.deploy.services import Service
from tests.deploy.unit_files import DEPLOY

COMPOSE = DEPLOY / "compose.yaml"
PATH = os.pathsep.join([f"{sys.prefix}/bin", os.environ["PATH"], "/usr/sbin"])
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^${}]*))?\}")


def read_compose(variables: Mapping[str, str]) -> dict[str, Any]:
    """Its services, as Compose understands them."""
    services: dict[str, Any] = YAML(typ="safe").load(COMPOSE)["services"]
    return {name: _interpolated(service, variables) for name, service in services.items()}


def _interpolated(part: Any, variables: Mapping[str, str]) -> Any:
    match part:
        case dict():
            return {name: _interpolated(value, variables) for name, value in part.items()}
        case list():
            return [_interpolated(value, variables) for value in part]
        case str():
            return _filled_in(part, variables)
        case _:
            return part


def _filled_in(text: str, variables: Mapping[str, str]) -> str:
    """One variable may stand in another: from the innermost one on."""

    def value(found: re.Match[str]) -> str:
        name, kind, other = found.groups()
        assert variables.get(name) or kind != "?", other
        return variables.get(name) or other or ""

    while (further := VARIABLE.sub(value, text)) != text:
        text = further
    assert "$" not in text
    return text


class ComposeService(Service):
    """A container without a container; it is ready when its health check says so, or, if it has none, when it
    listens."""

    def __init__(self, service: Mapping[str, Any], port: int, log: Path) -> None:
        volumes = [volume.split(":") for volume in service.get("volumes", ())]
        files: dict[str, str] = {inside: str(COMPOSE.parent / outside) for outside, inside, *_ in volumes}
        command: list[str] = service["command"]
        (network,) = service["networks"].values()
        self._health = service.get("healthcheck", {}).get("test", [])[1:]
        super().__init__(
            [files.get(part, part) for part in command],
            {"PATH": PATH, **{name: str(value) for name, value in service["environment"].items()}},
            f"{network['ipv4_address']}:{port}",
            log,
        )

    async def until_ready(self) -> None:
        await super().until_ready()
        while self._health and not await self._is_healthy():
            await self.still_runs()

    async def _is_healthy(self) -> bool:
        check = await asyncio.create_subprocess_exec(*self._health, env=self.environment, stderr=DEVNULL)
        return await check.wait() == 0
