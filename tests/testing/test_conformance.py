"""The conformance kit finds what it is there to find: a game that breaks a law is told which one."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from pellmell.games.ligretto import GAME
from pellmell.games.ligretto.rules import LigrettoOptions
from pellmell.kit.cards import Card
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.ahead import StackingAhead
from pellmell.mechanics.stacking.area import Area, AreaView
from pellmell.mechanics.stacking.messages import Stop
from pellmell.mechanics.stacking.notation import StackingNotation
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.mechanics.stacking.round import StackingRound
from pellmell.mechanics.stacking.view import StackingView
from pellmell.testing import Variant, check_options, witness

DEFAULTS = Variant("defaults", GAME.options())


def rounds(seeds: int) -> None:
    for seed in range(seeds):
        witness(GAME, DEFAULTS, 2, str(seed))


def complaint(seeds: int = 1) -> str:
    """What the kit says, and that it says where."""
    with pytest.raises(AssertionError) as caught:
        rounds(seeds)
    notes = "".join(getattr(caught.value, "__notes__", []))
    assert "ligretto, defaults, 2 players, seed" in notes
    return str(caught.value)


def changed(monkeypatch: pytest.MonkeyPatch, kind: type[Any], name: str, change: Callable[..., Any]) -> None:
    """`change` is given the old function first."""
    old = getattr(kind, name)
    monkeypatch.setattr(kind, name, lambda *arguments, **named: change(old, *arguments, **named))


def test_a_command_that_is_accepted_but_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_placing(old: Any, round: StackingRound, seat: Seat) -> list[Command]:
        return [command for command in old(round, seat) if seat == 0 or not command.contested]

    changed(monkeypatch, StackingRound, "legal", without_placing)
    assert "accepted, but not listed as legal (law 2)" in complaint()


def test_a_command_that_is_listed_but_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, StackingRound, "legal", lambda old, *asked: [*old(*asked), Stop()])
    assert "is listed as legal, but:" in complaint()


def test_rules_that_break_instead_of_refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(old: Any, position: StackingPosition, seat: Seat, command: Any) -> list[Event]:
        if hasattr(command, "onto") and command.onto:
            _ = position.middle.piles[command.onto.pile]
        result: list[Event] = old(position, seat, command)
        return result

    changed(monkeypatch, StackingPosition, "attempt", careless)
    assert "breaks the rules' code: IndexError" in complaint(5)


def test_a_question_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def touching(old: Any, position: StackingPosition, *asked: Any) -> list[Event]:
        position.freezes += 1
        result: list[Event] = old(position, *asked)
        return result

    changed(monkeypatch, StackingPosition, "attempt", touching)
    assert "to ask has changed the position (law 1)" in complaint()


def test_a_view_that_does_not_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AreaView, "turn", lambda *_: None)
    assert "the events do not make the view of the position (law 3): .areas" in complaint()


def test_a_view_that_tells_what_lies_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(old: Any, area: Area, opened: bool) -> AreaView:
        view: AreaView = old(area, opened)
        view.false_calls = area.stock[0].value if area.stock else 0
        return view

    changed(monkeypatch, Area, "view", leaking)
    assert "the view tells what lies face down" in complaint()


def test_an_event_that_tells_what_lies_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(old: Any, position: StackingPosition, seat: Seat, *asked: Any) -> Any:
        return replace(old(position, seat, *asked), filled=position.areas[seat].stock[0])

    changed(monkeypatch, StackingPosition, "_placement", leaking)
    assert "the events tell what lies face down" in complaint(5)


def test_a_snapshot_that_lacks_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetting(old: Any, *asked: Any) -> StackingView:
        view: StackingView = old(*asked)
        view.areas[0].hand_count += 1
        return view

    changed(monkeypatch, type(GAME), "see", forgetting)
    assert "the snapshot does not make the view again (law 5): .areas" in complaint()


def test_a_view_that_cannot_go_on_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def tangled(old: Any, *asked: Any) -> StackingView:
        view: StackingView = old(*asked)
        if view.phase is Phase.COUNTDOWN:  # when everybody's cards look the same
            view.areas = view.areas[:1] * 2
        return view

    changed(monkeypatch, type(GAME), "see", tangled)
    assert "who has joined does not see what all see (law 5): .areas" in complaint()


def test_a_card_told_ahead_that_is_not_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    def lying(old: Any, *asked: Any) -> StackingAhead | None:
        ahead: StackingAhead | None = old(*asked)
        return ahead and StackingAhead(stock=ahead.stock, under=ahead.under)

    changed(monkeypatch, StackingPosition, "ahead", lying)
    assert "but ahead it said StackingAhead(turn=None" in complaint()


def test_something_told_ahead_before_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(_: Any, position: StackingPosition, seat: Seat) -> StackingAhead:
        return StackingAhead(stock=position.areas[seat].shown_by("stock"))

    changed(monkeypatch, StackingPosition, "ahead", telling)
    assert "is told ahead outside the race (law 6)" in complaint()


def test_too_much_told_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    class AllAhead(Struct):
        stock: list[Card]

    def telling(old: Any, position: StackingPosition, seat: Seat) -> AllAhead | None:
        return old(position, seat) and AllAhead(position.areas[seat].stock)

    changed(monkeypatch, StackingPosition, "ahead", telling)
    assert "more than the next card of a kind is told (law 6)" in complaint()


def test_a_place_that_nobody_seems_to_have_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, type(GAME), "contends", lambda *_: False)
    assert "was quicker (ALL-3), but by nothing that it did" in complaint(5)


def test_a_text_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetting(old: Any, *asked: Any) -> StackingPosition:
        position: StackingPosition = old(*asked)
        position.areas[0].hand.reverse()
        return position

    changed(monkeypatch, StackingNotation, "position", forgetting)
    assert "a text does not come back as it was" in complaint()


def test_an_option_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(LigrettoOptions, frozen=True, kw_only=True):
        hats: bool = False

    monkeypatch.setattr(type(GAME), "options", Silent)
    with pytest.raises(AssertionError, match="option hats says nothing about itself"):
        check_options(GAME)


def test_a_round_that_waits_for_who_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_of_one(old: Any, round: StackingRound, seat: Seat) -> list[Command]:
        return old(round, seat) if seat == 0 else []

    def refused_to_others(old: Any, position: StackingPosition, seat: Seat, command: Command) -> Any:
        if seat != 0:
            raise Refusal("ALL-1", "not now")
        return old(position, seat, command)

    changed(monkeypatch, StackingRound, "legal", only_of_one)
    changed(monkeypatch, StackingPosition, "attempt", refused_to_others)
    assert "seat 0 is gone, and nobody else can do anything" in complaint()
