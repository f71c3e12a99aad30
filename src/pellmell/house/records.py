"""Records of tables and matches: what a store keeps of them beside the journals."""

from typing import Any

from msgspec import Struct

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, Seconds
from pellmell.play.given_deal import GivenDeal
from pellmell.play.messages import Player
from pellmell.wire.requests import Admission, TableSettings


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat that is taken. Of its token only the hash is kept; a bot's is empty."""

    player: Player
    token_hash: str = ""


class EveningRecord(Struct, frozen=True, omit_defaults=True):
    """What a person has played and won at the table this evening, by game."""

    person: str
    name: str
    played: dict[str, int] = {}
    won: dict[str, int] = {}


class TableRecord(Struct, frozen=True, omit_defaults=True):
    """A table without its match. `at` is the table's own time, in ms; `touched` is the day, in seconds."""

    code: str
    game: str
    made: Seconds
    touched: Seconds
    epoch: int = 0
    at: Milliseconds = 0
    options: dict[str, Any] = {}
    chosen: dict[str, Any] | None = None  # of the options, by people; None, of old: all of them
    settings: TableSettings = TableSettings()
    admission: Admission = Admission()
    chairs: list[Chair] = []
    host: Seat = 0
    match: int | None = None
    match_id: str = ""  # none of old
    gone: list[Seat] = []
    barred: list[str] = []
    screens: list[str] = []  # hashes of the tokens of those that were let in
    bot_seed: str = ""
    out: list[Seat] = []  # they sit out
    waiting: list[Chair] = []  # who have no seat yet
    evening: list[EveningRecord] = []
    round: int = 0  # of the match, for who only wants to know
    given: GivenDeal | None = None  # of every match there


AGAIN = "again"  # no digits of a number


class MatchRecord(Struct, frozen=True, omit_defaults=True):
    """`number` is for the store; `id` is for people, and can't be guessed. That of a match whose deal was
    given begins with `AGAIN`."""

    number: int
    id: str
    code: str
    game: str
    version: int
    began: Seconds
    players: list[str]
    ended: Seconds | None = None
    totals: list[int] = []
    winners: list[Seat] = []


def plays_given_deal(id: str) -> bool:
    """A match counts for nothing whose deal has been played before."""
    return id.startswith(AGAIN)


def sitters(record: TableRecord) -> set[str]:
    """The people who may come back to a seat there, or wait for one."""
    chairs = (*record.chairs, *record.waiting)
    return {chair.player.id for chair in chairs if chair.token_hash and chair.player.id}
