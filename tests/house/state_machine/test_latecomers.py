"""Who comes after the start: waiting, a seat between rounds or matches, and seats that are left."""

from typing import Any

import msgspec
import pytest

from pellmell.kit.phases import Phase
from pellmell.play.messages import Leave, Open, Ready, Rematch, Reopen, Rise, VoteToEnd
from pellmell.play.seat_messages import SitOut
from pellmell.testing import Guest, Town
from pellmell.testing.town import SECRET, events, race, roomiest_game
from pellmell.wire.evening import Waiter
from pellmell.wire.frames import Goodbye, Happened, Listed, Moved, Snapshot, Welcome
from pellmell.wire.requests import (
    AddBot,
    Admission,
    FillSeat,
    Kick,
    Rename,
    SendAway,
    SetAdmission,
    SitDown,
    TableSettings,
    Withdraw,
)


def score(town: Town, code: str, guests: list[Guest]) -> None:
    """The round is voted out."""
    for guest in guests:
        assert guest.do(VoteToEnd()) is None
    town.until(lambda: town.live(code).phase in (Phase.SCORED, Phase.OVER))


def waiting(guest: Guest) -> list[Waiter]:
    """As this guest was told; who watches is told a little later."""
    guest.town.pass_time(300)
    told = [event for frame in guest.all(Happened) for event in frame.events]
    sets = [event["waiting"] for event in told if event["event"] == "waiting_set"]
    return msgspec.convert(sets[-1] if sets else [], list[Waiter])


def names(town: Town, code: str) -> list[str]:
    return [state.chair.player.name for state in town.live(code).machine.seats]


def shown(town: Town, code: str) -> Snapshot:
    return town.come(code).last(Snapshot)


def with_bot(town: Town, *people: str, game: str = "") -> tuple[str, list[Guest]]:
    """A race of these people and a bot."""
    code = town.open(game, TableSettings(public=True))
    guests = [town.come(code, name) for name in people]
    assert guests[0].do(AddBot()) is None
    assert guests[0].do(Open()) is None
    for guest in guests:
        assert guest.do(Ready()) is None
    town.pass_time(3_000)
    return code, guests


@pytest.mark.rule("ALL-16", "ALL-11")
def test_a_latecomer_takes_over_the_bots_seat_with_the_next_round() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    zoe = town.come(code, "Zoe")
    assert zoe.all(Moved) == []
    number = zoe.last(Listed).number
    assert waiting(anna) == waiting(zoe) == [Waiter(number, "Zoe", "round")]
    score(town, code, [anna, ben])
    assert zoe.seat == 2
    assert zoe.last(Moved) == Moved(seat=2)
    assert names(town, code) == ["Anna", "Ben", "Zoe"]
    assert waiting(anna) == []
    for guest in (anna, ben, zoe):
        assert guest.do(Ready()) is None
    town.pass_time(3_000)
    assert town.live(code).phase is Phase.RACING
    assert town.match(code).people.present == [0, 1, 2]


@pytest.mark.rule("ALL-16")
def test_nobody_is_told_who_somebody_is_elsewhere() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    zoe = town.come(code, "Zoe")
    score(town, code, [anna, ben])
    person = town.live(code).machine.seats[2].chair.player.id
    assert person
    for guest in (anna, zoe, town.come(code)):
        assert not any(person.encode() in text for text in guest.line.bytes)


@pytest.mark.rule("ALL-16", "ALL-13")
def test_a_seat_is_added_where_the_game_may_grow() -> None:
    town = Town()
    code, guests = race(town, "Anna", "Ben", "Cleo", "Dora", game=roomiest_game())
    zoe = town.come(code, "Zoe")
    assert [waiter.in_from for waiter in waiting(zoe)] == ["round"]
    score(town, code, guests)
    assert zoe.seat == 4
    assert len(town.match(code).totals) == 5
    assert "seat_added" in events(guests[0])


@pytest.mark.rule("ALL-16")
def test_else_one_is_in_from_the_next_match_on() -> None:
    town = Town()
    code, guests = race(town, "Anna", "Ben", game=roomiest_game())
    zoe = town.come(code, "Zoe")
    assert [waiter.in_from for waiter in waiting(zoe)] == ["match"]
    score(town, code, guests)
    assert zoe.all(Moved) == []
    assert guests[0].do(Reopen()) is None
    assert zoe.seat == 2
    assert names(town, code) == ["Anna", "Ben", "Zoe"]


@pytest.mark.rule("ALL-16")
@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ({"rounds": 1}, ["match"]),
        ({"rounds": 3}, ["round", "round", "match"]),
        ({"target": 99}, ["round"] * 3),
    ],
)
def test_in_the_last_round_nobody_is_promised_the_next_one(goal: dict[str, Any], expected: list[str]) -> None:
    town = Town()
    code = town.open("ligretto", **goal)
    anna = town.come(code, "Anna")
    for command in (AddBot(), Open()):
        assert anna.do(command) is None
    promised: list[str] = []
    for _ in expected:
        assert anna.do(Ready()) is None
        town.pass_time(3_000)
        zoe = town.come(code, "Zoe")
        promised += [waiter.in_from for waiter in waiting(zoe)]
        assert zoe.do(Withdraw()) is None
        score(town, code, [anna])
    assert promised == expected


@pytest.mark.rule("ALL-16")
def test_a_rematch_is_played_by_those_who_waited_too() -> None:
    town = Town()
    code, guests = race(town, "Anna", "Ben", game="dice", rounds_per_player=1)
    zoe = town.come(code, "Zoe")
    while town.live(code).phase is not Phase.OVER:
        score(town, code, guests)
        if town.live(code).phase is Phase.SCORED:
            for guest in guests:
                guest.do(Ready())
            town.pass_time(3_000)
    assert guests[0].do(Rematch()) is None
    assert zoe.seat == 2
    assert len(town.match(code).players) == 3


@pytest.mark.rule("ALL-16")
def test_first_come_first_served_and_one_may_withdraw() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    yves, zoe = town.come(code, "Yves"), town.come(code, "Zoe")
    assert [waiter.in_from for waiter in waiting(anna)] == ["round", "match"]
    assert zoe.do(SitDown("Zoe")) is not None, "one place is enough"
    assert yves.do(Withdraw()) is None
    assert yves.last(Moved) == Moved()
    assert yves.do(Withdraw()) is not None
    assert [waiter.name for waiter in waiting(anna)] == ["Zoe"]
    score(town, code, [anna, ben])
    assert (yves.seat, zoe.seat) == (None, 2)


@pytest.mark.rule("ALL-16")
def test_who_is_not_there_keeps_their_place_and_the_next_one_is_seated() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    yves, zoe = town.come(code, "Yves"), town.come(code, "Zoe")
    yves.lose_line()
    score(town, code, [anna, ben])
    assert zoe.seat == 2
    back = town.come(code, secret=SECRET + "Yves")
    assert back.seat is None
    assert back.last(Welcome).waiting == waiting(anna)[0].number
    again = town.come(code, token=yves.token)
    assert again.last(Welcome).waiting == waiting(anna)[0].number
    assert back.line.gone == Goodbye("elsewhere", back.line.gone.reason if back.line.gone else "")


@pytest.mark.rule("ALL-16")
def test_a_place_survives_sleep_and_a_fall_of_the_house() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    town.come(code, "Zoe")
    town.fall()
    anna, ben = (town.come(code, secret=SECRET + name) for name in ("Anna", "Ben"))
    zoe = town.come(code, secret=SECRET + "Zoe")
    town.pass_time(300)
    assert [waiter.name for waiter in zoe.last(Snapshot).table.waiting] == ["Zoe"]
    town.until(lambda: town.live(code).phase is Phase.RACING)
    score(town, code, [anna, ben])
    assert zoe.seat == 2
    town.fall()
    assert town.come(code, secret=SECRET + "Zoe").seat == 2
    assert [player.name for player in town.match(code).players] == ["Anna", "Ben", "Zoe"]


def test_who_was_sent_away_does_not_come_in_as_a_latecomer() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    assert anna.do(Kick(1)) is None
    refused = town.come(code).do(SitDown("Ben", SECRET + "Ben"))
    assert refused is not None
    zoe = town.come(code, "Zoe")
    assert anna.do(SendAway(zoe.member.number)) is None
    assert zoe.line.gone is not None
    assert waiting(anna) == []
    refused = town.come(code).do(SitDown("Zoe", SECRET + "Zoe"))
    assert refused is not None
    assert ben.line.gone is not None


def test_nobody_new_waits_at_a_locked_table_and_who_waits_already_stays() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    zoe, late = town.come(code, "Zoe"), town.come(code)
    assert anna.do(SetAdmission(Admission(locked=True, watchers=False))) is None
    assert late.do(SitDown("Yves")) is not None
    assert late.line.gone is not None
    assert zoe.line.gone is None
    zoe.lose_line()
    zoe = town.come(code, secret=SECRET + "Zoe")
    score(town, code, [anna, ben])
    assert zoe.seat == 2


@pytest.mark.rule("ALL-11")
def test_the_host_puts_a_bot_on_a_seat_that_was_left() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo")
    assert cleo.do(Leave()) is None
    assert anna.do(FillSeat(2)) is not None, "not in a round"
    score(town, code, [anna, ben])
    assert anna.do(FillSeat(1)) is not None, "Ben has not left"
    assert ben.do(FillSeat(2)) is not None
    assert anna.do(FillSeat(2)) is None
    assert town.match(code).people.gone == set()
    assert town.match(code).people.bots == [2]
    for guest in (anna, ben):
        guest.do(Ready())
    town.pass_time(60_000)
    assert town.match(code).round == 2


def test_who_has_left_may_come_back_to_the_seat() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo")
    assert cleo.do(Leave()) is None
    assert cleo.do(SitDown("Cleo", SECRET + "Cleo")) is None
    score(town, code, [anna, ben])
    assert cleo.seat == 2
    assert town.match(code).people.gone == set()


def test_a_bot_makes_room_at_a_table_that_gathers() -> None:
    town = Town()
    code = town.open("dice")
    anna = town.come(code, "Anna")
    for _ in range(3):
        assert anna.do(AddBot()) is None
    zoe = town.come(code, "Zoe")
    assert zoe.seat == 3
    assert sum(state.human for state in town.live(code).machine.seats) == 2


def test_who_comes_to_a_full_table_waits_until_somebody_rises() -> None:
    town = Town()
    code = town.open("dice")
    guests = [town.come(code, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    zoe = town.come(code, "Zoe")
    assert [waiter.in_from for waiter in waiting(zoe)] == ["match"]
    assert guests[2].do(Rise()) is None
    assert zoe.seat == 3


# Sitting out


@pytest.mark.rule("ALL-14")
def test_who_sits_out_watches_a_bot_play_and_comes_back_in() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo")
    assert cleo.do(SitOut()) is None
    assert town.match(code).people.bots == []
    score(town, code, [anna, ben, cleo])
    assert town.match(code).people.bots == [2]
    refused = cleo.do(Ready())
    assert refused is not None
    assert refused.rule == "ALL-14"
    for guest in (anna, ben):
        guest.do(Ready())
    town.pass_time(3_000)
    assert town.live(code).phase is Phase.RACING
    town.pass_time(1_000)
    assert town.match(code).people.bots == [2], "though Cleo is there"
    assert cleo.do(SitOut(out=False)) is None
    assert town.match(code).people.bots == [2]
    cleo.lose_line()
    town.pass_time(10_000)
    cleo = town.come(code, secret=SECRET + "Cleo")
    score(town, code, [anna, ben])
    assert town.match(code).people.bots == []
    assert cleo.do(Ready()) is None


@pytest.mark.rule("ALL-14")
def test_bots_do_not_play_among_themselves() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    for guest in (anna, ben):
        assert guest.do(SitOut()) is None
    score(town, code, [anna, ben])
    town.pass_time(300_000)
    assert town.match(code).round == 1


# Names


@pytest.mark.rule("ALL-18")
def test_a_name_is_changed_for_everybody_and_for_good() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    assert ben.do(Rename("  <b>Bernd ")) is None
    assert town.match(code).players[1].name == "bBernd"
    assert "renamed" in events(anna)
    refused = ben.do(Rename("Benno"))
    assert refused is not None
    assert refused.rule == "ALL-18", "not again at once"
    town.pass_time(3_000)
    assert ben.do(Rename("Anna")) is None
    assert names(town, code) == ["Anna", "Anna 2"]
    town.fall()
    back = town.come(code, secret=SECRET + "Ben")
    assert [player.name for player in back.last(Snapshot).table.players] == ["Anna", "Anna 2"]
    assert back.seat == 1


@pytest.mark.rule("ALL-18")
def test_who_waits_may_change_the_name_too_and_who_watches_has_none() -> None:
    town = Town()
    code, _ = race(town, "Anna", "Ben")
    zoe = town.come(code, "Zoe")
    assert zoe.do(Rename("Zita")) is None
    assert [waiter.name for waiter in waiting(zoe)] == ["Zita"]
    assert town.come(code).do(Rename("Yves")) is not None
    assert zoe.do(Rename("  ")) is not None


@pytest.mark.rule("ALL-18")
def test_a_name_is_changed_after_the_match_and_kept() -> None:
    town = Town()
    code, guests = race(town, "Anna", "Ben", game="dice", rounds_per_player=1)
    while town.live(code).phase is not Phase.OVER:
        score(town, code, guests)
        if town.live(code).phase is Phase.SCORED:
            for guest in guests:
                guest.do(Ready())
            town.pass_time(3_000)
    assert guests[1].do(Rename("Benno")) is None
    town.fall()
    assert [player.name for player in shown(town, code).table.players] == ["Anna", "Benno"]


# In the lobby


def test_the_lobby_counts_nobody_who_has_left() -> None:
    town = Town()
    code, (anna, ben) = with_bot(town, "Anna", "Ben")
    assert ben.do(Leave()) is None
    (card,) = town.house.public_tables()
    assert (card.players, card.bots) == (["Anna"], 1)
    zoe = town.come(code, "Zoe")
    score(town, code, [anna])
    assert zoe.seat == 1
    (card,) = town.house.public_tables()
    assert card.players == ["Anna", "Zoe"]
