"""Who was quicker: which event took the place that a command aimed at."""

import pytest

from pellmell.games.board import GAME
from pellmell.games.board.messages import Laid
from pellmell.kit.messages import Event, Frozen, RaceStopped
from pellmell.kit.phases import Ending
from tests.games.board.table import OPEN, at, perform, racing

RACE = f"board {OPEN} tokens 1@c3 2@a5 / a hand oy gb rv / b hand "


@pytest.mark.parametrize(
    ("tried", "taken"),
    [
        ("1@c3 rv c2 b2", True),  # the same token
        ("2@a5 og d3 d2", True),  # the same square
        ("2@a5 *d3 rv b5 c5", True),
        ("2@a5 og b5 c5", False),
        ("pay 2@a5 og e3 e2", True),
        ("pay 2@a5 og b5 c5", False),
        ("turn", False),
    ],
)
def test_a_token_or_a_square_is_taken(tried: str, taken: bool) -> None:
    (event, *_) = perform(at(RACE + "oy rb"), "b 1@c3 oy d3 e3")
    assert GAME.contends(GAME.notation.command(tried), event) is taken


def test_turning_up_takes_nothing() -> None:
    (event,) = perform(racing(2), "b turn")
    assert not GAME.contends(GAME.notation.command("1@c3 rv c2 b2"), event)


def laid(text: str, move: str) -> Event:
    (event, *_) = perform(at(text), move)
    assert isinstance(event, Laid)
    return event


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("command", "builds"),
    [
        ("1@e3 rb d2 d1", True),
        ("pay 1@e3 rb d2 d1", True),
        ("1@d3 rb d2 d1", False),  # where the card began, not where the token is now
        ("2@e3 rb d2 d1", False),
        ("turn", False),
    ],
)
def test_a_card_from_where_the_own_token_has_come_to_continues(command: str, builds: bool) -> None:
    event = laid(RACE + "oy rb", "b 1@c3 oy d3 e3")
    assert at(RACE + "oy rb").continues(GAME.notation.command(command), event) is builds


def test_turning_up_is_nothing_to_go_on_from() -> None:
    (event,) = perform(racing(2), "b turn")
    assert not racing(2).continues(GAME.notation.command("1@c3 rv c2 b2"), event)


@pytest.mark.rule("ALL-9")
def test_who_has_left_is_no_rival() -> None:
    event = laid(RACE + "oy rb / c hand rv", "b 1@c3 oy d3 e3")
    position = at(RACE + "oy rb / c hand rv")
    assert position.could_take(0, event)
    perform(position, "a leaves")
    assert not position.could_take(0, event)


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("hand", "rival"),
    [
        ("oy", True),  # the same card
        ("vg", True),  # another one for the same token
        ("rg jokers 0", False),  # it fits beside neither token
        ("ry jokers 0", False),
        ("bg jokers 0", True),  # beside the token
        ("rg", True),  # with a joker it fits
        ("", False),
    ],
)
def test_a_rival_is_who_has_a_card_for_the_token_or_the_squares(hand: str, rival: bool) -> None:
    text = f"board {OPEN} tokens 1@c3 2@e2 / a hand oy gb / b hand {hand}"
    assert at(text).could_take(1, laid(text, "a 1@c3 oy d3 e3")) is rival


@pytest.mark.rule("ALL-3", "BRD-33")
def test_who_owes_a_card_is_a_rival_only_with_one_that_pays() -> None:
    text = f"board {OPEN} tokens 1@c3 2@e2{{}} / a hand oy gb / b hand vg"
    event = laid(text.format(""), "a 1@c3 oy d3 e3")
    assert at(text.format("")).could_take(1, event)
    assert not at(text.format(" owed b2")).could_take(1, event)


@pytest.mark.rule("ALL-3", "BRD-33")
def test_so_is_who_could_pay_for_another_on_the_same_square() -> None:
    """The card fits beside no token, but on two free squares, one of which is wanted."""
    text = (
        f"board {OPEN} tokens 1@c3 2@a5 laid c:yo@c1-b1{{}} / a hand oy gb / b hand yb jokers 0 / c hand rv"
    )
    event = laid(text.format(""), "a 1@c3 oy d3 e3")
    assert not at(text.format("")).could_take(1, event)
    assert at(text.format(" owed c2!")).could_take(1, event)
    assert not at(text.format(" c:bg@e4-d4 owed c2!")).could_take(1, event)


@pytest.mark.rule("ALL-3", "BRD-33")
def test_so_is_who_could_pay_for_the_same_token_wherever_that_is() -> None:
    """The two cards have no square in common; but the debt can be paid only once."""
    text = (
        f"board {OPEN} tokens 1@c3 2@a5 laid c:yo@c1-b1 c:bg@e4-d4 owed c2!"
        " / a hand oy gb / b hand yb jokers 0 / c hand rv"
    )
    assert at(text).could_take(1, laid(text, "a pay 2@a5 oy d3 e3"))
    assert not at(text).could_take(1, laid(text, "a 1@c3 oy d3 e3"))


@pytest.mark.rule("ALL-3", "BRD-17")
@pytest.mark.parametrize(("jokers", "rival"), [(0, False), (1, True)])
def test_so_is_who_could_lay_a_joker_there(jokers: int, rival: bool) -> None:
    """The card fits below the second token, also with a joker on a square that is wanted."""
    text = f"board roygbv/....ov tokens 1@a1 2@f1 / a hand gb rv / b hand ov jokers {jokers} / c hand rv"
    assert at(text).could_take(1, laid(text, "a 1@a1 *b1 *c1 gb d1 e1")) is rival


@pytest.mark.rule("ALL-3", "BRD-17")
@pytest.mark.parametrize(("jokers", "rival"), [(0, False), (1, True)])
def test_a_joker_brings_a_token_near_that_is_too_far_away(jokers: int, rival: bool) -> None:
    text = f"board roygbvro tokens 1@a1 2@h1 / a hand gb rv / b hand bv jokers {jokers} / c hand rv"
    assert at(text).could_take(1, laid(text, "a 1@a1 *b1 *c1 gb d1 e1")) is rival


@pytest.mark.rule("ALL-3", "BRD-16")
@pytest.mark.parametrize(("beside", "rival"), [("r", True), ("v", False)])
def test_nobody_is_a_rival_by_a_token_that_is_blocked(beside: str, rival: bool) -> None:
    """Beside the second token lie two squares of one colour: it is blocked, however many jokers one has."""
    text = f"board roygbv{beside}o tokens 1@a1 2@h1 / a hand gb rv / b hand bv jokers 1 / c hand rv"
    assert at(text).could_take(1, laid(text, "a 1@a1 *b1 *c1 gb d1 e1")) is rival


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("command", "asked"),
    [("turn", False), ("1@c3 rv c2 b2", True), ("pay 2@a5 og e3 e2", True), ("token c4", True)],
)
def test_the_referee_need_not_ask_who_else_would_turn_this_card_up(command: str, asked: bool) -> None:
    assert GAME.notation.command(command).contested is asked


@pytest.mark.rule("ALL-5")
@pytest.mark.parametrize("event", [RaceStopped(Ending.STOP, 0), Frozen()])
def test_whatever_stops_or_freezes_the_race_ends_it_for_everybody(event: Event) -> None:
    assert at(RACE + "oy rb").would_end(event)
