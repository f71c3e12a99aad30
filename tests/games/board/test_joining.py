"""Who joins between a choice that was taken along and the signal sees what all see."""

import msgspec
import pytest

from pellmell.games.board import GAME
from pellmell.games.board.messages import Keep
from pellmell.games.board.position import BoardPosition
from pellmell.games.board.view import BoardSnapshot, BoardView
from pellmell.kit.messages import Event
from pellmell.kit.phases import Phase
from pellmell.testing import difference
from tests.games.board.table import dealt, perform, phase_of


def joined(position: BoardPosition) -> BoardView:
    told = msgspec.json.encode(position.view().snapshot())
    return GAME.see(msgspec.json.decode(told, type=BoardSnapshot), position.options, players=3)


def folded(view: BoardView, events: list[Event]) -> BoardView:
    for event in events:
        view.apply(event)
    return view


@pytest.mark.rule("BRD-30", "BRD-5")
def test_cards_are_chosen_then_tokens_placed_then_the_race_begins() -> None:
    position = dealt(3, keep=Keep(taken_along=[0, 2, 1]), tokens="players")
    met: list[Phase] = []
    while phase_of(position) is not Phase.RACING:
        met.append(phase_of(position))
        view = joined(position)
        events = perform(position, f"house {next(iter(position.timers()))}")
        assert not difference(folded(view, events), position.view())
    assert [*dict.fromkeys(met)] == [Phase.CHOOSING, Phase.PREPARING, Phase.COUNTDOWN]
