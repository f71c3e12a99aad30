import pytest
from rich.text import Text

from pellmell.catalogue import find_game
from pellmell.games.board.material import parse_card
from pellmell.games.board.messages import Chosen, DebtOpened, Judged, Laid, Owed, TokenPlaced, TurnedUp
from pellmell.kit.messages import Event, Frozen

NAMES = ["Ash", "Birch"]
RB, GV = parse_card("rb"), parse_card("gv")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TokenPlaced(2, "c7"), "token 2 is placed on c7"),
        (Laid(0, 3, "b2", "b3", RB), "Ash lays rb, token 3 to b3"),
        (Laid(0, 3, "b2", "b3", RB, ("b1",)), "Ash lays rb with a joker, token 3 to b3"),
        (Laid(0, 3, "b3", "b4", RB, ("b1", "b2")), "Ash lays rb with 2 jokers, token 3 to b4"),
        (TurnedUp(1, GV), "Birch turns up gv"),
        (Owed(1, 4, 1), "Birch has blocked token 4"),
        (DebtOpened(4), "anybody may free token 4"),
        (Judged(1, RB, right=False), "Birch finds rb wrong"),
        (Chosen(0, (RB, GV), (RB,)), "Ash lays aside rb gv and takes back rb"),
        (Chosen(0), "Ash changes nothing"),
    ],
)
def test_told(event: Event, words: str) -> None:
    told = find_game("board").tell(event, NAMES)
    assert told is not None
    assert Text.from_markup(told).plain == words


def test_what_is_not_its_own_is_left_to_others() -> None:
    assert find_game("board").tell(Frozen(), NAMES) is None
