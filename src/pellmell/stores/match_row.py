"""The row of a match, as each kind of database selects it, becomes a record."""

from collections.abc import Sequence
from typing import Any

import msgspec

from pellmell.house.records import MatchRecord


def match_record(row: Sequence[Any]) -> MatchRecord:
    number, id, code, game, version, began, ended, *lists = row
    players, totals, winners = map(msgspec.json.decode, lists)
    return MatchRecord(number, id, code, game, version, began, players, ended, totals, winners)
