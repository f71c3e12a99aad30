"""Events in words. A game tells its own if it likes; for all others their names and fields will do."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import cast

from msgspec import Struct
from msgspec.structs import asdict
from rich.markup import escape

from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Event, RaceStopped, Scored, snake
from pellmell.kit.phases import Ending
from pellmell.kit.seats import Seat, letter
from pellmell.play.contest_statistics import Contests, races
from pellmell.play.messages import ContestsCounted, Dealt, MatchEnded, RoundClosed, SeedPromised

SHORT = 4  # what has more items is only counted


def told(event: Event, game: AnyGame, names: Sequence[str]) -> str:
    """The event with markup; nothing if the rest of the picture shows it."""
    words = game.tell(event, names)
    return _shared(event, names) if words is None else words


def _shared(event: Event, names: Sequence[str]) -> str:
    match event:
        case SeedPromised() | Scored() | RoundClosed():
            return ""
        case Dealt(round=number):
            return f"[dim]round {number} is dealt[/]"
        case RaceStopped(ending=ending, by=by):
            return f"[bold]{ended(ending, by, names)}[/]"
        case MatchEnded(winners=winners):
            return f"[bold]{won(winners, names)}[/]"
        case ContestsCounted(seats=seats):
            return raced(seats, names)
        case _:
            return derived(event, names)


def ended(ending: Ending, by: Seat | None, names: Sequence[str]) -> str:
    match ending:
        case Ending.STOP if by is not None:
            return f"{names[by]} stops the round"
        case Ending.BLOCKED:
            return "nobody can go on: the round is over"
        case Ending.VOTE:
            return "the round is ended by vote"
        case _:
            return "the round is over"


def won(winners: Sequence[Seat], names: Sequence[str]) -> str:
    if len(winners) == 1:
        return f"{names[winners[0]]} wins the match"
    return f"{listed([names[seat] for seat in winners])} share the win"


def raced(seats: Sequence[Contests], names: Sequence[str]) -> str:
    """Who was quicker how often; nothing, if nobody was."""
    shares = [f"{names[seat]} {one.won} of {one.won + one.lost}" for seat, one in races(seats)]
    return f"[dim]races won: {', '.join(shares)}[/]" if shares else ""


def listed(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def derived(event: Event, names: Sequence[str]) -> str:
    """`Placed(seat=0, card=r7, pile=2)` is "Ash placed: card r7, pile 2"."""
    fields = asdict(event)
    seat = fields.pop("seat", None)
    verb = snake(type(event).__name__).replace("_", " ")
    who = f"{names[seat]} " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    details = ", ".join(_details(fields))
    return f"{who}{verb}: {details}" if details else f"{who}{verb}"


def _details(fields: dict[str, object]) -> Iterator[str]:
    for name, value in fields.items():
        label = name.replace("_", " ")
        if value is True:
            yield label
        elif value is not None and value is not False and value not in ([], ()):
            yield f"{label} {_shown(value)}"


def _shown(value: object) -> str:
    match value:
        case Enum():
            return str(value.value)
        case Struct() if type(value).__str__ is object.__str__:
            return " ".join(_shown(item) for item in asdict(value).values())
        case list() | tuple() | set() | frozenset():
            items = list(cast(Iterable[object], value))
            return " ".join(map(_shown, items)) if len(items) <= SHORT else f"({len(items)})"
        case _:
            return escape(str(value))


def harmless(name: str) -> str:
    """A player's name, which comes from a file, as it may stand in a sketch."""
    return "".join(sign if sign.isprintable() else "?" for sign in name).replace("[", "(").replace("]", ")")


def seat_names(names: Sequence[str]) -> list[str]:
    return [f"{letter(seat)} {name}" for seat, name in enumerate(names)]
