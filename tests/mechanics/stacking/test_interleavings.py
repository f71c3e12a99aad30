"""What holds however the players' hands cross: a state machine over the seats of a table."""

from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pellmell.kit.cards import Card, deck
from pellmell.kit.messages import Command, EndRound, Event, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.seats import HOUSE, Seat
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import Play
from tests.mechanics.stacking.looks import (
    MOVES,
    aims_at,
    apply,
    as_listed,
    cards_in,
    cards_of,
    commands,
    hidden,
    lies_right,
    right_cards,
    seen_cards,
    without_numbers,
)
from tests.mechanics.stacking.table import BLITZ, LIGRETTO, dealt, faces, twin

OPTIONS = st.fixed_dictionaries(
    {
        "blocked": st.sampled_from(["end", "rotate"]),
        "stop": st.sampled_from(["automatic", "called"]),
        "mistakes": st.sampled_from(["refused", "called"]),
        "advanced": st.booleans(),
    }
)
SEATS = st.integers(0, 11)
PICKS = st.integers(0, 10_000)


class Race(RuleBasedStateMachine):
    game: AnyStackingGame

    @initialize(players=SEATS, seed=PICKS, warm_up=st.sampled_from([0, 15, 60, 150]), options=OPTIONS)
    def deal(self, players: int, seed: int, warm_up: int, options: dict[str, object]) -> None:
        numbers = self.game.seats
        self.position = dealt(self.game, numbers[players % len(numbers)], str(seed), **options)
        self.view = self.position.view()
        self.happens(HOUSE, TimeUp("start"))
        chance = Random(seed)
        for _ in range(warm_up):
            if self.position.phase is Phase.RACING:
                seat = self.seat(chance.randrange(12))
                if (command := self.choice(seat, chance.randrange(1000))) is not None:
                    for event in self.position.perform(seat, command):
                        self.view.apply(event)

    def seat(self, number: int) -> Seat:
        return number % len(self.position.areas)

    def choice(self, seat: Seat, pick: int) -> Command | None:
        """Mostly what is right; sometimes, where mistakes are called, what is not."""
        commands = self.position.legal(seat)
        right = [command for command in commands if lies_right(command)]
        some = right if right and pick % 3 else commands
        return some[pick % len(some)] if some else None

    def happens(self, seat: Seat, command: Command) -> None:
        self.follow(self.looked(lambda: self.position.decide(seat, command)))

    def follow(self, events: list[Event]) -> None:
        """As `happen`, watched after every event."""
        while events:
            for event in events:
                self.position.apply(event)
                self.view.apply(event)
                assert faces(self.view) == faces(self.position.view())
                assert not seen_cards(event) & hidden(self.position)
            events = self.looked(self.position.consequences)

    def looked(self, ask: Callable[[], list[Event]]) -> list[Event]:
        """To decide is to look, never to touch."""
        before = self.everything()
        events = ask()
        assert self.everything() == before
        return events

    def everything(self) -> tuple[object, ...]:
        return self.game.notation.text(self.position), *faces(self.position.view())

    @property
    def phase(self) -> Phase:
        return self.position.phase

    @precondition(lambda self: self.phase is Phase.RACING)
    @rule(number=SEATS, pick=PICKS)
    def play(self, number: int, pick: int) -> None:
        seat = self.seat(number)
        command = self.choice(seat, pick)
        if command is not None:
            self.happens(seat, command)

    @rule(number=SEATS, data=st.data())
    def try_anything(self, number: int, data: st.DataObject) -> None:
        seat = self.seat(number)
        command = data.draw(commands(self.position, seat))
        before = self.everything()
        if as_listed(self.position, command) in self.position.legal(seat) or self.goes_somewhere(
            seat, command
        ):
            assert self.position.decide(seat, command)
        else:
            with pytest.raises((Refusal, Malformed)):
                self.position.decide(seat, command)
        assert self.everything() == before

    def goes_somewhere(self, seat: Seat, command: Command) -> bool:
        """A card without an aim goes anywhere it fits: no canonical naming, and not listed."""
        if not isinstance(command, Play) or command.onto or self.phase is not Phase.RACING:
            return False
        card = command.card
        tops = {pile.top for pile in self.position.middle.piles if pile.cards and pile.is_sound}
        fits = card.value == 1 or Card(card.colour, card.value - 1) in tops
        return fits and card in self.position.areas[seat].open_cards()

    @precondition(lambda self: self.phase is Phase.RACING)
    @rule(one=SEATS, other=SEATS, pick=PICKS, other_pick=PICKS)
    def cross(self, one: int, other: int, pick: int, other_pick: int) -> None:
        first = self.seat(one)
        second = self.seat(first + 1 + other % (len(self.position.areas) - 1))
        tried, also_tried = self.choice(first, pick), self.choice(second, other_pick)
        if not isinstance(tried, MOVES) or not isinstance(also_tried, MOVES):
            return
        if aims_at(tried) is not None and aims_at(tried) == aims_at(also_tried):
            self.one_wins(first, tried, second, also_tried)
            self.one_wins(second, also_tried, first, tried)
        else:
            self.both_happen(first, tried, second, also_tried)

    def one_wins(self, first: Seat, tried: Command, second: Seat, too_late: Command) -> None:
        position = twin(self.position)
        apply(position, first, tried)
        before = position.areas[second].copy()
        with pytest.raises(TooLate) as late:
            position.decide(second, too_late)
        assert late.value.by == first
        assert position.areas[second] == before == self.position.areas[second]

    def both_happen(self, first: Seat, tried: Command, second: Seat, also_tried: Command) -> None:
        in_order, reversed_order = twin(self.position), twin(self.position)
        apply(in_order, first, tried)
        apply(in_order, second, also_tried)
        apply(reversed_order, second, also_tried)
        apply(reversed_order, first, tried)
        assert without_numbers(in_order) == without_numbers(reversed_order)

    @precondition(lambda self: self.phase in {Phase.FROZEN, Phase.STOPPED})
    @rule()
    def time_is_up(self) -> None:
        (timer,) = self.position.timers()
        self.happens(HOUSE, TimeUp(timer))

    @precondition(lambda self: self.phase is Phase.RACING and not self.position.gone)
    @rule(number=SEATS, pick=PICKS)
    def leave(self, number: int, pick: int) -> None:
        if pick % 5 == 0:
            self.follow(self.position.missing(self.seat(number), for_good=True))

    @precondition(lambda self: self.phase in {Phase.RACING, Phase.FROZEN})
    @rule(pick=PICKS)
    def vote(self, pick: int) -> None:
        if pick % 10 == 0:
            self.happens(HOUSE, EndRound())

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        for seat in range(len(self.position.areas)):
            assert Counter(cards_of(self.position, seat)) == Counter(deck())

    @invariant()
    def piles_lie_right(self) -> None:
        piles = self.position.middle.piles
        assert [pile.sound for pile in piles] == [right_cards(pile) for pile in piles]
        assert self.position.middle.wrong == sum(len(pile.cards) - pile.sound for pile in piles)
        assert not self.position.middle.wrong or self.position.options.mistakes == "called"

    @invariant()
    def nothing_hidden_is_seen(self) -> None:
        snapshot = msgspec.to_builtins(self.view.snapshot())
        for seat, area in enumerate(snapshot["areas"]):
            assert not cards_in(area) & {card for owner, card in hidden(self.position) if owner == seat}

    @invariant()
    def what_is_legal_is_accepted_and_the_view_knows_it(self) -> None:
        for seat in range(len(self.position.areas)):
            legal = self.position.legal(seat)
            assert legal == self.view.legal(seat)
            assert not legal or self.phase is Phase.RACING
            for command in legal[-40:]:
                assert self.position.decide(seat, command)

    @invariant()
    def points_add_up(self) -> None:
        if self.position.score is None:
            return
        for seat, area in enumerate(self.position.areas):
            placed = 40 - len(area.stock) - len(area.hand) - sum(map(len, area.row))
            assert self.position.score.points[seat] == placed - 2 * len(area.stock) - area.false_calls


class LigrettoRace(Race):
    game = LIGRETTO


class BlitzRace(Race):
    game = BLITZ


RULES = pytest.mark.rule("ALL-1", "ALL-3", "ALL-5", "ALL-7", "ALL-8", "ALL-10")
QUICK = settings(max_examples=30, stateful_step_count=30)

TestLigretto = RULES(LigrettoRace.TestCase)
TestLigretto.settings = QUICK
TestBlitz = pytest.mark.slow(RULES(BlitzRace.TestCase))
TestBlitz.settings = QUICK
