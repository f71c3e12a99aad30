"""Every command is answered, whatever becomes of the match meanwhile."""

from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Leave, Rematch, VoteToEnd
from pellmell.testing import Town, race


def test_what_a_hand_was_too_quick_for_is_refused_when_the_next_match_begins() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", target=10)
    match = town.live(code).table.match
    assert match is not None
    match.totals = [100, 0]
    assert ben.do(VoteToEnd()) is None
    first = ben.n + 1
    for _ in range(60):
        ben.do(Turn())
    assert anna.do(VoteToEnd()) is None
    town.until(lambda: town.live(code).phase is Phase.OVER)
    assert anna.do(Rematch()) is None
    answered = {getattr(frame, "n", None) for frame in ben.line.frames}
    assert set(range(first, ben.n + 1)) <= answered


def test_what_was_sent_after_leaving_is_refused() -> None:
    town = Town()
    _, (_, ben, _) = race(town, "Anna", "Ben", "Cid")
    first = ben.n + 1
    for command in (Turn(), Turn(), Turn(), Leave(), Turn(), Turn()):
        ben.do(command)
    town.pass_time(5_000)
    answered = {getattr(frame, "n", None) for frame in ben.line.frames}
    assert set(range(first, ben.n + 1)) <= answered
