"""Three people who have played, and are known to a store."""

from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.house.records import Chair, TableRecord
from pellmell.kit.chance import Chance, seed_from
from pellmell.lab.arena import Arena
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Player
from pellmell.testing import quickest
from tests.stores.sqlite.stepped_store import a_table

ASH, BIRCH, CEDAR = (Player(name, id=name[0].lower() * 32) for name in ("Ash", "Birch", "Cedar"))
CARRY = {ASH.id: 2, BIRCH.id: 0, CEDAR.id: 1}


def board_match() -> list[bytes]:
    """The journal of a match into which something was taken along (BRD-30)."""
    lines: list[bytes] = []
    game = find_game("board")
    match = Match(game, quickest(game, 3), [ASH, BIRCH, CEDAR], CARRY)
    for _ in Arena(match, Chance(seed_from("keeping")), Recorder(match, lines.append, CARRY).perform).play():
        pass
    return lines


def seated(match: int | None = None) -> TableRecord:
    return replace(
        a_table(),
        chairs=[Chair(player, token_hash=player.name) for player in (ASH, BIRCH, CEDAR)],
        host=2,
        match=match,
        barred=[BIRCH.id, "f" * 32],
    )
