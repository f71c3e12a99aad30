"""The report of a match in figures: a table for people, JSON for scripts."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from pellmell.cli.terminal.picture import clock
from pellmell.cli.timeline.event_words import harmless, listed, seat_names, won
from pellmell.cli.timeline.score_lines import aligned
from pellmell.cli.timeline.timeline import Timeline
from pellmell.kit.messages import Scored
from pellmell.kit.options import Options
from pellmell.kit.phases import Ending
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat, letter
from pellmell.kit.time_units import Milliseconds
from pellmell.play.contest_statistics import Contests
from pellmell.play.messages import ContestsCounted, RoundClosed

FEW = 5  # players whose names fit into the heading of a table


class RoundReport(Struct, kw_only=True):
    round: int
    ending: Ending
    by: Seat | None
    points: list[int]
    parts: list[dict[str, int]]
    places: list[int] | None
    totals: list[int]
    contests: list[Contests]


class MatchReport(Struct, kw_only=True):
    game: str
    version: int
    options: dict[str, Any]
    seed: str | None
    players: list[str]
    rounds: list[RoundReport]
    totals: list[int]
    winners: list[Seat]
    moves: int
    ms: Milliseconds


def report(
    timeline: Timeline, options: Options, names: Sequence[str], seed: str | None = None
) -> MatchReport:
    """The whole match: what was not shown yet is fetched."""
    timeline.load()
    timeline.go_to(len(timeline.steps))
    return MatchReport(
        game=timeline.game.name,
        version=timeline.game.version,
        options=msgspec.to_builtins(options),
        seed=seed,
        players=list(names),
        rounds=_rounds(timeline),
        totals=timeline.scene.totals,
        winners=timeline.scene.winners,
        moves=len(timeline.steps),
        ms=timeline.scene.at,
    )


def _rounds(timeline: Timeline) -> list[RoundReport]:
    rounds: list[RoundReport] = []
    result: RoundResult | None = None
    contests: list[Contests] = []
    for event in (event for step in timeline.steps for event in step.events):
        if isinstance(event, Scored):
            result = event.result
        elif isinstance(event, ContestsCounted):
            contests = event.seats
        elif isinstance(event, RoundClosed) and result is not None:
            rounds.append(_round(event, result, contests))
            contests = []
    return rounds


def _round(closed: RoundClosed, result: RoundResult, contests: list[Contests]) -> RoundReport:
    return RoundReport(
        round=closed.round,
        ending=result.ending,
        by=result.by,
        points=result.points,
        parts=result.parts,
        places=result.places,
        totals=closed.totals,
        contests=contests,
    )


def print_report(found: MatchReport, title: str, console: Console) -> None:
    names = [harmless(name) for name in found.players]
    settings = ", ".join(
        f"{name}={_value(value)}" for name, value in found.options.items() if value is not None
    )
    console.print(Text.assemble((title, "bold"), f": {listed(names)}"))
    console.print(Text(settings, style="dim"), Text(), sep="\n")
    for line in _table(found, names):
        console.print(line, soft_wrap=True)
    console.print(Text(won(found.winners, names) if found.winners else "not finished yet", style="bold"))
    console.print(Text(f"{found.moves} moves in {clock(found.ms)} of play", style="dim"))


def _table(found: MatchReport, names: Sequence[str]) -> list[Text]:
    few = len(names) <= FEW
    headings = seat_names(names) if few else [letter(seat) for seat in range(len(names))]
    rows = [["round", *headings]]
    for one in found.rounds:
        by = "" if one.by is None else f" by {letter(one.by)}"
        not_yet = [""] * (len(names) - len(one.points))
        rows.append([f"{one.round:>5}  {one.ending}{by}", *map(str, one.points), *not_yet])
    heading, *lines, total = aligned([*rows, ["total", *map(str, found.totals)]], gap=3 if few else 1)
    heading.stylize("dim")
    total.stylize("bold")
    return [heading, *lines, total, Text()]


def _value(value: object) -> str:
    match value:
        case bool():
            return "on" if value else "off"
        case list():
            return ",".join(map(str, cast(list[object], value)))
        case _:
            return harmless(str(value))
