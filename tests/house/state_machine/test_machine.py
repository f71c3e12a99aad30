"""The state machine of a table is pure: the same inputs give the same effects, and nothing else happens."""

from itertools import count
from typing import Any

import msgspec
import pytest

from pellmell.catalogue import find_game
from pellmell.house.changes import Append
from pellmell.house.records import TableRecord
from pellmell.house.state_machine.attendance import Patience
from pellmell.house.state_machine.effects import Answer, Effects, HangUp, SideEffects, Tell
from pellmell.house.state_machine.inputs import (
    Attended,
    Input,
    Origin,
    Recalled,
    Received,
    Supplies,
    TakeSeat,
    TimePassed,
    Told,
)
from pellmell.house.state_machine.machine import TableMachine
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import BETWEEN_ROUNDS, Open, Ready, VoteToEnd
from pellmell.play.table import Table
from pellmell.testing import games_for
from pellmell.wire.requests import Kick, SitDown

GAMES = tuple(game.name for game in games_for(2))
NAMES = ("Anna", "Ben")


def supplies() -> Supplies:
    """As values: each time the same ones."""
    seeds, tokens, matches = count(), count(), count(1)
    return Supplies(
        seed=lambda: seed_from(f"round {next(seeds)}"),
        token=lambda: f"a token that nobody can guess {next(tokens)}",
        match_number=lambda: next(matches),
        today=lambda: 0.0,
        name_for=str,
        house_key=bytes(32),
    )


class Evening:
    """A table without a house: what comes to it is written down, with the effects. Lines are only names."""

    def __init__(self, game: str) -> None:
        self.machine = made(game)
        self.inputs: list[tuple[Input, int]] = []
        self.effects: list[Effects] = []
        self.at = 0
        self._n = 0
        self.do(Attended(by_anybody=True))

    def do(self, input: Input) -> Effects:
        self.inputs.append((input, self.at))
        self.effects.append(self.machine.step(input, self.at))
        number = self.machine.decided
        if self.machine.race.untold:
            self.inputs.append((Told(number), self.at))
            self.effects.append(self.machine.step(Told(number), self.at))
            return self.effects[-2]
        return self.effects[-1]

    def recall(self) -> None:
        """Nobody takes anything along."""
        if (wanted := side_effects(self.effects[-1]).recall) is not None:
            self.do(Recalled(wanted.game, wanted.people, {}))

    def send(self, seat: Seat | None, command: Command) -> Effects:
        self._n += 1
        holder = f"line {self._n}" if seat is None else self.machine.seats[seat].holder
        return self.do(Received(command, Origin(seat, self._n, 0.0, holder), self.machine.decided))

    def gather(self) -> None:
        for name in NAMES:
            self.send(None, SitDown(name))

    def wait(self) -> None:
        """Until the machine wants to be woken."""
        wake_at = self.effects[-1].wake_at
        if wake_at is not None:
            self.at = wake_at
            self.do(TimePassed())

    def play(self, moves: int) -> None:
        chance = Chance(seed_from("both")).stream("play")
        self.send(0, Open())
        self.recall()
        for move in range(moves):
            match = self.machine.table.match
            assert match is not None
            seat = move % len(NAMES)
            if match.phase in BETWEEN_ROUNDS and seat not in match.nonces:
                self.send(seat, Ready())
            elif match.phase is Phase.RACING and match.position is not None:
                if (command := match.game.bot.choose(match.position.view(), seat, chance)) is not None:
                    self.send(seat, command)
                self.at += 700
            else:
                self.wait()


def made(game: str) -> TableMachine:
    record = TableRecord("ABCDEF", game, made=0.0, touched=0.0, epoch=1)
    return TableMachine(supplies(), record, Table(find_game(game)), Patience())


def frames(effects: Effects, kind: type[Tell | Answer]) -> list[Any]:
    return [msgspec.json.decode(letter.frame) for letter in effects.letters if isinstance(letter, kind)]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_inputs_give_the_same_effects(game: str) -> None:
    """Also to a table that knows nothing of the first one: whatever the machine goes by has come in."""
    evening, again = Evening(game), made(game)
    evening.gather()
    evening.play(moves=200)
    assert any(effects.events for effects in evening.effects)
    assert [again.step(input, at) for input, at in evening.inputs] == evening.effects


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_to_everybody_is_written_in_the_same_step(game: str) -> None:
    evening = Evening(game)
    evening.gather()
    evening.play(moves=200)
    told = [effects for effects in evening.effects if frames(effects, Tell)]
    assert told
    assert all(effects.changes for effects in told)
    moves = [entry for effects in told for entry in journal(effects) if b'"line":"move"' in entry]
    of_match = [
        frame
        for effects in told
        if journal(effects)
        for frame in frames(effects, Tell)
        if frame["events"][0]["event"] != "evening_set"  # which is the table's, and stands in its record
    ]
    assert len(moves) == len(of_match) - 1  # that the match was opened is its first entry


def journal(effects: Effects) -> list[bytes]:
    return [entry for change in effects.changes if isinstance(change, Append) for entry in change.entries]


def side_effects(effects: Effects) -> SideEffects:
    return effects.side_effects or SideEffects()


def test_a_refusal_is_an_answer_and_changes_nothing() -> None:
    evening = Evening("dice")
    evening.gather()
    refused = evening.send(1, Open())
    assert [frame["frame"] for frame in frames(refused, Answer)] == ["refused"]
    assert (refused.changes, refused.events, frames(refused, Tell)) == ((), [], [])
    assert side_effects(refused).refused == ("ALL-2",)


def test_who_sits_down_is_answered_alone_and_in_order() -> None:
    evening = Evening("dice")
    seated = evening.send(None, SitDown("Anna"))
    (answer,) = [letter for letter in seated.letters if isinstance(letter, Answer)]
    assert answer.in_order
    assert side_effects(seated).took == (answer.to.holder,)
    token = msgspec.json.decode(answer.frame)["token"].encode()
    assert not [letter for letter in seated.letters if isinstance(letter, Tell) and token in letter.frame]


def test_who_is_kicked_is_hung_up_on_after_everybody_was_told() -> None:
    evening = Evening("dice")
    evening.gather()
    guest = evening.machine.seats[1].holder
    kicked = evening.send(0, Kick(1))
    assert isinstance(kicked.letters[0], Tell)
    assert kicked.letters[-1] == HangUp(guest, "kicked", "the host has sent you away from this table")
    assert side_effects(kicked).seats_moved


def test_a_command_that_was_answered_before_is_not_carried_out_again() -> None:
    evening = Evening("dice")
    evening.gather()
    evening.send(0, Open())
    again = Received(VoteToEnd(), Origin(0, evening.machine.seats[0].answered, 0.0, "line 1"))
    (answer,) = frames(evening.do(again), Answer)
    assert answer["reason"] == "this command was decided while your line was down"


def test_a_machine_asks_to_be_woken_when_a_timer_is_up() -> None:
    evening = Evening("dice")
    evening.gather()
    asleep = evening.do(Attended(by_anybody=False))
    assert asleep.wake_at is not None
    evening.at = asleep.wake_at
    assert not side_effects(evening.do(TakeSeat(0, "line 9", 20, 10))).asleep
    evening.do(Attended(by_anybody=True))
    assert not side_effects(evening.do(TimePassed())).asleep
    gone = evening.do(Attended(by_anybody=False)).wake_at
    while gone is not None and not side_effects(evening.effects[-1]).asleep:
        evening.at = gone
        gone = evening.do(TimePassed()).wake_at
    assert side_effects(evening.effects[-1]).asleep
