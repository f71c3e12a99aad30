"""Personal entries of a journal say who somebody is: its first one, and those of seats that change hands.

They may be written anew, under other names and ids, and the match plays as it did: no fingerprint knows them.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from pellmell.play.messages import Player
from pellmell.play.seat_messages import AddSeat, SetName, TakeOver

PERSONAL = (TakeOver, AddSeat, SetName)
MARKS = (b'"do":"take_over"', b'"do":"add_seat"', b'"do":"set_name"', b'{"line":"seal"', b'{"line":"match"')

Entry = dict[str, Any]


def is_personal(entry: bytes) -> bool:
    return any(mark in entry for mark in MARKS)


def with_ids(entry: bytes, alias: Callable[[str], str]) -> bytes:
    """Of any entry, with other ids; `alias` is asked for each."""
    if not is_personal(entry):
        return entry
    try:
        content: Entry = msgspec.json.decode(entry)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return b""  # it is damaged: nobody can tell who stands in it
    for player in _players(content):
        if player.get("id"):
            player["id"] = alias(player["id"])
    if "carry" in content:
        content["carry"] = {alias(person): what for person, what in content["carry"].items()}
    return msgspec.json.encode(content) + b"\n"


class Forgetting:
    """A person becomes `someone` in the personal entries of a match, told in their order."""

    def __init__(self, person: str, someone: str) -> None:
        self._person = person
        self._someone = someone
        self._seats: list[str] = []  # who has each
        self.names: set[str] = set()  # that the person had

    def forget(self, entry: bytes) -> bytes:
        content: Entry = msgspec.json.decode(entry)
        self._note(content)
        for player in _players(content):
            if player.get("id") == self._person:
                player["name"] = self._someone
                del player["id"]
        for stint in content.get("stints", []):
            if stint["name"] in self.names:
                stint["name"] = self._someone
        if "carry" in content:
            carry = content["carry"].items()
            content["carry"] = {self._someone if who == self._person else who: what for who, what in carry}
        return msgspec.json.encode(content) + b"\n"

    def _note(self, content: Entry) -> None:
        command = content.get("command", {})
        match command.get("do"):
            case "take_over":
                self._seats[command["seat"]] = self._sits(command["player"])
            case "add_seat":
                self._seats.append(self._sits(command["player"]))
            case "set_name" if self._seats[command["seat"]] == self._person:
                self.names.add(command["name"])
                command["name"] = self._someone
            case None if content["line"] == "match":
                self._seats = [self._sits(player) for player in content["players"]]
            case _:
                pass

    def _sits(self, player: Entry) -> str:
        who: str = player.get("id", "")
        if who == self._person:
            self.names.add(player["name"])
        return who


def people_in(entries: Iterable[bytes]) -> list[Player]:
    """Everybody who has sat there, as the entries of a journal have it; more than once, perhaps."""
    contents = [msgspec.json.decode(entry) for entry in entries if is_personal(entry)]
    return [msgspec.convert(player, Player) for content in contents for player in _players(content)]


def names_in(entries: Iterable[bytes]) -> set[str]:
    """All that somebody has had in a match."""
    contents = [msgspec.json.decode(entry) for entry in entries]
    names = {player["name"] for content in contents for player in _players(content)}
    commands = [content.get("command", {}) for content in contents]
    return names | {command["name"] for command in commands if "name" in command}


def _players(content: Entry) -> Iterator[Entry]:
    yield from content.get("players", [])
    if "player" in content.get("command", {}):
        yield content["command"]["player"]
