"""The commands of a match beside those of its game: getting ready, being away, other hands, voting,
pausing."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from pellmell.kit.chance import Chance, mixed, promise
from pellmell.kit.game import NOTHING
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import RACING
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.match_core import MatchCore
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
from pellmell.play.pause_messages import AnswerPause, AskPause, LapsePause, PlayOn
from pellmell.play.seat_messages import AddSeat, SeatAdded, SetName, SitOut, TakeOver

NO_SEED_YET = "the house has not promised a seed yet"


def promise_seed(match: MatchCore, _: Seat, command: Promise) -> list[Event]:
    if match.seed is not None:
        raise Refusal("ALL-2", "the seed of the next round is promised already")
    if match.given is not None and command.seed != match.given.seed:
        raise Malformed("the deal of this match is given, and this is not its seed")
    match.seed = bytes.fromhex(command.seed)
    return [SeedPromised(match.round + 1, promise(match.seed))]


def get_ready(match: MatchCore, seat: Seat, command: Ready) -> list[Event]:
    if match.seed is None:
        raise Refusal("ALL-2", NO_SEED_YET)
    if seat in match.nonces:
        raise Refusal("ALL-2", "you are ready already")
    nonce = command.nonce if match.given is None else match.given.nonces[seat]
    match.nonces[seat] = nonce
    return [GotReady(seat, nonce)]


def start_round(match: MatchCore, seat: Seat, _: Signal) -> list[Event]:
    if match.seed is None:
        raise Refusal("ALL-2", NO_SEED_YET)
    waiting = [match.players[other].name for other in match.people.present if other not in match.nonces]
    if seat != HOUSE and waiting:
        raise Refusal("ALL-2", f"not everybody is ready: {', '.join(waiting)}")
    chance = Chance(mixed(match.seed, [bytes.fromhex(nonce) for nonce in match.thrown_in()]))
    match.position = match.game.deal(match.options, len(match.players), chance, match.keep)
    match.round += 1
    match.contests = []
    match.people.resting = set(match.people.out)
    match.pausing.begin_round()
    events: list[Event] = [Dealt(match.round)]
    for other in sorted(match.people.gone):
        events += match.miss(other, for_good=True)
    return events


def vote_to_end(match: MatchCore, seat: Seat, _: VoteToEnd) -> list[Event]:
    return [match.people.vote(seat)]


def set_away(match: MatchCore, _: Seat, command: SetAway) -> list[Event]:
    return [match.people.set_away(command.seat, command.away)]


def set_bot(match: MatchCore, _: Seat, command: SetBot) -> list[Event]:
    return [match.people.set_bot(command.seat, command.bot)]


def leave(match: MatchCore, seat: Seat, _: Leave) -> list[Event]:
    return [*match.people.leave(seat), *match.miss(seat, for_good=True)]


def pass_host(match: MatchCore, _: Seat, command: PassHost) -> list[Event]:
    return [match.people.pass_host(command.seat)]


def count_contests(match: MatchCore, _: Seat, command: CountContests) -> list[Event]:
    if len(command.seats) != len(match.players):
        raise Malformed(f"there are {len(match.players)} seats, not {len(command.seats)}")
    match.contests = command.seats
    return [ContestsCounted(command.seats)]


def set_name(match: MatchCore, _: Seat, command: SetName) -> list[Event]:
    return [match.people.rename(command.seat, command.name)]


def take_over(match: MatchCore, _: Seat, command: TakeOver) -> list[Event]:
    """With all that the seat has; who takes it gets ready anew."""
    event = match.people.take_over(command.seat, command.player, match.round + 1)
    match.nonces.pop(command.seat, None)
    return [event]


def add_seat(match: MatchCore, _: Seat, command: AddSeat) -> list[Event]:
    """Nobody who comes late is ahead of anybody."""
    if not match.may_grow:
        raise Refusal("ALL-13", "nobody can join this match: take over a seat, or wait for the next one")
    match.people.add(command.player, match.round + 1)
    points = min(0, *match.totals)
    match.totals = [*match.totals, points]
    match.carried = [*match.carried, NOTHING]
    return [SeatAdded(replace(command.player, id=""), points)]


def sit_out(match: MatchCore, seat: Seat, command: SitOut) -> list[Event]:
    if match.people.themselves[seat].bot:
        raise Refusal("ALL-14", "bots do not sit out")
    return match.people.sit_out(seat, command.out, in_round=match.position is not None)


# Pauses


def pause(match: MatchCore, _: Seat, __: Pause) -> list[Event]:
    match.paused = True
    match.pausing.end()
    return [Paused()]


def resume(match: MatchCore, _: Seat, __: Resume) -> list[Event]:
    """The race goes on after a countdown."""
    match.paused = False
    match.pausing.end()
    match.resuming = match.position is not None and match.position.phase is RACING
    return [Resumed()]


def ask_pause(match: MatchCore, seat: Seat, _: AskPause) -> list[Event]:
    _check_present(match, seat)
    return match.pausing.ask(seat)


def answer_pause(match: MatchCore, seat: Seat, command: AnswerPause) -> list[Event]:
    _check_present(match, seat)
    return match.pausing.answer(seat, command.agree)


def lapse_pause(match: MatchCore, _: Seat, __: LapsePause) -> list[Event]:
    return match.pausing.deny()


def play_on(match: MatchCore, _: Seat, command: PlayOn) -> list[Event]:
    _check_present(match, command.seat)
    return match.pausing.play_on(command.seat)


def _check_present(match: MatchCore, seat: Seat) -> None:
    if seat not in match.people.present:
        raise Refusal("ALL-17", "those who play agree on a pause")


def settle_pause(match: MatchCore) -> list[Event]:
    """What follows from who agrees, or would go on: because of an answer, or because somebody else went."""
    pausing, present = match.pausing, match.people.present
    if pausing.is_asked:
        if pausing.by not in present:
            return pausing.deny()
        if pausing.all_agree(present):
            match.paused = True
            pausing.begin()
            return [Paused(pausing.by)]
    goes_on = match.paused and pausing.all_would_go_on(present)
    return resume(match, HOUSE, Resume()) if goes_on else []


HANDLERS: Mapping[type[Command], Callable[[MatchCore, Seat, Any], list[Event]]] = {
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
    SetName: set_name,
    TakeOver: take_over,
    AddSeat: add_seat,
    SitOut: sit_out,
    AskPause: ask_pause,
    AnswerPause: answer_pause,
    LapsePause: lapse_pause,
    PlayOn: play_on,
}
