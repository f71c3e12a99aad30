"""Races between unequal lines, as the players see them."""

from collections.abc import Callable
from itertools import takewhile

import msgspec
import pytest

from pellmell.bots.levels import Level
from pellmell.kit.cards import Card
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Milliseconds
from pellmell.mechanics.stacking.messages import Dutch, Onto, Play, Start, Stop, Turn
from pellmell.play.journal import Lost, Move
from pellmell.play.messages import BETWEEN_ROUNDS, Leave, Open, Ready, VoteToEnd
from pellmell.play.replay import Replay
from pellmell.play.waking import wake
from pellmell.testing import Guest, Town, events, race
from pellmell.wire.frames import Happened, Refused, Welcome
from pellmell.wire.requests import AddBot, SetTable, TableSettings

QUICK, SLOW = 20, 120


class Duel:
    """Anna's line is long, Ben's is short, and both have the card that Cleo's pile wants."""

    def __init__(self, fair_window: Milliseconds = 200, pace: str = "free") -> None:
        self.town = Town()
        self.code, (self.anna, self.ben, self.cleo) = race(
            self.town, "Anna", "Ben", "Cleo", away="pause", fair_window=fair_window, pace=pace
        )
        self.live = self.town.live(self.code)
        for guest, delay in ((self.anna, SLOW), (self.ben, QUICK), (self.cleo, QUICK)):
            guest.measure(delay)
        self.play = self._dealt(Card(Colour.RED, 1), Card(Colour.RED, 2))
        self.seen = self.ben.number
        self.town.pass_time(300)

    def _dealt(self, one: Card, two: Card) -> Play:
        """As if they had been dealt these cards."""
        position = self.town.position(self.code)
        position.areas[0].row[0][-1] = position.areas[1].row[0][-1] = two
        position.areas[2].row[0][-1] = one
        position.witness = None
        assert self.cleo.do(Start(one)) is None
        return Play(two, Onto(len(position.middle.piles) - 1, one))

    def answers(self, guest: Guest) -> tuple[bool, list[Refused]]:
        """Whether the card was laid, and what was refused."""
        laid = any(frame.seat == guest.seat and frame.n == guest.n for frame in guest.all(Happened))
        return laid, guest.all(Refused)


@pytest.mark.rule("ALL-3")
def test_a_long_line_loses_no_race_that_its_player_has_won() -> None:
    duel = Duel()
    duel.ben.do(duel.play)
    assert not duel.answers(duel.ben)[0]  # held: Anna could have been quicker
    duel.town.pass_time(60)
    duel.anna.do(duel.play, duel.seen)
    assert duel.answers(duel.anna) == (True, [])
    refused = duel.ben.last(Refused)
    assert (refused.rule, refused.by, refused.ms, refused.reason) == ("ALL-3", 0, 40, "Anna was quicker")


@pytest.mark.rule("ALL-3")
def test_by_arrival_it_would_have_lost() -> None:
    duel = Duel(fair_window=0)
    duel.ben.do(duel.play)
    duel.town.pass_time(60)
    duel.anna.do(duel.play, duel.seen)
    assert duel.answers(duel.ben) == (True, [])
    assert duel.anna.last(Refused).by == 1


def test_what_is_held_is_decided_in_time_by_itself() -> None:
    duel = Duel()
    duel.ben.do(duel.play)
    duel.town.pass_time(99)
    assert not duel.answers(duel.ben)[0]
    duel.town.pass_time(1)
    assert duel.answers(duel.ben) == (True, [])
    assert duel.town.house.environment.counts.held.sum == 100


def test_what_a_seat_does_meanwhile_waits_with_it_and_stands() -> None:
    duel = Duel()
    duel.ben.do(duel.play)
    duel.ben.do(Turn())
    duel.town.pass_time(60)
    duel.anna.do(duel.play, duel.seen)
    laid, refused = duel.answers(duel.ben)
    assert laid  # the turn
    assert [one.n for one in refused] == [duel.ben.n - 1]


@pytest.mark.rule("ALL-9")
@pytest.mark.parametrize("command", [VoteToEnd(), Leave()])
def test_what_was_held_counts_before_what_is_said_to_the_table(command: Command) -> None:
    duel = Duel()
    duel.ben.do(duel.play)
    duel.anna.do(command)
    assert duel.answers(duel.ben) == (True, [])
    assert duel.ben.last(Happened).seat == 0


@pytest.mark.rule("ALL-3")
def test_who_builds_on_the_own_card_counts_from_when_the_others_could_see_it() -> None:
    """Anna's line is long, and it was she who laid the 2: her 3 gets no credit for that."""
    duel = Duel()
    two, three = duel.play, Card(Colour.RED, 3)
    position = duel.town.position(duel.code)
    position.areas[0].row[1][-1] = position.areas[1].row[1][-1] = three
    duel.anna.do(duel.play)
    assert two.onto is not None
    upon = Play(three, Onto(two.onto.pile, two.card))
    duel.town.pass_time(300)
    duel.ben.do(upon)  # after 280 ms
    duel.town.pass_time(20)
    duel.anna.do(upon, duel.ben.number)  # after 320
    duel.town.pass_time(200)
    assert duel.answers(duel.ben) == (True, [])
    assert (duel.anna.last(Refused).by, duel.anna.last(Refused).ms) == (1, 40)


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(("later", "blind"), [(20, 1), (250, 1), (350, 0)])
def test_who_answers_sooner_than_line_and_hand_can_is_noted(later: int, blind: int) -> None:
    """Anna says that her line takes 200 ms, and answers Ben's card after less, or hardly more."""
    duel = Duel()
    duel.anna.measure(200)
    three = Card(Colour.RED, 3)
    duel.town.position(duel.code).areas[0].row[1][-1] = three
    duel.ben.do(duel.play)
    duel.town.pass_time(180)  # held, in case that Anna was quicker
    assert duel.answers(duel.ben) == (True, [])
    duel.town.pass_time(later)
    assert duel.play.onto is not None
    duel.anna.do(Play(three, Onto(duel.play.onto.pile, duel.play.card)))
    assert duel.answers(duel.anna) == (True, [])
    assert duel.live.machine.seats[0].blind == blind


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize("told_after", [0, 60])
def test_nobody_answers_what_is_not_told_yet(told_after: int) -> None:
    """Ben's card is decided, and told when it is written: Anna's answer is so much the quicker."""
    duel = Duel()
    duel.anna.measure(200)
    three = Card(Colour.RED, 3)
    duel.town.position(duel.code).areas[0].row[1][-1] = three
    duel.ben.do(duel.play)
    duel.town.writes = not told_after
    duel.town.pass_time(180)
    duel.town.pass_time(told_after)
    duel.town.writes = True
    duel.town.write()
    duel.town.pass_time(320 - told_after)
    assert duel.play.onto is not None
    duel.anna.do(Play(three, Onto(duel.play.onto.pile, duel.play.card)))
    assert duel.answers(duel.anna) == (True, [])
    assert duel.live.machine.seats[0].blind == (told_after > 0)


def test_what_was_held_counts_before_the_table_pauses() -> None:
    duel = Duel()
    duel.cleo.lose_line()
    duel.town.pass_time(3_990)
    duel.ben.do(duel.play)
    assert duel.answers(duel.ben) == (False, [])
    duel.town.pass_time(20)
    assert duel.live.phase is Phase.PAUSED
    assert duel.answers(duel.ben) == (True, [])


def test_after_a_fall_what_was_held_was_never_answered() -> None:
    duel = Duel()
    duel.ben.do(duel.play)
    duel.town.fall()
    again = duel.town.come(duel.code, token=duel.ben.token, back=duel.ben, delay=QUICK)
    assert duel.answers(duel.ben) == (False, [])
    assert again.last(Welcome).answered < duel.ben.n


@pytest.mark.rule("ALL-3")
def test_everybody_is_told_after_the_round_who_won_how_many_races() -> None:
    duel = Duel()
    duel.ben.do(duel.play)
    duel.town.pass_time(60)
    duel.anna.do(duel.play, duel.seen)
    duel.anna.do(VoteToEnd())
    duel.ben.do(VoteToEnd())
    duel.cleo.do(VoteToEnd())
    assert contests(duel.ben) == [
        {"won": 1, "on_credit": 1},
        {"lost": 1, "held": 1, "ms": 60, "longest": 60},
        {},
    ]
    assert events(duel.anna).count("contests_counted") == 1


def test_a_race_that_was_lost_by_a_busy_hand_was_not_won_on_credit() -> None:
    """Ben's card was there first, but his hand was still turning."""
    duel = Duel(pace="human")
    for _ in range(5):
        duel.ben.do(Turn())
    duel.ben.do(duel.play)
    duel.town.pass_time(150)
    duel.anna.do(duel.play, duel.seen)
    duel.town.pass_time(3_000)
    for guest in (duel.anna, duel.ben, duel.cleo):
        guest.do(VoteToEnd())
    assert [one.get("won", 0) for one in contests(duel.ben)] == [1, 0, 0]
    assert "on_credit" not in contests(duel.ben)[0]


def contests(guest: Guest) -> list[dict[str, int]]:
    """What everybody was told, seat by seat."""
    told = [event for frame in guest.all(Happened) for event in frame.events]
    return next(event["seats"] for event in told if event["event"] == "contests_counted")


@pytest.mark.parametrize(
    "nonsense", [Stop(), Dutch(), Play(Card(Colour.RED, 9), Onto(0, Card(Colour.RED, 1)))]
)
def test_a_flood_of_what_is_not_possible_holds_nobody_up(nonsense: Command) -> None:
    """Whoever has a long line, and shouts and lays whatever comes to mind."""
    duel = Duel()
    for _ in range(200):
        assert duel.anna.do(nonsense) is not None  # refused, and at once
    duel.cleo.do(Turn())
    assert duel.answers(duel.cleo) == (True, [])
    duel.ben.do(duel.play)
    duel.town.pass_time(100)
    assert duel.answers(duel.ben) == (True, [])


@pytest.mark.rule("ALL-4")
def test_a_flood_of_what_is_possible_is_what_a_hand_can_do_and_then_refused() -> None:
    """However quickly cards are turned over: five seconds of it are waited for, and nobody else waits."""
    duel = Duel(pace="human")
    for _ in range(200):
        duel.anna.do(Turn())
    refused = duel.town.house.environment.counts.refusals["too fast"]
    assert 200 - refused == 26  # one at once, and one every 200 ms
    duel.ben.do(duel.play)
    duel.town.pass_time(100)
    assert duel.answers(duel.ben) == (True, [])
    duel.town.pass_time(10_000)
    assert duel.anna.do(Turn()) is None


@pytest.mark.parametrize("seen", [0, 2**40, -5])
def test_who_lies_about_what_was_seen_gains_nothing(seen: int) -> None:
    duel = Duel()
    duel.ben.do(duel.play)
    duel.town.pass_time(130)  # Anna's comes too late, whatever she says
    refused = duel.anna.do(duel.play, seen)
    assert refused is not None
    assert refused.rule == "ALL-3"
    assert duel.answers(duel.ben) == (True, [])


def test_who_claims_again_and_again_to_have_seen_nothing_has_lost_one_race() -> None:
    """Otherwise everybody's figures would be whatever a liar likes."""
    duel = Duel()
    duel.ben.do(duel.play)
    duel.town.pass_time(130)
    for _ in range(20):
        refused = duel.anna.do(duel.play, seen=0)
        assert refused is not None
        assert refused.by == 1
    for guest in (duel.anna, duel.ben, duel.cleo):
        guest.do(VoteToEnd())
    assert [one.get("won", 0) for one in contests(duel.cleo)] == [0, 1, 0]
    assert [one.get("lost", 0) for one in contests(duel.cleo)] == [1, 0, 0]
    assert duel.town.house.environment.counts.refusals["too late"] == 20


def test_a_line_as_long_as_can_be_gains_the_window_and_no_more() -> None:
    duel = Duel()
    duel.anna.measure(60_000)
    duel.ben.do(duel.play)
    duel.town.pass_time(179)
    assert duel.answers(duel.ben) == (False, [])
    duel.town.pass_time(1)
    assert duel.answers(duel.ben) == (True, [])


class Round:
    """Anna, on a line that is not the shortest, plays like a bot, and two bots do."""

    def __init__(self, game: str, bots: int = 2, level: Level = Level.ADULT) -> None:
        self.town = Town()
        self.code = self.town.open(game)
        self.anna = self.town.come(self.code, "Anna", delay=90)
        for _ in range(bots):
            self.anna.do(AddBot(level))
        self.anna.do(Open())
        self.anna.do(Ready())
        self._chance = Chance(seed_from("Anna")).stream("plays")

    def play_until(self, happened: Callable[[], bool]) -> None:
        def played() -> bool:
            self.town.pass_time(170)
            if self.town.live(self.code).phase in BETWEEN_ROUNDS:
                self.anna.do(Ready())
            if (position := self.town.position(self.code)) is not None:
                bot = self.town.match(self.code).game.bot
                if command := bot.choose(position.view(), 0, self._chance):
                    self.anna.do(command)
            return happened()

        self.town.until(played)

    @property
    def journal(self) -> list[bytes]:
        number = self.town.live(self.code).machine.journal.number
        assert number is not None
        return self.town.store.journal(number).result()

    @property
    def lost(self) -> list[Lost]:
        return [line for line in map(decode, self.journal) if isinstance(line, Lost)]

    @property
    def has_held_something(self) -> bool:
        moves = [line for line in map(decode, self.journal) if isinstance(line, Move)]
        return any(move.arrived is not None and move.arrived < move.at for move in moves)

    @property
    def has_a_loser(self) -> bool:
        """While it is raced."""
        own = takewhile(lambda text: b'"line":"seal"' not in text, reversed(self.journal))
        racing = self.town.live(self.code).phase is Phase.RACING
        return racing and any(isinstance(decode(text), Lost) for text in own)

    def fall(self) -> None:
        self.town.fall()
        self.anna = self.town.come(self.code, token=self.anna.token, back=self.anna, delay=90)


@pytest.mark.parametrize("game", ["ligretto", "dice", "board"])
def test_a_round_with_races_plays_again_as_it_was_decided(game: str) -> None:
    played = Round(game)
    played.play_until(lambda: "round_closed" in events(played.anna) and played.has_held_something)
    lines = played.journal
    steps = list(Replay(lines, unfinished=True))
    moves = [line for line in map(decode, lines) if isinstance(line, Move)]
    assert len(steps) == len(moves)
    assert any(step.heard.made < step.heard.arrived <= step.at for step in steps)
    assert any(step.heard.arrived < step.at for step in steps)
    assert len(played.lost) == sum(len(step.lost) for step in steps)
    assert wake(lines, list[bytes]().append).match.totals == played.town.match(played.code).totals


@pytest.mark.parametrize("game", ["ligretto", "dice"])
def test_races_from_before_a_fall_are_counted_as_if_the_house_had_stood(game: str) -> None:
    """In the middle of a round in which somebody has just lost one."""
    played = Round(game, bots=3, level=Level.CHAMPION)
    played.play_until(lambda: played.has_a_loser)
    before = played.town.live(played.code).machine.race.counted(4)
    played.fall()
    assert any(one.lost for one in before)
    assert played.town.live(played.code).machine.race.counted(4) == before


@pytest.mark.parametrize("game", ["ligretto", "dice", "board"])
def test_races_are_told_once_whenever_the_house_falls(game: str) -> None:
    played = Round(game)
    played.play_until(lambda: "contests_counted" in events(played.anna))
    played.fall()
    played.play_until(lambda: "round_closed" in events(played.anna))
    assert b"".join(played.journal).count(b'"count_contests"') == 1


def decode(line: bytes) -> Move | Lost | None:
    try:
        return msgspec.json.decode(line, type=Move | Lost)
    except msgspec.ValidationError:
        return None


def test_the_window_can_be_changed_between_rounds() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    assert anna.do(SetTable(TableSettings(fair_window=0))) is None
    assert town.live(code).phase is Phase.GATHERING
    assert anna.do(SetTable(TableSettings(fair_window=301))) is not None
