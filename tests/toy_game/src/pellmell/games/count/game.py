"""Count to Ten: two players, one row, and whoever lays the next number first has it."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from pellmell.games.count.messages import COMMANDS, EVENTS, Laid, Lay
from pellmell.games.count.round import CountPosition, CountSnapshot, CountView
from pellmell.kit.chance import Chance, Stream
from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event, RaceStopped
from pellmell.kit.options import Options
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.seats import Seat, letter, parse_seat


class CountOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=9, description="rounds of a match")] = 1


class CountNotation:
    """`aab`: who laid the 1, the 2 and the 3; a phase other than the race comes first. `4` lays a 4."""

    def position(self, text: str, options: CountOptions) -> CountPosition:
        phase, colon, owners = text.rpartition(":")
        position = CountPosition()
        position.phase = Phase(phase) if colon else Phase.RACING
        position.owners = [parse_seat(owner) for owner in owners.strip()]
        if position.phase is Phase.STOPPED:
            position.ending = RaceStopped(Ending.VOTE)
        return position

    def text(self, position: CountPosition) -> str:
        phase = "" if position.phase is Phase.RACING else f"{position.phase}: "
        return phase + "".join(map(letter, position.owners))

    def command(self, text: str) -> Command:
        return Lay(int(text))

    def command_text(self, command: Command) -> str:
        assert isinstance(command, Lay)
        return str(command.number)


class NextNumber:
    def choose(self, view: CountView, seat: Seat, chance: Stream) -> Command | None:
        return next(iter(view.legal(seat)), None)


class Count(Game[CountOptions, CountPosition, CountView, CountSnapshot, None]):
    name = "count"
    title = "Count to Ten"
    version = 1
    seats = range(2, 3)
    options = CountOptions
    commands = COMMANDS
    events = EVENTS
    snapshot_type = CountSnapshot
    notation = CountNotation()
    bot = NextNumber()

    def deal(self, options: CountOptions, players: int, chance: Chance, keep: None = None) -> CountPosition:
        return CountPosition()

    def see(self, snapshot: CountSnapshot, options: CountOptions, players: int) -> CountView:
        view = CountView()
        view.owners = list(snapshot.owners)
        return view.standing_as(snapshot)

    def contends(self, command: Command, event: Event) -> bool:
        return isinstance(command, Lay) and isinstance(event, Laid) and command.number == event.number

    def is_over(self, options: CountOptions, rounds: int, totals: Sequence[int]) -> bool:
        return rounds >= options.rounds

    def sketch(self, view: CountView, names: Sequence[str]) -> str:
        laid = (f"{number} {names[owner]}" for number, owner in enumerate(view.owners, 1))
        return "\n".join([*laid, f"{view.wanted} is next"])
