"""The bot: what it sees, and that its matches end."""

import pytest

from pellmell.games.board import GAME
from pellmell.games.board.material import CARDS
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command
from pellmell.kit.phases import Ending
from pellmell.kit.seats import Seat
from tests.games.board.table import ALL, OPEN, at, dealt, play_out, racing

MATCHES = [
    {},
    {"tokens": "players"},
    {"tokens": "random", "reversed": "forgiven"},
    {"mistakes": "called"},
    {"tokens": "players", "mistakes": "called", "reversed": "forgiven"},
]


def choice(text: str, seat: Seat = 0, **options: object) -> str | None:
    command: Command | None = GAME.bot.choose(at(text, **options).view(), seat, Chance(b"").stream())
    return GAME.notation.command_text(command) if command else None


@pytest.mark.parametrize("options", MATCHES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_matches_come_to_an_end_with_every_option(players: int, options: dict[str, object]) -> None:
    keep = GAME.start([2, 0, 1, 0][:players])
    for number in range(4):
        position = dealt(players, number, keep, **options)
        play_out(position, number)
        keep = position.keep()
    assert min(GAME.carries(keep, players)) == 0


def test_it_lays_what_fits() -> None:
    assert choice(f"board roygbv tokens 1@a1 / a hand oy rv / b hand {ALL}") == "1@a1 oy b1 c1"


def test_it_keeps_tokens_open() -> None:
    """Token 2 would end in a corner, token 1 in the open."""
    text = f"board oyg.ro/bvrog. tokens 1@b2 2@e2 / a hand og rv / b hand {ALL}"
    command = choice(text)
    assert command is not None
    position = at(text)
    position.perform(0, GAME.notation.command(command))
    assert position.debts.due == []


def test_it_keeps_its_jokers_until_all_cards_have_passed_in_vain() -> None:
    text = f"board roygbv tokens 1@a1 / a hand yg rv passed %d / b hand {ALL}"
    assert choice(text % 1) == "turn"
    assert choice(text % 2) == "1@a1 *b1 yg c1 d1"


def test_it_waits_when_it_knows_that_nothing_fits() -> None:
    laid = " ".join(f"a:{card}@a5-b5" for card in CARDS[:14])
    text = f"board roygb/...../...../...../ro... tokens 1@a1 laid {laid} / a hand bv passed 1 / b hand {ALL}"
    assert choice(text) is None


def test_it_pays_its_debts_and_what_anybody_may_pay() -> None:
    text = "board royg/..../bvro tokens 1@c1 laid a:oy@b1-c1 owed a1%s / a hand bv ro / b hand ro gb"
    assert choice(text % "") == "pay 1@c1 bv a3 b3"
    assert choice(text % "", seat=1) == "turn"
    assert choice(text % "!", seat=1) is not None
    assert str(choice(text % "!", seat=1)).startswith("pay 1@c1")


def test_it_judges_honestly() -> None:
    text = "checking: board roygbv tokens 1@e1 laid a:%s@b1-c1 ended stop a / a hand / b hand ro"
    assert choice(text % "oy", seat=1, mistakes="called") == "right oy"
    assert choice(text % "yo", seat=1, mistakes="called") == "wrong yo"


def test_it_places_a_token_when_it_is_its_turn() -> None:
    text = f"preparing: board {OPEN} tokens 1@a1 / a hand ro / b hand ro places"
    assert choice(text) is None
    assert str(choice(text, seat=1)).startswith("token ")


def test_it_decides_by_the_view_alone() -> None:
    """Stacks in another order, the same view: the same choice."""
    one = at(f"board {OPEN} tokens 1@c3 / a hand bv ro ry / b hand rg rb rv")
    other = at(f"board {OPEN} tokens 1@c3 / a hand bv ry ro / b hand rg rv rb")
    assert one.view().snapshot() == other.view().snapshot()
    chosen = [GAME.bot.choose(position.view(), 0, Chance(b"").stream()) for position in (one, other)]
    assert chosen[0] == chosen[1]


@pytest.mark.rule("BRD-4")
@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.95), (3, 0.98), (4, 0.98)])
def test_nearly_all_rounds_end_with_a_stop(players: int, share: float) -> None:
    """A few hundred rounds; docs/decisions/0003-board-sections.md has the figures of thousands."""
    endings: list[Ending] = []
    for seed in range(300):
        position = racing(players, seed)
        play_out(position, seed)
        assert position.ending is not None
        endings.append(position.ending.ending)
    assert endings.count(Ending.STOP) >= share * len(endings)
