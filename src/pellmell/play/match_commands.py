"""The commands of a match beside those of its game: getting ready, being away, voting, pausing."""

from collections.abc import Callable, Mapping
from typing import Any

from pellmell.kit.chance import Chance, mixed, promise
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import RACING
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.match_state import MatchState
from pellmell.play.messages import (
    ContestsCounted,
    CountContests,
    Dealt,
    GotReady,
    Leave,
    PassHost,
    Pause,
    Paused,
    Promise,
    Ready,
    Resume,
    Resumed,
    SeedPromised,
    SetAway,
    SetBot,
    Signal,
    VoteToEnd,
)

NO_SEED_YET = "the house has not promised a seed yet"


def promise_seed(match: MatchState, _: Seat, command: Promise) -> list[Event]:
    if match.seed is not None:
        raise Refusal("ALL-2", "the seed of the next round is promised already")
    match.seed = bytes.fromhex(command.seed)
    return [SeedPromised(match.round + 1, promise(match.seed))]


def get_ready(match: MatchState, seat: Seat, command: Ready) -> list[Event]:
    if match.seed is None:
        raise Refusal("ALL-2", NO_SEED_YET)
    if seat in match.nonces:
        raise Refusal("ALL-2", "you are ready already")
    match.nonces[seat] = command.nonce
    return [GotReady(seat, command.nonce)]


def start_round(match: MatchState, seat: Seat, _: Signal) -> list[Event]:
    if match.seed is None:
        raise Refusal("ALL-2", NO_SEED_YET)
    waiting = [match.players[other].name for other in match.people.present if other not in match.nonces]
    if seat != HOUSE and waiting:
        raise Refusal("ALL-2", f"not everybody is ready: {', '.join(waiting)}")
    chance = Chance(mixed(match.seed, [bytes.fromhex(nonce) for nonce in match.thrown_in()]))
    match.position = match.game.deal(match.options, len(match.players), chance, match.keep)
    match.round += 1
    match.contests = []
    events: list[Event] = [Dealt(match.round)]
    for other in sorted(match.people.gone):
        events += match.miss(other, for_good=True)
    return events


def vote_to_end(match: MatchState, seat: Seat, _: VoteToEnd) -> list[Event]:
    return [match.people.vote(seat)]


def set_away(match: MatchState, _: Seat, command: SetAway) -> list[Event]:
    return [match.people.set_away(command.seat, command.away)]


def set_bot(match: MatchState, _: Seat, command: SetBot) -> list[Event]:
    return [match.people.set_bot(command.seat, command.bot)]


def leave(match: MatchState, seat: Seat, _: Leave) -> list[Event]:
    return [*match.people.leave(seat), *match.miss(seat, for_good=True)]


def pass_host(match: MatchState, _: Seat, command: PassHost) -> list[Event]:
    return [match.people.pass_host(command.seat)]


def count_contests(match: MatchState, _: Seat, command: CountContests) -> list[Event]:
    if len(command.seats) != len(match.players):
        raise Malformed(f"there are {len(match.players)} seats, not {len(command.seats)}")
    match.contests = command.seats
    return [ContestsCounted(command.seats)]


def pause(match: MatchState, _: Seat, __: Pause) -> list[Event]:
    match.paused, match.resuming = True, False
    return [Paused()]


def resume(match: MatchState, _: Seat, __: Resume) -> list[Event]:
    """The race goes on after a countdown."""
    match.paused = False
    match.resuming = match.position is not None and match.position.phase is RACING
    return [Resumed()]


HANDLERS: Mapping[type[Command], Callable[[MatchState, Seat, Any], list[Event]]] = {
    Promise: promise_seed,
    Ready: get_ready,
    Signal: start_round,
    VoteToEnd: vote_to_end,
    SetAway: set_away,
    SetBot: set_bot,
    Leave: leave,
    Pause: pause,
    Resume: resume,
    PassHost: pass_host,
    CountContests: count_contests,
}
