"""The contract of a round, on the smallest game there is: who takes the last of three coins has won."""

from collections.abc import Sequence

import msgspec
import pytest

from pellmell.kit.chance import Chance
from pellmell.kit.game import Game
from pellmell.kit.messages import (
    Command,
    Departed,
    EndRound,
    Event,
    Frozen,
    HouseCommand,
    RaceStopped,
    Scored,
    Thawed,
    TimeUp,
)
from pellmell.kit.options import Options
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.round import Position, Round, RoundSnapshot, View
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.messages import Dealt


class Take(Command, frozen=True):
    pass


class Meddle(HouseCommand, frozen=True):
    phases = frozenset({Phase.RACING})


class Began(Event, frozen=True):
    pass


class Took(Event, frozen=True):
    seat: Seat


class CoinsRound(Round):
    events = (Began, Took)

    def __init__(self, coins: int = 3) -> None:
        super().__init__()
        self.coins = coins
        self.last: Seat | None = None

    def legal(self, seat: Seat) -> list[Command]:
        return [Take()] if self.phase is Phase.RACING else []

    def on_began(self, _: Began) -> None:
        self.phase = Phase.RACING

    def on_took(self, event: Took) -> None:
        self.coins -= 1
        self.last = event.seat


class CoinsSnapshot(RoundSnapshot, frozen=True, kw_only=True):
    coins: int
    last: Seat | None


class CoinsView(CoinsRound, View):
    def snapshot(self) -> CoinsSnapshot:
        return CoinsSnapshot(**self.shared(), coins=self.coins, last=self.last)


class Coins(CoinsRound, Position):
    def view(self) -> CoinsView:
        return CoinsView(self.coins).standing_as(self)

    def imagined(self, chance: Chance) -> "Coins":
        return self

    def begin(self) -> list[Event]:
        return [Began()]

    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        return [Took(seat)]

    def consequences(self) -> list[Event]:
        over = self.phase is Phase.RACING and not self.coins
        return [RaceStopped(Ending.STOP, self.last)] if over else []

    def blocked(self) -> bool:
        return False

    def result(self) -> RoundResult:
        return RoundResult(Ending.STOP, [0, 0], [{}, {}], self.last)


def race() -> Coins:
    position = Coins()
    position.perform(HOUSE, TimeUp("start"))
    return position


def frozen() -> Coins:
    position = race()
    position.happen([Frozen()])
    return position


def stopped() -> Coins:
    position = race()
    position.perform(HOUSE, EndRound())
    return position


def refused(position: Coins, seat: Seat, command: Command) -> Refusal:
    with pytest.raises(Refusal) as caught:
        position.perform(seat, command)
    return caught.value


@pytest.mark.rule("ALL-2")
def test_the_round_waits_for_the_signal() -> None:
    position = Coins()
    assert position.timers() == {"start": 3000}
    assert refused(position, 0, Take()).rule == "ALL-2"
    assert position.perform(HOUSE, TimeUp("start")) == [Began()]
    assert position.timers() == {}


def test_deciding_changes_nothing() -> None:
    position = race()
    assert position.decide(0, Take()) == [Took(0)]
    assert position.coins == 3


@pytest.mark.rule("ALL-5")
def test_what_follows_by_itself_happens_at_once() -> None:
    position = race()
    assert position.perform(0, Take()) == [Took(0)]
    assert position.perform(1, Take()) == [Took(1)]
    assert position.perform(0, Take()) == [Took(0), RaceStopped(Ending.STOP, by=0)]
    assert refused(position, 1, Take()).rule == "ALL-5"


@pytest.mark.rule("ALL-6", "ALL-10")
def test_a_breath_lies_between_the_stop_and_the_score() -> None:
    position = stopped()
    assert position.timers() == {"score": 2000}
    assert position.perform(HOUSE, TimeUp("score")) == [Scored(position.result())]
    assert (position.phase, position.score) == (Phase.SCORED, position.result())
    assert position.timers() == {}


@pytest.mark.rule("ALL-9")
def test_a_round_can_be_ended_by_vote() -> None:
    assert race().perform(HOUSE, EndRound()) == [RaceStopped(Ending.VOTE)]
    assert frozen().perform(HOUSE, EndRound()) == [RaceStopped(Ending.VOTE)]
    assert refused(Coins(), HOUSE, EndRound()).rule == "ALL-2"


@pytest.mark.rule("ALL-9")
def test_who_leaves_for_good_is_remembered_and_who_is_away_is_not() -> None:
    position = race()
    assert position.happen(position.missing(1, for_good=False)) == []
    assert position.happen(position.missing(1, for_good=True)) == [Departed(1)]
    assert position.gone == {1}


def test_nobody_touches_anything_while_the_table_is_frozen() -> None:
    position = frozen()
    assert refused(position, 0, Take()).reason.startswith("everybody stops")
    assert position.perform(HOUSE, TimeUp("thaw 1")) == [Thawed()]
    assert position.perform(0, Take()) == [Took(0)]


def test_a_timer_that_starts_anew_has_a_new_name() -> None:
    position = frozen()
    position.perform(HOUSE, TimeUp("thaw 1"))
    position.happen([Frozen()])
    assert position.timers() == {"thaw 2": 3000}
    assert refused(position, HOUSE, TimeUp("thaw 1")).reason == "no timer 'thaw 1' runs"


@pytest.mark.parametrize("position", [Coins(), race(), frozen(), stopped()])
def test_timers_that_do_not_run(position: Coins) -> None:
    assert refused(position, HOUSE, TimeUp("lunch")).reason == "no timer 'lunch' runs"


def test_a_game_without_timers_of_its_own() -> None:
    with pytest.raises(Refusal, match="no timer 'lunch' runs"):
        race().time_up("lunch")


def test_the_house_does_not_play() -> None:
    assert refused(race(), HOUSE, Take()).reason == "the house has no hand in the game"
    assert refused(race(), HOUSE, Meddle()).reason == "the house has no hand in the game"


class CoinGame(Game[Options, Coins, CoinsView, CoinsSnapshot, None]):
    snapshot_type = CoinsSnapshot

    def deal(self, options: Options, players: int, chance: Chance, keep: None = None) -> Coins:
        return Coins()

    def see(self, snapshot: CoinsSnapshot, options: Options, players: int) -> CoinsView:
        view = CoinsView(snapshot.coins)
        view.last = snapshot.last
        return view.standing_as(snapshot)

    def is_over(self, options: Options, rounds: int, totals: Sequence[int]) -> bool:
        return True

    def sketch(self, view: CoinsView, names: Sequence[str]) -> str:
        return ""


def test_a_game_that_does_not_know_its_rivals_is_held_for_all_of_them() -> None:
    """Slow, but fair: everybody could have been quicker, and nothing is known to build on anything."""
    position = race()
    assert position.could_take(1, Took(0))
    assert position.collide(Took(0), Took(1))
    assert not position.continues(Take(), Took(0))
    assert not CoinGame().contends(Take(), Took(1))


def test_the_levels_of_a_game_that_sets_none_are_the_marks_of_the_scale() -> None:
    assert CoinGame().strengths(Options()) == (0, 1, 2, 3, 4)


def test_a_game_keeps_nothing_from_round_to_round_unless_it_says_so() -> None:
    game = CoinGame()
    assert game.start([3, 0]) is None
    assert game.deal(Options(), 2, Chance(b"seed"), None).keep() is None
    assert game.carries(None, players=2) == [0, 0]


@pytest.mark.parametrize("position", [Coins(), race(), frozen(), stopped()], ids=lambda one: one.phase)
def test_who_joins_sees_what_all_see(position: Coins) -> None:
    position.happen([Departed(1)])
    told = msgspec.json.encode(position.view().snapshot())
    seen = CoinGame().see(msgspec.json.decode(told, type=CoinsSnapshot), Options(), players=2)
    assert vars(seen) == vars(position.view())


def test_a_game_says_nothing_ahead_and_nobody_comes_too_late_unless_it_says_so() -> None:
    assert race().ahead(0) is None
    assert not CoinGame().contends(Take(), Took(1))


def test_what_was_foreseen_of_one_seat_does_not_happen_to_another() -> None:
    """Though both give the very same command."""
    position, take = race(), Take()
    position.foresee(0, take)
    assert position.perform(1, take)[0] == Took(1)
    position.foresee(0, take)
    assert position.perform(0, take)[0] == Took(0)


def test_a_snapshot_says_nothing_of_what_has_not_happened() -> None:
    assert msgspec.to_builtins(race().view().snapshot()) == {"phase": "racing", "coins": 3, "last": None}


def test_a_round_that_could_not_fold_an_event_is_no_class() -> None:
    with pytest.raises(TypeError, match="Forgetful has no method on_took for the event Took"):
        type("Forgetful", (Round,), {"events": (Took,)})
    with pytest.raises(TypeError, match=r"Hasty\.on_took folds no event that Hasty\.events names"):
        type("Hasty", (Round,), {"on_took": CoinsRound.on_took})


def test_a_round_folds_its_own_events_and_those_of_every_game_and_no_others() -> None:
    position = race()
    assert all(position.concerns(event) for event in (Began(), Took(0), Frozen(), Departed(0)))
    assert not position.concerns(Dealt(1))


def test_a_position_may_fold_an_event_in_its_own_way() -> None:
    class Counting(Coins):
        taken = 0

        def on_took(self, event: Took) -> None:
            super().on_took(event)
            self.taken += 1

    position = Counting()
    position.happen([Began(), Took(0), Took(1)])
    assert (position.taken, position.coins) == (2, 1)
