"""A mirror shows the table as it is, whatever happens, and whatever happened to its line."""

from typing import Any

import pytest
from msgspec import Raw

from pellmell.client.errors import FrameMissing
from pellmell.client.mirror import TableMirror
from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Leave, Rematch, Reopen, Rise, SetOptions, VoteToEnd
from pellmell.testing import difference
from pellmell.wire.frames import Happened, Refused, Snapshot, Welcome
from pellmell.wire.requests import (
    AddBot,
    GoOn,
    HandOn,
    Kick,
    React,
    Reaction,
    SetTable,
    SitDown,
    TableSettings,
)
from tests.client.lively_options import GAMES, SHORT, VARIANTS
from tests.client.seats import Evening


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_mirror_shows_a_whole_match(game: str, options: dict[str, Any]) -> None:
    evening = Evening(game, **{**SHORT[game], **options}).open()
    watcher = evening.guest()
    assert not evening.play(3000)
    evening.town.pass_time(200)
    watcher.check()
    assert evening.anna.mirror.standing.match
    assert evening.anna.mirror.standing.match.winners


@pytest.mark.parametrize("lost_for", [1, 10, 120])
@pytest.mark.parametrize("after", [1, 15, 40])
@pytest.mark.parametrize("game", GAMES)
def test_a_lost_line_leaves_no_trace(game: str, after: int, lost_for: int) -> None:
    evening = Evening(game).open()
    evening.play(after)
    evening.ben.lose_line()
    evening.play(lost_for, [evening.anna])
    evening.ben.come()
    for guest in evening.guests:
        guest.check()
    assert not difference(evening.anna.mirror.view, evening.ben.mirror.view)
    evening.play(10)


def test_a_short_absence_is_told_frame_by_frame_and_a_long_one_in_a_snapshot() -> None:
    evening = Evening("ligretto").race()
    evening.ben.lose_line()
    evening.play(5, [evening.anna])
    evening.ben.come()
    assert not evening.ben.all(Snapshot)
    evening.ben.lose_line()
    evening.play(200, [evening.anna])
    evening.ben.come()
    assert evening.ben.all(Snapshot)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_fall_of_the_house_the_mirror_starts_from_a_snapshot(game: str) -> None:
    evening = Evening(game).open()
    evening.play(15)
    epoch = evening.anna.mirror.epoch
    evening.town.fall()
    for guest in evening.guests:
        guest.come()
        assert guest.mirror.epoch == epoch + 1
    evening.town.pass_time(3000)
    evening.play(10)


def test_who_sits_behind_a_seat_that_is_given_up_moves_up() -> None:
    evening = Evening("ligretto")
    evening.anna.do(Rise())
    evening.town.pass_time(200)
    assert evening.anna.mirror.seat is None
    assert evening.ben.mirror.seat == 0
    evening.anna.check()
    evening.ben.check()


def test_seats_move_up_for_those_who_were_away_meanwhile() -> None:
    evening = Evening("ligretto")
    evening.ben.lose_line()
    evening.anna.do(Rise())
    evening.ben.come()
    assert not evening.ben.all(Snapshot)
    evening.ben.check()


@pytest.mark.parametrize("again", [Rematch(), Reopen()])
def test_who_left_the_last_match_is_not_in_the_next_one(again: Rematch | Reopen) -> None:
    evening = Evening("dice", **SHORT["dice"]).open()
    while evening.play(50):
        pass
    evening.anna.do(Leave())
    evening.town.pass_time(200)
    evening.anna.check()
    assert evening.ben.do(again) is not None
    assert (evening.anna.mirror.seat, evening.ben.mirror.seat) == (None, 0)
    evening.ben.check()


def test_a_host_sets_the_table() -> None:
    evening = Evening("ligretto")
    anna, ben = evening.anna, evening.ben
    for command in (
        SetOptions({"target": 50}),
        SetTable(TableSettings(away="pause")),
        AddBot(),
        Kick(2),
        HandOn(1),
    ):
        answer = anna.do(command)
        assert answer, command
        assert not isinstance(answer, Refused), command
        anna.check()
        ben.check()
    assert ben.mirror.standing.host == 1
    assert anna.do(React(Reaction.BRAVO)) == []


def test_a_host_sends_away_somebody_who_sat_down_earlier() -> None:
    evening = Evening("ligretto")
    evening.anna.do(HandOn(1))
    assert evening.ben.do(Kick(0))
    assert evening.ben.mirror.seat == 0
    evening.ben.check()


def test_a_pause_and_what_follows() -> None:
    evening = Evening("ligretto", TableSettings(away="pause")).race()
    evening.play(10)
    evening.ben.lose_line()
    evening.town.until(lambda: evening.anna.mirror.phase is Phase.PAUSED)
    evening.anna.check()
    assert evening.anna.mirror.legal(0) == []
    evening.anna.do(GoOn())
    assert evening.anna.mirror.phase is Phase.COUNTDOWN
    evening.ben.come()
    evening.ben.check()
    assert evening.ben.mirror.legal(0) == []
    evening.play(30)


def test_a_vote_ends_the_round_of_a_table_that_is_paused() -> None:
    mirror = Evening("ligretto").race().anna.mirror
    mirror.fold(Happened(mirror.number + 1, 0, [{"event": "paused"}]))
    mirror.fold(Happened(mirror.number + 1, 0, [{"event": "race_stopped", "ending": "vote"}]))
    assert mirror.phase is Phase.STOPPED


def test_a_vote_and_a_player_who_leaves() -> None:
    evening = Evening("ligretto").race()
    evening.anna.do(VoteToEnd())
    evening.ben.check()
    evening.ben.do(Leave())
    evening.anna.check()
    assert evening.anna.mirror.phase is Phase.STOPPED
    evening.play(20, [evening.anna])


def test_nothing_is_left_of_a_round_that_everybody_has_left() -> None:
    evening = Evening("ligretto").race()
    for guest in evening.guests:
        guest.do(Leave())
    evening.town.pass_time(200)
    for guest in evening.guests:
        guest.check()
    assert evening.anna.mirror.phase is Phase.GATHERING


def test_commands_of_others_with_the_same_number_are_no_answers() -> None:
    evening = Evening("ligretto").race()
    evening.town.writes = False
    anna, ben = evening.anna.mirror, evening.ben.mirror
    assert evening.anna.do(Turn()) is None
    while ben.send(Turn()).n < max(anna.pending):
        pass
    assert max(anna.pending) == max(ben.pending)
    evening.town.writes = True
    evening.town.write()
    assert not anna.pending
    assert ben.pending


def test_what_was_decided_while_the_line_was_down_is_answered() -> None:
    evening = Evening("ligretto").race()
    evening.town.writes = False
    assert evening.ben.do(Turn()) is None
    (n,) = evening.ben.mirror.pending
    evening.ben.lose_line()
    evening.town.writes = True
    evening.town.write()
    evening.ben.come()
    answer = evening.ben.answer(n)
    assert isinstance(answer, list)
    assert answer
    evening.ben.check()


def test_what_never_arrived_is_sent_again() -> None:
    evening = Evening("ligretto").race()
    frame = evening.ben.mirror.send(Turn())
    evening.ben.lose_line()
    evening.ben.come()
    assert isinstance(evening.ben.answer(frame.n), list)
    evening.ben.check()


def test_who_sat_down_and_was_not_told_has_the_seat() -> None:
    evening = Evening("ligretto")
    cara = evening.guest()
    evening.town.writes = False
    cara.mirror.secret = "the secret of Cara, which is long"
    assert cara.do(SitDown("Cara", cara.mirror.secret)) is None
    (n,) = cara.mirror.pending
    cara.lose_line()
    evening.town.writes = True
    cara.come()
    assert cara.answer(n) == []
    assert cara.mirror.seat == 3
    cara.check()


def test_a_house_that_fell_is_not_asked_twice() -> None:
    evening = Evening("ligretto").race()
    frame = evening.ben.mirror.send(Turn())
    evening.town.fall()
    evening.ben.mirror.fold(Welcome(1, evening.code, evening.ben.mirror.epoch + 1, seat=1))
    assert evening.ben.mirror.again() == []
    assert evening.ben.mirror.void() == [frame.n]


def test_a_frame_that_is_missing_is_noticed() -> None:
    evening = Evening("ligretto").race()
    mirror = evening.ben.mirror
    with pytest.raises(FrameMissing):
        mirror.fold(Happened(mirror.number + 2, 0, []))


def test_what_a_newer_house_tells_is_passed_over() -> None:
    evening = Evening("ligretto").race()
    mirror = evening.ben.mirror
    before = mirror.standing
    news = [{"event": "fireworks", "seat": 1}, {"event": "voted", "seat": 0}]
    told = mirror.fold(Happened(mirror.number + 1, mirror.at, news))
    assert isinstance(told.frame, Happened)
    assert len(told.frame.events) == 1
    assert mirror.standing.match
    assert mirror.standing.match.votes == [0]
    assert mirror.standing.players == before.players


def test_a_refusal_names_the_one_who_was_quicker() -> None:
    mirror = TableMirror()
    frame = mirror.send(Turn())
    told = mirror.fold(Refused(frame.n, "ALL-3", "too late", by=1, ms=40))
    assert told.answers == frame.n
    assert not mirror.pending
    assert frame.command == Raw(b'{"do":"turn"}')


def test_numbers_go_on_where_the_last_device_stopped() -> None:
    mirror = TableMirror()
    mirror.fold(Welcome(1, "ABC", 1, seat=0, answered=41))
    assert mirror.send(Turn()).n == 42
