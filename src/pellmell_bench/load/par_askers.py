"""The askers of par are people who look again while others play: all the time, they want to know what bots
make of their deals."""

import json
from collections import Counter
from collections.abc import Sequence
from http.client import HTTPConnection
from itertools import cycle
from threading import Event, Thread
from typing import Any

from pellmell_bench.load.house_access import SECONDS, Served

AT_ONCE = 12  # more than a house lets wait
FOUND, LEFT_OUT = "found", "left out"
PAUSE = 0.2  # seconds, after the house has said no


class ParAskers:
    """Nobody asks twice for the same round. `told`: how many were found, and how many left out, so far."""

    def __init__(self, server: Served, secrets: Sequence[str]) -> None:
        self.told: Counter[str] = Counter()
        self._server = server
        self._over = Event()
        self._threads = [
            Thread(target=self._ask, args=(secrets[number::AT_ONCE],), daemon=True)
            for number in range(min(AT_ONCE, len(secrets)))
        ]
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        """As soon as they have their last answers."""
        self._over.set()

    @property
    def ended(self) -> bool:
        return not any(thread.is_alive() for thread in self._threads)

    def _ask(self, secrets: Sequence[str]) -> None:
        connection = HTTPConnection(self._server.host, self._server.port, timeout=SECONDS)
        asked: set[tuple[str, int]] = set()
        try:
            for secret in cycle(secrets):
                if self._over.is_set():
                    return
                film = _film_of(connection, secret)
                if film is None or film in asked or not self._ask_for(connection, film, secret):
                    self._over.wait(PAUSE)
                asked |= set() if film is None else {film}
        finally:
            connection.close()

    def _ask_for(self, connection: HTTPConnection, film: tuple[str, int], secret: str) -> bool:
        id, round = film
        found, _ = _answer(connection, f"/api/films/{id}/{round}/par", {"secret": secret})
        self.told[FOUND if found else LEFT_OUT] += 1
        return found


def _film_of(connection: HTTPConnection, secret: str) -> tuple[str, int] | None:
    """The last one that somebody may look at."""
    found, played = _answer(connection, "/api/my/matches", {"secret": secret, "most": 1})
    films = [
        (str(match["id"]), int(each["round"]))
        for match in (played["matches"] if found else ())
        for each in match["rounds"]
        if each.get("film")
    ]
    return films[-1] if films else None


def _answer(connection: HTTPConnection, path: str, body: Any) -> tuple[bool, Any]:
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    return answer.status < 400, json.loads(text)
