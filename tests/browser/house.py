"""A real house in a process of its own: it can be stopped, killed, and opened again where it was.

What it deals is known beforehand (tests/known_deals.py says why).
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from pellmell.testing import ServerProcess, house_arguments
from tests.browser.seeded_house import MODULE as SEEDED

PATIENCE_SECONDS = 60


@dataclass(frozen=True)
class Seat:
    code: str
    token: str
    secret: str


class House:
    def __init__(self, folder: Path, *settings: str) -> None:
        self._folder = folder
        self._settings = settings
        self._process = self._started("--port=0")
        self.port = self._process.port  # the same, however often it is opened

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._process.stop()

    def kill(self) -> None:
        self._process.kill()

    def open_again(self) -> None:
        self._process = self._started(f"--port={self.port}")

    def _started(self, port: str) -> ServerProcess:
        _, *arguments = house_arguments(self._folder / "house.db", "--wrong-codes-per-minute=1000000")
        settings = ["--durability=process", *self._settings, port]
        return ServerProcess([SEEDED, *arguments, *settings], self.log)

    @property
    def log(self) -> Path:
        return self._folder / "house.log"

    # What one would otherwise click together

    def new_table(self, game: str = "dice", options: Any = None, **settings: Any) -> str:
        made = self.post("/api/tables", {"game": game, "options": options or {}, "settings": settings})
        return str(made["code"])

    def play_now(self, game: str = "dice", name: str = "Ann", **more: Any) -> Seat:
        made = self.post("/api/play", {"game": game, "name": name, **more})
        return Seat(made["code"], made["token"], made["secret"])

    def get(self, path: str) -> Any:
        with urlopen(self.url + path, timeout=PATIENCE_SECONDS) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        request = Request(self.url + path, data, {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            return json.load(answer)
