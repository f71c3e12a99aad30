"""Conformance tests check what every game must keep to, so that table, server, client, bots and lab can take
it as it is.

A new game's tests call `check_game`. Each check raises an AssertionError that says what is wrong and
where; `witness` is a round that shows it, as `witness(game, Variant("defaults", game.options()), 2, "seed")`.
"""

import pickle
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from pellmell.bots.names import NAMES
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.game import AnyGame, Carried
from pellmell.kit.messages import Command, EndRound, Event, TimeUp, any_of
from pellmell.kit.options import described, parse_options
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.round import Position, RoundSnapshot, View
from pellmell.kit.seats import HOUSE, Seat
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match
from pellmell.play.messages import Dealt
from pellmell.testing.compare import difference
from pellmell.testing.explore import PATIENCE, ExploredStep, Strangers, dealt, random_round
from pellmell.testing.variants import Variant, paired, quickest

STRANGERS = 4  # strange commands at each step
SAMPLE = 8  # legal commands that are tried at each step, of those that each seat has
THOROUGHLY = 8  # every so many steps
MOST_ROUNDS = 400  # of a match that ought to end


def check_game(game: AnyGame, seed: str = "conformance") -> None:
    check_declarations(game)
    check_options(game)
    for players in game.seats:
        for variant in paired(game, players):
            witness(game, variant, players, seed)


def check_declarations(game: AnyGame) -> None:
    for kinds in (game.commands, game.events):
        tags = [kind.__struct_config__.tag for kind in kinds]
        assert len(set(tags)) == len(tags), f"{game.name}: two messages have the same name: {tags}"
        for kind in kinds:
            assert kind.__struct_config__.frozen, f"{kind.__name__} must be frozen: messages are values"
    assert issubclass(game.snapshot_type, RoundSnapshot), f"{game.name} does not say what a snapshot of it is"
    assert game.title, f"{game.name} has no title"
    assert game.version >= 1, f"{game.name}: versions count from 1 up"
    assert min(game.seats, default=0) >= 2, f"{game.name}: a race has at least two seats"


def check_options(game: AnyGame) -> None:
    for players in game.seats:
        game.options().check(players)
    for name, allowed, default, description, *_ in described(game.options):
        assert description, f"{game.name}: option {name} says nothing about itself"
        assert allowed, f"{game.name}: option {name} does not say what it allows"
        if default:
            given = parse_options(game.options, {name: default})
            assert given == game.options(), f"{game.name}: {name}={default} is not the default as it is typed"


def check_match_ends(game: AnyGame, players: int, seed: str = "match") -> Match:
    """Bots bring a match to its end; they never try what makes no sense."""
    match = Match(game, quickest(game, players), bot_players(players))
    for moment in Arena(match, Chance(seed_from(seed))).play():
        rounds = match.round if any(isinstance(event, Dealt) for event in moment.events) else 0
        assert rounds < MOST_ROUNDS, (
            f"{game.name} for {players}: no end after {rounds} rounds, {match.totals}"
        )
    assert match.winners, f"{game.name} for {players}: nobody has won"
    return match


def witness(game: AnyGame, variant: Variant, players: int, seed: str, patience: int = PATIENCE) -> Position:
    """One random round, looked at in every step; returns it as it ended."""
    position = dealt(game, variant.options, players, seed_from(seed))
    chance = Chance(seed_from(seed))
    laws = Laws(game, variant, players, position, chance.stream("laws"))
    try:
        steps = random_round(game, position, players, chance.stream("round"), patience)
        for number, step in enumerate(steps):
            laws.follow()
            laws.check(step, thoroughly=number % THOROUGHLY == 0)
        laws.follow()
        laws.check_end()
    except AssertionError as error:
        where = f"{game.name}, {variant.name}, {players} players, seed {seed!r}"
        error.add_note(f"in a round of {where}, at: {game.notation.text(position)}")
        raise
    return position


class Laws:
    """Goes along with a round, as a client that folds its events would."""

    def __init__(
        self, game: AnyGame, variant: Variant, players: int, position: Position, chance: Stream
    ) -> None:
        self.game = game
        self.options = variant.options
        self.seats: Sequence[Seat] = range(players)
        self.position = position
        self.folded = position.view()
        for kind in game.events:
            assert kind in position.handlers, f"{type(position).__name__}.events has no {kind.__name__}"
        self.joined = position.view()  # by somebody who came in between
        self._unasked = _copied(position)  # goes the same way, and is asked nothing
        self._last: ExploredStep | None = None
        self._happened: list[Event] = []
        self._chance = chance
        self._strangers = Strangers(game)
        self._decode = msgspec.json.Decoder(any_of((*game.commands, TimeUp, EndRound))).decode

    def follow(self) -> None:
        """What the last step made happen, as it arrives at a client."""
        if self._last:
            self._check_message(self._last.command)
            self._unasked.perform(self._last.seat, self._last.command)
            for event in self._last.events:
                self.folded.apply(_arrived(event))
                self.joined.apply(_arrived(event))
            self._happened += self._last.events

    def check(self, step: ExploredStep, thoroughly: bool) -> None:
        self._last = step
        view = self.position.view()
        self._check_view(view)
        self._check_joining(view, to_stay=thoroughly)
        self._check_timers()
        for seat in self.seats:
            self._check_legal(view, seat)
        self._check_strangers()
        self._check_going_on()
        if thoroughly:
            self._check_copies(view)
            self._check_sketch(view)
            self._check_notation()
            self._check_bots(view)
            self._check_things(view)
            self._check_leaving(view)
            self._check_twin(step)
        self.position.decide(step.seat, step.command)
        self.position.consequences()
        self._check_unchanged()

    def _check_unchanged(self) -> None:
        wrong = difference(self.position, self._unasked)
        assert not wrong, f"to ask has changed the position (law 1): {wrong}"

    def _check_message(self, command: Command) -> None:
        again = self._decode(msgspec.json.encode(command))
        assert again == command, f"{command} is not what arrives: {again}"

    def check_end(self) -> None:
        self._check_view(self.position.view())
        self._seen(self.position.view())
        result = self.position.score
        assert result is not None, "a round that is scored has a score"
        assert len(result.points) == len(result.parts) == len(self.seats), "points and parts by seat"
        sums = [sum(parts.values()) for parts in result.parts]
        assert sums == result.points, f"the parts {result.parts} do not add up to {result.points}"
        self._check_keep(self.position.keep())

    def _check_keep(self, keep: Any) -> None:
        kind = self.game.keep_type
        again = msgspec.json.decode(msgspec.json.encode(keep), type=kind)
        assert again == keep, f"what the round hands on is not what a journal gives back: {again}"
        carried = self.game.carries(keep, len(self.seats))
        assert len(carried) == len(self.seats), "each player takes something along, or NOTHING"
        again = msgspec.json.decode(msgspec.json.encode(carried), type=list[Carried])
        assert again == carried, f"what the players take along is not what a store gives back: {again}"

    def _check_view(self, view: View) -> None:
        wrong = difference(self.folded, view)
        assert not wrong, f"the events do not make the view of the position (law 3): {wrong}"
        wrong = difference(self.joined, view)
        assert not wrong, f"who has joined does not see what all see (law 5): {wrong}"

    def _check_copies(self, view: View) -> None:
        for value in (view, self.position):
            wrong = difference(value, deepcopy(value))
            assert not wrong, f"a copy differs: {wrong}"

    def _check_joining(self, view: View, to_stay: bool) -> None:
        assert self.folded.snapshot() == view.snapshot(), "snapshots differ (law 3)"
        seen = self._seen(view)
        for seat in self.seats:
            assert seen.legal(seat) == view.legal(seat), "who joins can do something else (law 5)"
        if to_stay:
            self.joined = seen

    def _seen(self, view: View) -> View:
        """The view as a client makes it that has just come."""
        told = msgspec.json.encode(view.snapshot())
        snapshot = msgspec.json.decode(told, type=self.game.snapshot_type)
        seen = self.game.see(snapshot, self.options, len(self.seats))
        wrong = difference(seen, view)
        assert not wrong, f"the snapshot does not make the view again (law 5): {wrong}"
        return seen

    def _check_leaving(self, view: View) -> None:
        """Somebody leaves for good: those who have just come see it, too, and so do those who come then."""
        seat, position, seen = self._chance.pick(self.seats), _copied(self.position), self._seen(view)
        for event in position.happen(position.missing(seat, for_good=True)):
            seen.apply(event)
        wrong = difference(seen, position.view())
        assert not wrong, f"who has joined does not see who leaves (law 5): {wrong}"
        self._seen(position.view())
        assert position.ahead(seat) is None, "who is gone is told something ahead (law 6)"

    def _check_going_on(self) -> None:
        """If the only one leaves who could do something, the others don't wait for ever."""
        movers = {seat for seat in self.seats if self.position.legal(seat)}
        if len(movers) != 1 or self.position.timers():
            return
        position, (seat,) = _copied(self.position), movers
        position.happen(position.missing(seat, for_good=True))
        others = [other for other in self.seats if other not in position.gone]
        goes_on = position.timers() or any(map(position.legal, others))
        assert goes_on, f"seat {seat} is gone, and nobody else can do anything: it does not end (law 7)"

    def _check_sketch(self, view: View) -> None:
        assert self.game.sketch(view, NAMES[: len(self.seats)]).strip(), "the sketch shows nothing"

    def _check_notation(self) -> None:
        notation = self.game.notation
        text = notation.text(self.position)
        again = notation.text(notation.position(text, self.options))
        assert again == text, f"a text does not come back as it was: {text} became {again}"

    def _check_timers(self) -> None:
        for timer, length in self.position.timers().items():
            assert length > 0, f"timer {timer} has no length"
            self.position.decide(HOUSE, TimeUp(timer))

    def _check_legal(self, view: View, seat: Seat) -> None:
        legal, ahead = self.position.legal(seat), self._ahead(seat)
        assert view.legal(seat) == legal, "open things are not enough to tell what is legal"
        for command in legal if len(legal) <= SAMPLE else self._chance.shuffled(legal)[:SAMPLE]:
            self._strangers.note(command)
            events = self._asked(seat, command)
            assert not isinstance(events, str), f"{command} is listed as legal, but: {events} (law 2)"
            _check_told(seat, events, ahead)
            written = self.game.notation.command_text(command)
            again = self.game.notation.command(written)
            assert again == command, f"{command} is written {written!r}, which is read as {again}"

    def _ahead(self, seat: Seat) -> Struct | None:
        ahead = self.position.ahead(seat)
        if ahead is not None:
            assert self.position.phase is Phase.RACING, f"{ahead} is told ahead outside the race (law 6)"
            singly = not any(isinstance(told, list | tuple | dict | set) for told in astuple(ahead))
            assert singly, f"{ahead}: more than the next card of a kind is told (law 6)"
        return ahead

    def _check_strangers(self) -> None:
        for _ in range(STRANGERS):
            seat = self._chance.pick(self.seats)
            command = self._strangers.one(self._chance)
            if command is None:
                continue
            events = self._asked(seat, command)
            if not isinstance(events, str):
                known = [self._asked(seat, other) for other in self.position.legal(seat)]
                assert events in known, f"{command} is accepted, but not listed as legal (law 2)"

    def _asked(self, seat: Seat, command: Command) -> list[Event] | str:
        """What the command would make happen, or why it does not."""
        try:
            return self.position.decide(seat, command)
        except (Refusal, Malformed) as refusal:
            if isinstance(refusal, TooLate):
                self._check_late(refusal, command)
            return _one_line(refusal)
        except Exception as error:
            raise AssertionError(f"{command} of seat {seat} breaks the rules' code: {error!r}") from error

    def _check_late(self, refusal: TooLate, command: Command) -> None:
        """Who was quicker did something, and it took the place."""
        events = [event for event in self._happened if getattr(event, "seat", None) == refusal.by]
        taken = any(self.game.contends(command, event) for event in events)
        assert taken, f"{command}: {refusal}, but by nothing that it did"

    def _check_bots(self, view: View) -> None:
        for seat in self.seats:
            command = self.game.bot.choose(view, seat, self._chance)
            if command is not None:
                events = self._asked(seat, command)
                assert not isinstance(events, str), f"the bot tries {command}, but: {events}"

    def _check_things(self, view: View) -> None:
        """What a seat could place is what its commands would; and an event that places says who did."""
        for seat in self.seats:
            named = {view.thing(command) for command in view.legal(seat)} - {None}
            things = view.things(seat)
            assert things <= named, f"{things - named} can be placed, but by no legal command (law 8)"
            assert things == self.position.things(seat), "open things are not enough to tell what fits"
        for event in self._happened[-1:]:
            placed = view.concerns(event) and view.thing(event) is not None
            assert not placed or hasattr(event, "seat"), f"{event} places something, but says not who did"

    def _check_twin(self, step: ExploredStep) -> None:
        """A round that differs only in what lies face down looks the same, and tells the same."""
        seed = b"".join(self._chance.word().to_bytes(4, "big") for _ in range(8))
        position, twin = _copied(self.position), self.position.imagined(Chance(seed))
        leak = difference(position.view(), twin.view())
        assert not leak, f"the view tells what lies face down: {leak}"
        for seat in self.seats:
            assert position.legal(seat) == twin.legal(seat), "what is legal tells what lies face down"
        told, told_by_twin = position.perform(step.seat, step.command), twin.perform(step.seat, step.command)
        if not difference(position.view(), twin.view()):
            assert told == told_by_twin, f"{told} or {told_by_twin}: the events tell what lies face down"


def _check_told(seat: Seat, events: Sequence[Event], ahead: Struct | None) -> None:
    """By custom an event's `shows` is what has come to light."""
    for event in events:
        shown = getattr(event, "shows", None)
        if ahead is not None and shown is not None and getattr(event, "seat", None) == seat:
            assert shown in astuple(ahead), f"{event} shows {shown}, but ahead it said {ahead} (law 6)"


def _copied(position: Position) -> Position:
    copy: Position = pickle.loads(pickle.dumps(position))
    return copy


def _one_line(refusal: Exception) -> str:
    reason = str(refusal)
    assert len(reason.splitlines()) == 1, f"a reason is one line: {reason!r}"
    return reason


def _arrived(event: Event) -> Event:
    again: Event = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
    assert again == event, f"{event} is not what arrives: {again}"
    return again


def check_same_seed(game: AnyGame, variant: Variant, players: int, seed: str) -> None:
    one, other = _transcript(game, variant, players, seed), _transcript(game, variant, players, seed)
    assert one == other, f"{game.name}, {variant.name}: the same seed gave two different rounds"


def _transcript(game: AnyGame, variant: Variant, players: int, seed: str) -> list[str]:
    position = dealt(game, variant.options, players, seed_from(seed))
    steps = random_round(game, position, players, Chance(seed_from(seed)).stream("round"))
    texts = [f"{step.seat} {step.command} {game.notation.text(position)}" for step in steps]
    assert position.phase is Phase.SCORED
    return [*texts, game.notation.text(position), str(position.score)]
