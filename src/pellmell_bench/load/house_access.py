"""Access to a house under load: tables are opened, lines are connected, and what it measures is read."""

import json
from collections.abc import Mapping
from http.client import HTTPConnection
from typing import Any, Protocol

import msgspec

from pellmell.kit.time_units import Milliseconds, Seconds
from pellmell.web.measuring import Measurement
from pellmell_bench.load.websocket import Hear, Later, LongWire, Wire

SECONDS = 60.0


class Served(Protocol):
    """A server of one process or of several, and what it costs."""

    @property
    def host(self) -> str: ...

    @property
    def port(self) -> int: ...

    def cpu_seconds(self) -> Seconds: ...

    def memory(self) -> int: ...

    def open_files(self) -> int: ...


class HouseAccess:
    def __init__(self, server: Served) -> None:
        self._server = server
        self._connection = HTTPConnection(server.host, server.port, timeout=SECONDS)

    def new_table(self, game: str, options: Mapping[str, Any], fair_window: Milliseconds | None) -> str:
        settings = {} if fair_window is None else {"fair_window": fair_window}
        asked = {"game": game, "options": options, "settings": settings}
        return str(self._ask("POST", "/api/tables", asked)["code"])

    def connect(self, code: str, hear: Hear, later: Later | None = None) -> Wire:
        """`later`: after the time that a long line takes."""
        host, port, path = self._server.host, self._server.port, f"/ws/{code}"
        return Wire(host, port, path, hear) if later is None else LongWire(host, port, path, hear, later)

    def measures(self) -> Measurement:
        """What the server has measured since it was last asked."""
        return msgspec.convert(self._ask("GET", "/measures", None), Measurement)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        self._connection.request(method, path, None if body is None else json.dumps(body))
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {text.decode(errors='replace')}")
        return json.loads(text)

    def close(self) -> None:
        self._connection.close()
