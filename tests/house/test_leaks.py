"""Every byte that anybody receives, searched for what nobody may know."""

from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from pellmell.catalogue import all_games
from pellmell.house.keys import person, token_hash
from pellmell.house.live_table import LiveTable
from pellmell.house.state_machine.effects import Answer, Tell
from pellmell.house.state_machine.inputs import Origin, Received
from pellmell.house.state_machine.machine import TableMachine
from pellmell.house.state_machine.snapshots import snapshot
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.messages import BETWEEN_ROUNDS, Open, Ready
from pellmell.testing import Guest, Strangers, Town, quickest
from pellmell.testing.selection import games_for
from pellmell.testing.town import SECRET
from pellmell.wire.frames import Ahead, ScreenAsks, Seated
from pellmell.wire.requests import AddBot, AdmitScreen, TableSettings

GAMES = tuple(game.name for game in games_for(3))
NAMES = ("Anna", "Ben")
ROUND_IS_OVER = b'"event":"round_closed"'
EVERY = 7  # steps, once so many plays were compared: a match may be very short
ENOUGH = 3
TRIES = 60  # to imagine a round in which the next card to come to light is the same
A_SEAT_IS_TAKEN = b'{"frame":"seated"'

encode = msgspec.json.Encoder().encode


@dataclass
class Evening:
    """A table with two who play, somebody who watches and a screen; all who ever came are remembered."""

    town: Town
    code: str
    chance: Stream
    players: list[Guest]
    tokens: list[str]
    others: list[Guest] = field(default_factory=list[Guest])
    gone: list[Guest] = field(default_factory=list[Guest])

    @property
    def live(self) -> LiveTable:
        return self.town.live(self.code)

    @property
    def match(self) -> Match:
        assert self.live.table.match is not None
        return self.live.table.match

    @property
    def everybody(self) -> list[Guest]:
        return [*self.players, *self.others, *self.gone]

    @property
    def told(self) -> list[bytes]:
        return [text for guest in self.everybody for text in guest.line.bytes]

    def come_anew(self, seat: Seat, resumes: bool) -> None:
        """On a new line, which has missed something, or knows nothing."""
        old = self.players[seat]
        old.lose_line()
        self.town.pass_time(50)
        back = old if resumes else None
        self.players[seat] = self.town.come(self.code, token=self.tokens[seat], back=back)
        self.players[seat].n = old.n
        self.gone.append(old)

    def watch(self) -> None:
        """Somebody new, instead of whoever has watched before."""
        for guest in self.others[1:]:
            guest.lose_line()
            self.gone.append(guest)
        self.others[1:] = [self.town.come(self.code)]

    def choice(self, seat: Seat) -> Command | None:
        match = self.match
        if match.phase in BETWEEN_ROUNDS:
            return None if seat in match.nonces else Ready(f"{self.chance.word():08x}")
        if match.position is None or not match.legal(seat):
            return None
        return match.game.bot.choose(match.position.view(), seat, self.chance)

    def play(self, steps: int) -> Iterator[None]:
        """Step by step, until the match is over."""
        for step in range(steps):
            if self.live.phase is Phase.OVER:
                return
            seat = step % len(self.players)
            if (command := self.choice(seat)) is not None:
                self.players[seat].do(command)
            self.town.pass_time(100 + self.chance.below(200))
            yield


def gathered(game: str, ahead: bool, bots: int = 0) -> Evening:
    town = Town()
    options = msgspec.to_builtins(quickest(all_games()[game], len(NAMES) + bots))
    code = town.open(game, TableSettings(ahead=ahead), **options)
    players = [town.come(code, name) for name in NAMES]
    tokens = [player.token for player in players]
    evening = Evening(town, code, Chance(seed_from("evening")).stream(game), players, tokens)
    for _ in range(bots):
        assert players[0].do(AddBot()) is None
    evening.others.append(town.come(code, screen=True))
    evening.watch()
    town.pass_time(1_000)  # until the host is asked
    assert players[0].do(AdmitScreen(players[0].last(ScreenAsks).screen)) is None
    assert players[0].do(Open()) is None
    return evening


# What is secret by its name


@pytest.mark.parametrize("ahead", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_seeds_tokens_secrets_or_who_somebody_is(game: str, ahead: bool) -> None:
    evening = gathered(game, ahead, bots=1)
    for step, _ in enumerate(evening.play(steps=3_000)):
        if step % 40 == 7:
            evening.come_anew(seat=step % 2, resumes=step % 80 == 7)
            evening.watch()
    assert evening.live.phase is Phase.OVER
    key = evening.town.store.house_key
    secrets = [SECRET + name for name in NAMES]
    never = [person(secret, key) for secret in secrets] + [token_hash(token) for token in evening.tokens]
    assert not found(never, evening.told)
    seeds = [seed_from(f"round {number}").hex() for number in range(next(evening.town.seeds))]
    assert found(seeds, evening.told)
    assert not found(seeds, (text for text in evening.told if ROUND_IS_OVER not in text))
    assert not found(
        [*secrets, *evening.tokens], (text for text in evening.told if not text.startswith(A_SEAT_IS_TAKEN))
    )
    for guest in evening.everybody:
        own = [frame.token for frame in guest.all(Seated)]
        assert not found(set(evening.tokens) - set(own), guest.line.bytes)


def test_the_seed_of_a_round_that_is_played_is_nowhere_not_even_at_its_end_by_vote() -> None:
    evening = gathered("ligretto", ahead=True)
    for _ in evening.play(steps=60):
        pass
    assert evening.live.phase is Phase.RACING
    seeds = [seed_from(f"round {number}").hex() for number in range(next(evening.town.seeds))]
    assert not found(seeds, evening.told)


def found(secrets: Iterable[str], texts: Iterable[bytes]) -> list[bytes]:
    wanted = [secret.encode() for secret in secrets]
    return [text for text in texts if any(secret in text for secret in wanted)]


# What lies face down


@pytest.mark.parametrize("ahead", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_face_down_is_in_nothing_that_is_told(game: str, ahead: bool) -> None:
    """In another round that looks the same, the same words are said: whatever is told can be seen."""
    evening = gathered(game, ahead)
    strangers = Strangers(all_games()[game])
    compared = Counter[str]()
    for step, _ in enumerate(evening.play(steps=240)):
        if evening.match.position is None or (step % EVERY and compared["plays"] >= ENOUGH):
            continue
        seat, at = step // EVERY % 2, evening.live.at
        good = evening.choice(seat)
        one, twin = copied(evening.live.machine), imagined(evening.live.machine, seat, good)
        assert look(twin, at) == look(one, at)
        for command in (*strange(evening, strangers), *([] if good is None else [good])):
            words = [said(machine, seat, command, at) for machine in (one, twin)]
            if look(twin, at) != look(one, at):
                break  # another card has come to light
            assert words[0] == words[1], command
            compared["plays" if command is good else "strange"] += 1
    assert compared["plays"]
    assert compared["strange"]


def strange(evening: Evening, strangers: Strangers) -> list[Command]:
    """What makes no sense, or is out of turn."""
    for seat in range(len(NAMES)):
        for command in evening.match.legal(seat)[:8]:
            strangers.note(command)
    tried = [strangers.one(evening.chance) for _ in range(6)] if strangers.last else []
    return [command for command in tried if command is not None]


def copied(machine: TableMachine) -> TableMachine:
    """With the same people on the same lines."""
    recorder = machine.journal.recorder
    assert recorder is not None
    holders = [state.holder for state in machine.seats]
    memo: dict[int, Any] = {id(one): one for one in (machine.table.game, machine.supplies, *holders)}
    memo[id(recorder.fingerprint)] = recorder.fingerprint.copy()
    return deepcopy(machine, memo)


def imagined(machine: TableMachine, seat: Seat, command: Command | None) -> TableMachine:
    """The same table, but for what nobody can see, nor will see by this command, if that can be."""
    twin = copied(machine)
    assert machine.table.match is not None
    assert twin.table.match is not None
    position = machine.table.match.position
    assert position is not None
    for number in range(TRIES):
        twin.table.match.position = position.imagined(Chance(seed_from(f"twin {number}")))
        if outcome(twin.table.match.position, seat, command) == outcome(position, seat, command):
            break
    return twin


def outcome(position: Position, seat: Seat, command: Command | None) -> list[Event]:
    try:
        return position.decide(seat, command) if command is not None else []
    except Refusal:
        return []


def look(machine: TableMachine, at: Milliseconds) -> bytes:
    """The table as a newcomer is shown it."""
    return encode(snapshot(machine, at))


def said(machine: TableMachine, seat: Seat, command: Command, at: Milliseconds) -> list[bytes]:
    """To anybody, because of a command; all but what is for the owner of a seat alone."""
    state = machine.seats[seat]
    origin = Origin(seat, state.answered + 1, 0.0, state.holder)
    effects = machine.step(Received(command, origin, machine.decided), at)
    frames = [letter.frame for letter in effects.letters if isinstance(letter, Tell | Answer)]
    at_once = effects.side_effects.at_once if effects.side_effects else ()
    return [frame for frame in (*frames, *at_once) if not frame.startswith(b'{"frame":"ahead"')]


# What is sent ahead


@pytest.mark.parametrize("game", GAMES)
def test_ahead_goes_to_the_owner_alone_and_says_what_the_position_says(game: str) -> None:
    evening = gathered(game, ahead=True)
    heard = {id(guest): 0 for guest in evening.everybody}
    sent = 0
    for step, _ in enumerate(evening.play(steps=400)):
        if step % 50 == 20:
            evening.come_anew(seat=1, resumes=True)
        position = evening.match.position
        for guest in evening.everybody:
            new = guest.all(Ahead)[heard.get(id(guest), 0) :]
            heard[id(guest)] = len(guest.all(Ahead))
            sent += len(new)
            if guest not in evening.players:
                assert not guest.all(Ahead) or guest in evening.gone
                assert not new
            elif new and position is not None:
                said = position.ahead(evening.players.index(guest))
                assert said is None or encode(new[-1].cards) == encode(said)
    assert bool(sent) is (all_games()[game].ahead_type is not None)


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_is_sent_ahead_nobody_is_told_any_more_than_the_others(game: str) -> None:
    evening = gathered(game, ahead=False)
    for _ in evening.play(steps=200):
        pass
    evening.town.pass_time(400)
    assert not [frame for guest in evening.everybody for frame in guest.all(Ahead)]
    one, other = ([text for text in guest.line.bytes if b'"happened"' in text] for guest in evening.players)
    assert one[1:] == other  # anna was there before ben came
    assert other
