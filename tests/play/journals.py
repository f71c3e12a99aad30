"""Journals of matches that people might have played: with pauses, votes, bots, and people who leave."""

from functools import cache

import pytest
from hypothesis import strategies as st

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.messages import (
    BETWEEN_ROUNDS,
    Leave,
    PassHost,
    Pause,
    Player,
    Promise,
    Ready,
    Resume,
    SetAway,
    SetBot,
    Signal,
    VoteToEnd,
)
from pellmell.play.pause_messages import AnswerPause, AskPause, LapsePause, PlayOn
from pellmell.play.seat_messages import AddSeat, SetName, SitOut, TakeOver
from pellmell.testing import quickest, variants
from pellmell.testing.selection import games_for
from tests.play.house import NAMES

MOST_CHOICES = 1000  # after a vote, until a round is scored


class Evening:
    """A match that is played and written down; `told` is what everybody was told."""

    def __init__(self, match: Match, seed: str) -> None:
        self.entries: list[bytes] = []
        self.told: list[list[Event]] = []
        self.texts: list[str] = []
        self.recorder = Recorder(match, self.entries.append)
        self.match = match
        self.now = 0
        self.chance = Chance(seed_from(seed)).stream("evening")

    def do(self, seat: Seat, command: Command) -> None:
        """Tries; people try what they may not, too."""
        written = len(self.entries)
        try:
            events = self.recorder.perform(seat, command, self.now)
        except Refusal:
            assert len(self.entries) == written
            return
        self.told.append(events)
        self.texts.append(text(self.match))

    def play(self, moves: int) -> "Evening":
        """So many moves, and then votes, until the match is over or there has been enough of it."""
        while self.match.phase is not Phase.OVER and len(self.entries) < 4 * moves:
            self.now += self.chance.below(400)
            if self.match.phase in BETWEEN_ROUNDS:
                self._start_round()
            elif len(self.entries) > moves:
                self._end_round()
            elif not self.chance.below(30):
                self._something_happens()
            else:
                self._move()
        return self

    def _start_round(self) -> None:
        if not self.chance.below(3):
            self._somebody_comes()
        self.do(HOUSE, Promise(bytes(self.chance.below(256) for _ in range(16)).hex()))
        for seat in self.chance.shuffled(range(len(self.match.players))):
            self.do(seat, Ready(f"{self.chance.below(256):02x}"))
        self.do(HOUSE, Signal())

    def _somebody_comes(self) -> None:
        """To a seat that is free, or to another one, if there may be one more."""
        newcomer = Player(f"Newcomer {self.now}", id=f"id of newcomer {self.now}")
        for seat in range(len(self.match.players)):
            if self.match.people.is_free(seat):
                self.do(HOUSE, TakeOver(seat, newcomer))
                return
        self.do(HOUSE, AddSeat(newcomer))

    def race(self, moves: int) -> None:
        """From the seats, or from where it is, so many moves on."""
        if self.match.phase in BETWEEN_ROUNDS:
            self._start_round()
        for _ in range(moves):
            self.now += 200
            self._move()

    def _end_round(self) -> None:
        self.do(HOUSE, Resume())
        for seat in range(len(self.match.players)):
            self.do(HOUSE, SetBot(seat, False))
            self.do(HOUSE, SetAway(seat, False))
            self.do(seat, VoteToEnd())
        self._time_up()

    def to_the_score(self) -> None:
        """By votes, and whatever has to be chosen after that; or to the end, if that was the last round."""
        self._end_round()
        for _ in range(MOST_CHOICES):
            if self.match.phase in BETWEEN_ROUNDS or self.match.phase is Phase.OVER:
                return
            self._move()
        raise AssertionError(f"The round is {self.match.phase} after {MOST_CHOICES} moves.")

    def _something_happens(self) -> None:
        seat = self.chance.below(len(self.match.players))
        self.do(
            *self.chance.pick(happenings(seat, len(self.match.people.gone) + 2 < len(self.match.players)))
        )

    def _move(self) -> None:
        seat = self.chance.below(len(self.match.players))
        command = self._choice(seat, self.chance)
        if command:
            self.do(seat, command)
        elif self.match.phase is Phase.PAUSED:
            self.do(HOUSE, Resume())
        elif self.match.phase is not Phase.RACING:
            self._time_up()

    def _choice(self, seat: Seat, chance: Stream) -> Command | None:
        if (legal := self.match.legal(seat)) and self.match.position:
            return self.match.game.bot.choose(self.match.position.view(), seat, chance) or chance.pick(legal)
        return None

    def _time_up(self) -> None:
        if due := self.match.clock.next():
            self.now = max(self.now, due[0])
            self.do(HOUSE, TimeUp(due[1]))


def happenings(seat: Seat, may_leave: bool) -> list[tuple[Seat, Command]]:
    return [
        (HOUSE, Pause()),
        (HOUSE, SetAway(seat, True)),
        (HOUSE, SetAway(seat, False)),
        (HOUSE, SetBot(seat, True)),
        (HOUSE, SetBot(seat, False)),
        (HOUSE, PassHost(seat)),
        (seat, VoteToEnd()),
        (HOUSE, SetName(seat, f"another name for {seat}")),
        (seat, SitOut()),
        (seat, SitOut(out=False)),
        (seat, AskPause()),
        (seat, AnswerPause(agree=True)),
        (HOUSE, LapsePause()),
        *([(seat, Leave())] if may_leave else []),
    ]


def text(match: Match) -> str:
    position = "" if match.position is None else match.game.notation.text(match.position)
    people = " ".join(player.name for player in match.players)
    standing = f"{match.people.host} {people} {match.people.stints} {match.people.out} {match.pausing.by}"
    return f"{match.phase} {match.round} {match.totals} {standing} {position}"


@cache
def evening(name: str, players: int, variant: int, seed: str, moves: int = 250) -> Evening:
    """A match with one of the option values; short, if it is in the options."""
    game = find_game(name)
    lows = quickest(game, players)
    choice = variants(game, players)
    options = choice[variant % len(choice)].options if variant else lows
    people = [Player(person, id=f"id of {person}") for person in NAMES[:players]]
    return Evening(Match(game, options, people), seed).play(moves)


@cache
def whole(name: str) -> Evening:
    """A match to its end."""
    return next(
        match
        for seed in range(100)
        if (match := evening(name, find_game(name).seats[0], 0, f"whole {seed}", 60)).match.winners
    )


def coming_and_going(game: AnyGame) -> Evening:
    """A match of four, or as many as there may be, in which seats change hands, and whatever else happens."""
    names = NAMES[: min(4, game.seats[-1])]
    people = [Player(name, id=f"id of {name}") for name in names]
    evening = Evening(Match(game, game.options(), people), "coming and going")
    last = len(people) - 1
    evening.race(30)
    evening.do(HOUSE, SetName(0, "Another name"))
    evening.do(0, AskPause())
    for seat in range(1, len(people)):
        evening.do(seat, AnswerPause(agree=True))
    for seat in range(len(people)):
        evening.do(HOUSE, PlayOn(seat))
    evening.race(20)
    evening.do(HOUSE, SetAway(0, True))
    evening.do(HOUSE, SetBot(0, True))
    evening.race(5)
    evening.do(HOUSE, SetBot(0, False))
    evening.do(HOUSE, SetAway(0, False))
    evening.do(0, SitOut())
    evening.do(last, Leave())
    evening.to_the_score()
    evening.do(HOUSE, TakeOver(last, Player("Newcomer", id="id of newcomer")))
    evening.do(HOUSE, AddSeat(Player("One more", id="id of one more")))
    evening.race(30)
    evening.do(0, SitOut(out=False))
    evening.to_the_score()
    evening.do(HOUSE, PassHost(1))
    evening.race(30)
    evening.to_the_score()
    return evening


GAMES = [game.name for game in games_for(3, rounds=2)]
by_game = pytest.mark.parametrize("name", GAMES)
matches = st.sampled_from(GAMES).flatmap(
    lambda name: st.tuples(
        st.just(name),
        st.sampled_from([players for players in find_game(name).seats if players <= 5]),
        st.integers(0, len(variants(find_game(name), 2)) - 1),
        st.integers(0, 10**6).map(str),
    )
)
