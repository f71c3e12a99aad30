"""One table for a whole evening: another game for the same people, whose turn it is, and who has won."""

import msgspec
import pytest

from pellmell.house.state_machine.rotation import Change, Sitter, change_for
from pellmell.kit.phases import Phase
from pellmell.play.messages import ChangeGame, Open, Ready, Rematch, Rise, VoteToEnd
from pellmell.play.seat_messages import SitOut
from pellmell.testing import Guest, Town
from pellmell.testing.town import SECRET, events, race
from pellmell.wire.evening import Tally
from pellmell.wire.frames import Happened, Moved, Reacted, Snapshot
from pellmell.wire.requests import AddBot, React, Reaction, Rename, TableSettings

PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")


def names(town: Town, code: str) -> list[str]:
    return [state.chair.player.name for state in town.live(code).machine.seats]


def evening(guest: Guest) -> list[Tally]:
    told = [event for frame in guest.all(Happened) for event in frame.events]
    return msgspec.convert(
        [event["evening"] for event in told if event["event"] == "evening_set"][-1], list[Tally]
    )


def finish(town: Town, code: str, guests: list[Guest]) -> None:
    """The match, round by round, each voted out at once."""
    while town.live(code).phase is not Phase.OVER:
        play_round(town, code, guests)


def play_round(town: Town, code: str, guests: list[Guest]) -> None:
    round = town.match(code).round
    while town.match(code).round == round or town.live(code).phase not in (Phase.SCORED, Phase.OVER):
        playing = [guest for guest in guests if guest.seat in town.match(code).people.present]
        if town.live(code).phase is Phase.RACING:
            for guest in playing:
                guest.do(VoteToEnd())
        elif town.live(code).phase in (Phase.READYING, Phase.SCORED):
            for guest in playing:
                guest.do(Ready())
        town.pass_time(3_000)


def short_dice(town: Town, people: tuple[str, ...]) -> tuple[str, list[Guest]]:
    code = town.open("dice", TableSettings(), rounds_per_player=1)
    return code, [town.come(code, name) for name in people]


# Another game


@pytest.mark.rule("ALL-19")
def test_another_game_is_played_by_the_same_people_under_the_same_code() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game="ligretto", target=50)
    assert ben.do(ChangeGame("dice")) is not None, "the host alone"
    assert anna.do(ChangeGame("dice")) is not None, "not in a round"
    for guest in (anna, ben):
        guest.do(VoteToEnd())
    town.until(lambda: town.live(code).phase is Phase.SCORED)
    assert anna.do(ChangeGame("nonsense")) is not None
    assert anna.do(ChangeGame("ligretto")) is not None
    assert anna.do(ChangeGame("dice")) is None
    table = town.come(code).last(Snapshot).table
    assert (table.game, table.phase, len(table.players)) == ("dice", Phase.GATHERING, 2)
    assert "target" not in table.options
    assert events(ben)[-3:] == ["table_reopened", "game_changed", "options_set"]
    assert (anna.do(Open()), anna.do(Ready()), ben.do(Ready())) == (None, None, None)
    town.pass_time(3_000)
    assert anna.send(b'{"do":"roll"}') is None, "commands of the new game are understood"
    town.fall()
    assert town.come(code, secret=SECRET + "Anna").seat == 0
    assert town.live(code).table.game.name == "dice"
    assert town.match(code).round == 1


@pytest.mark.rule("ALL-19")
def test_after_a_match_and_with_bots() -> None:
    town = Town()
    code, (anna, ben) = short_dice(town, ("Anna", "Ben"))
    anna.do(AddBot())
    anna.do(Open())
    finish(town, code, [anna, ben])
    assert anna.do(ChangeGame("blitz")) is None
    for command in (Open(), Ready()):
        assert anna.do(command) is None
    assert ben.do(Ready()) is None
    town.pass_time(30_000)
    assert town.live(code).machine.seats[2].moves > 0, "the bot plays the other game"


@pytest.mark.rule("ALL-19")
def test_bots_make_room_first() -> None:
    town = Town()
    code = town.open("ligretto")
    guests = [town.come(code, name) for name in PEOPLE[:3]]
    for _ in range(6):
        guests[0].do(AddBot())
    assert guests[0].do(ChangeGame("dice")) is None
    assert len(names(town, code)) == 4
    assert names(town, code)[:3] == list(PEOPLE[:3])


@pytest.mark.rule("ALL-19")
def test_people_take_turns_where_there_are_too_few_seats() -> None:
    town = Town()
    code = town.open("ligretto")
    guests = [town.come(code, name) for name in PEOPLE]
    assert guests[0].do(ChangeGame("dice")) is None
    table = town.come(code).last(Snapshot).table
    assert table.surplus == [4, 5], "all are told who would sit out: who came last"
    assert guests[1].do(SitOut()) is None
    assert town.come(code).last(Snapshot).table.surplus == [1, 5], "unless somebody wants to"
    played: list[set[str]] = []
    for command in (Open(), Rematch(), Rematch()):
        host = next(guest for guest in guests if guest.seat == town.live(code).table.current_host)
        assert host.do(command) is None
        played.append(set(names(town, code)))
        finish(town, code, guests)
    assert played[0] == {"Anna", "Cleo", "Dora", "Emil"}
    assert played[0] - played[1] == {"Dora", "Emil"}, "those who came last"
    assert {"Ben", "Finn"} <= played[1]
    assert {"Dora", "Emil"} <= played[2], "who sat out is the first to come in"
    assert guests[5].last(Moved).seat is not None or guests[5].last(Moved).waiting is not None


@pytest.mark.rule("ALL-19")
@pytest.mark.parametrize(
    ("sitters", "waiting", "room", "change"),
    [
        ([(False, False, 0), (False, False, 0)], 0, 4, Change()),
        ([(False, False, 3), (False, False, 3)], 1, 4, Change(come=1)),
        ([(False, False, 1), (True, False, 0)], 1, 2, Change(bots=(1,), come=1)),
        ([(False, False, 1), (False, False, 2)], 1, 2, Change(rest=(1,), come=1)),
        ([(False, True, 1), (False, False, 2)], 1, 2, Change(rest=(0,), come=1)),
        ([(False, False, 0), (False, False, 0)], 1, 2, Change()),  # who has not played yet is not sent away
        ([(False, False, 0)] * 5 + [(True, False, 0)], 0, 4, Change(bots=(5,), rest=(4,))),
    ],
)
def test_whose_turn_it_is(
    sitters: list[tuple[bool, bool, int]], waiting: int, room: int, change: Change
) -> None:
    seats = [Sitter(seat, bot, out, played) for seat, (bot, out, played) in enumerate(sitters)]
    assert change_for(seats, waiting, room) == change


# Totals


@pytest.mark.rule("ALL-20", "ALL-12")
def test_wins_are_counted_over_all_games_and_follow_a_person() -> None:
    town = Town()
    code, guests = short_dice(town, ("Anna", "Ben"))
    anna, ben = guests
    anna.do(Open())
    finish(town, code, guests)
    both = [Tally(name, {"dice": 1}, {"dice": 1}) for name in ("Anna", "Ben")]
    assert evening(anna) == both, "equal totals share"
    assert ben.do(Rename("Benno")) is None
    assert anna.do(ChangeGame("ligretto")) is None
    assert [tally.name for tally in evening(anna)] == ["Anna", "Benno"]
    town.fall()
    shown = town.come(code).last(Snapshot).table.evening
    assert shown == [both[0], Tally("Benno", {"dice": 1}, {"dice": 1})]


@pytest.mark.rule("ALL-20", "ALL-14")
@pytest.mark.parametrize("comes_back", [False, True])
def test_who_sits_out_to_the_end_has_not_played_the_match(comes_back: bool) -> None:
    """Whatever the bot has won in their place."""
    town = Town()
    code, guests = short_dice(town, ("Anna", "Ben", "Cleo"))
    anna, ben, _ = guests
    ben.do(SitOut())
    anna.do(Open())
    play_round(town, code, guests)
    if comes_back:
        ben.do(SitOut(out=False))
    finish(town, code, guests)
    names = [tally.name for tally in evening(anna)]
    assert names == (["Anna", "Ben", "Cleo"] if comes_back else ["Anna", "Cleo"])


@pytest.mark.rule("ALL-20")
def test_another_evening_begins_when_nobody_has_been_there_for_hours() -> None:
    town = Town()
    code, guests = short_dice(town, ("Anna", "Ben"))
    guests[0].do(Open())
    finish(town, code, guests)
    for hours, known in ((5, 2), (7, 0)):
        for guest in guests:
            guest.lose_line()
        town.pass_time(hours * 3_600_000)
        assert town.house.awake(code) is None
        guests = [town.come(code, secret=SECRET + name) for name in ("Anna", "Ben")]
        assert len(guests[0].last(Snapshot).table.evening) == known


# Who watches, and who is left


def test_watchers_react_with_one_voice() -> None:
    town = Town()
    code, (anna, _) = race(town, "Anna", "Ben")
    first, second = town.come(code), town.come(code)
    assert first.do(React(Reaction.BRAVO)) is None
    assert second.do(React(Reaction.WOW)) is None
    assert anna.all(Reacted) == [Reacted(Reaction.BRAVO, watcher=first.member.number)]
    town.pass_time(500)
    assert second.do(React(Reaction.WOW)) is None
    assert anna.last(Reacted) == Reacted(Reaction.WOW, watcher=second.member.number)


def test_a_table_of_bots_alone_is_not_listed_and_sleeps() -> None:
    town = Town()
    code = town.open("", TableSettings(public=True))
    anna = town.come(code, "Anna")
    anna.do(AddBot())
    assert [card.code for card in town.house.public_tables()] == [code]
    assert anna.do(Rise()) is None
    assert town.house.public_tables() == [], "though Anna still looks on"
    anna.lose_line()
    town.pass_time(town.patience.sleep + 1_000)
    assert town.house.awake(code) is None
    zoe = town.come(code, "Zoe")
    assert town.live(code).table.current_host == zoe.seat, "a person is the host"
    assert [card.code for card in town.house.public_tables()] == [code]
