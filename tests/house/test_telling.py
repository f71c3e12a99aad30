"""What is told to whom, and when."""

from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.mechanics.stacking.messages import Onto, Play, Start, Turn
from pellmell.play.messages import Ready, SetOptions
from pellmell.testing import Guest, Town, events, race
from pellmell.wire.frames import (
    Admitted,
    Ahead,
    Done,
    Happened,
    Presence,
    Reacted,
    ScreenAsks,
    Snapshot,
    Welcome,
)
from pellmell.wire.requests import AdmitScreen, Kick, React, Reaction, SetTable, SitDown, TableSettings


def test_everybody_is_told_in_the_same_bytes() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben")
    anna.do(Turn())
    told = [[text for text in guest.line.bytes if b'"frame":"happened"' in text] for guest in (anna, ben)]
    assert told[0][-5:] == told[1][-5:]


def test_an_accepted_command_is_answered_by_what_happens() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben")
    anna.do(Turn())
    assert (ben.last(Happened).seat, ben.last(Happened).n) == (0, anna.n)


def test_who_sits_down_while_the_disk_is_slow_knows_the_seat_before_it_moves_up() -> None:
    town = Town()
    code = town.open()
    anna, _, cleo = (town.come(code, name) for name in ("Anna", "Ben", ""))
    town.writes = False
    cleo.do(SitDown("Cleo"))
    anna.do(Kick(1))
    town.writes = True
    town.write()
    told = [text for text in cleo.line.bytes if b'"seated"' in text or b'"rose"' in text]
    assert [b'"seated"' in text for text in told] == [True, False]


def test_watchers_are_told_later_and_a_screen_that_was_let_in_at_once() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    watcher, screen = town.come(code), town.come(code, screen=True)
    asks = anna.last(ScreenAsks)
    assert ben.do(AdmitScreen(asks.screen)) is not None
    anna.do(Turn())
    assert not screen.all(Happened)
    assert anna.do(AdmitScreen(asks.screen)) is None
    town.pass_time(400)
    before = watcher.number
    ben.do(Turn())
    assert screen.number == ben.number
    assert watcher.number == before
    town.pass_time(200)
    assert watcher.number == ben.number
    assert anna.last(Presence).screens == 1
    screen.lose_line()
    again = town.come(code, screen=True, token=screen.last(Admitted).token)
    assert again.last(Welcome).screen
    assert not town.come(code, screen=True, token="no pass").member.screen


def test_a_watcher_never_misses_or_repeats_a_frame() -> None:
    town = Town()
    code, (anna, _) = race(town, "Anna", "Ben", pace="free")
    anna.do(Turn())
    watcher = town.come(code)
    for _ in range(5):
        anna.do(Turn())
        town.pass_time(30)
    town.pass_time(400)
    first = watcher.last(Snapshot).number
    numbers = [frame.number for frame in watcher.all(Happened)]
    assert [number for number in numbers if number > first] == list(range(first + 1, anna.number + 1))
    assert not [number for number in numbers if number <= first]


def test_a_watcher_who_sits_down_has_missed_nothing() -> None:
    town = Town()
    code = town.open()
    anna, first, second = town.come(code, "Anna"), town.come(code), town.come(code)
    anna.do(SetOptions({"target": 50}))
    late = town.come(code)
    anna.do(SetOptions({"target": 60}))
    for guest in (second, late):
        assert guest.do(SitDown("Ben")) is None
    town.pass_time(400)
    for guest in (first, second, late):
        numbers = [frame.number for frame in guest.all(Happened)]
        assert numbers == list(range(guest.all(Snapshot)[0].number + 1, anna.number + 1))


def test_coming_again_and_again_shows_a_watcher_nothing_earlier() -> None:
    town = Town()
    code, (anna, _) = race(town, "Anna", "Ben")
    anna.do(Turn())
    watcher = town.come(code)
    assert not watcher.line.frames
    town.pass_time(199)
    assert not watcher.line.frames
    town.pass_time(1)
    assert watcher.last(Snapshot).number == anna.number


def test_a_line_that_is_lost_before_it_is_greeted_is_forgotten() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    town.writes = False
    anna.do(SetOptions({}))
    town.come(code).lose_line()
    town.writes = True
    town.write()
    assert town.live(code).audience.members == {anna.member}


def test_the_next_own_card_is_sent_ahead_to_its_owner_alone() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben")
    promised = anna.last(Ahead).cards["turn"]
    heard = len(ben.all(Ahead))
    anna.do(Turn())
    assert anna.last(Happened).events[0]["shows"] == promised
    assert len(ben.all(Ahead)) == heard


def test_at_a_public_table_nothing_is_sent_ahead() -> None:
    town = Town()
    code = town.open(settings=TableSettings(public=True))
    anna, _ = town.come(code, "Anna"), town.come(code, "Ben")
    assert not town.live(code).machine.settings.sends_ahead
    assert not anna.all(Ahead)


def test_who_was_quicker_is_named_with_the_milliseconds() -> None:
    town = Town()
    code, guests = race(town, "Anna", "Ben", pace="free")
    quicker, slower, card, pile, top = contested(town, code, guests)
    seen = slower.number
    for guest in guests:
        guest.measure(0)
    assert quicker.do(Play(card, Onto(pile, top))) is None
    town.pass_time(34)
    refused = slower.do(Play(card, Onto(pile, top)), seen)
    assert refused is not None
    assert (refused.rule, refused.by, refused.ms) == ("ALL-3", quicker.seat, 34)
    knowing = slower.do(Play(card, Onto(pile, top)))
    assert knowing is not None
    assert (knowing.rule, knowing.by) == ("ALL-3", None)


def contested(town: Town, code: str, guests: list[Guest]) -> tuple[Guest, Guest, Card, int, Card]:
    """A pile, and two guests with the very card that it wants: arranged as if they had been dealt it."""
    position = town.position(code)
    one, two = Card(Colour.RED, 1), Card(Colour.RED, 2)
    position.areas[0].row[0][-1] = one
    position.areas[0].row[1][-1] = position.areas[1].row[1][-1] = two
    position.witness = None
    assert guests[0].do(Start(one)) is None
    pile = len(position.middle.piles) - 1
    return guests[1], guests[0], two, pile, one


def test_reactions_are_told_and_not_numbered() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben")
    number = town.live(code).machine.decided
    assert anna.do(React(Reaction.BRAVO)) is None
    assert ben.last(Reacted) == Reacted(Reaction.BRAVO, 0)
    assert anna.last(Done).n == anna.n
    assert town.live(code).machine.decided == number


def test_a_flood_of_reactions_is_not_the_others() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben")
    for _ in range(100):
        anna.do(React(Reaction.HURRY))
        assert anna.last(Done).n == anna.n
        town.pass_time(20)
    assert len(ben.all(Reacted)) == 5
    ben.do(React(Reaction.OOPS))
    assert anna.last(Reacted) == Reacted(Reaction.OOPS, 1)


def test_the_host_changes_options_and_settings_between_matches() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    assert anna.do(SetOptions({"target": 50})) is None
    assert ben.last(Happened).events[0]["options"]["target"] == 50
    refused = anna.do(SetOptions({"target": 5}))
    assert refused is not None
    assert "10 to 500" in refused.reason
    assert anna.do(SetTable(TableSettings(away="pause"))) is None
    assert events(ben)[-1] == "table_set"
    assert ben.do(SetTable(TableSettings())) is not None


def test_the_hash_comes_before_anybody_is_ready_and_the_seed_after_the_round() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben")
    told = events(ben)
    assert told.index("seed_promised") < told.index("got_ready")
    assert "round_closed" not in told
    assert anna.do(Ready()) is not None
