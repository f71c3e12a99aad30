"""`pellmell bench replay`: a film in a real Chromium, on a slow line and on a slow phone."""

import asyncio
from collections.abc import Mapping, Sequence
from statistics import median
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from pellmell.catalogue import find_game
from pellmell.cli.errors import Mistake
from pellmell.play.match_core import check_players
from pellmell_bench.figures import show_figures
from pellmell_bench.measured_games import USUAL

if TYPE_CHECKING:
    from pellmell_bench.replay.measure import Replayed

AIMS = {"picture": 2_000.0, "again": 2_000.0, "dragged": 50.0, "jumped": 50.0, "code": 15_000.0}
HEADINGS = (
    "page",
    "ms to the picture, Fast 3G",
    "the second time",
    "requests",
    "ms to the next place, p95",
    "ms to any place, p95",
    "most",
    "bytes of its own code",
)


def replay(
    slow: Annotated[float, typer.Option(min=1, max=20, help="How many times slower the CPU is made.")] = 4.0,
    game: Annotated[str, typer.Option(help="As listed by [bold]pellmell games[/].")] = USUAL,
    players: Annotated[int, typer.Option(min=2, help="At the table.")] = 4,
    turns: Annotated[int, typer.Option(min=1, max=50, help="How often all is measured.")] = 3,
) -> None:
    """A link to a film on a line as of Fast 3G (562 ms there and back, 1.6 Mbit/s), with nothing kept of an
    earlier visit, and once more; and its strip under a finger. Beside it stands a page that shows next to
    nothing of the film."""
    try:
        from pellmell_bench.replay.measure import ReplayPlan, bench_replay
    except ModuleNotFoundError as error:
        raise Mistake(f"{error}: this benchmark needs Playwright, which ./test installs") from None
    check_players(find_game(game), players)
    plan = ReplayPlan(game=game, players=players, slow=slow)
    found = [asyncio.run(bench_replay(plan)) for _ in range(turns)]
    show_figures(table_of(found), "\n".join(judged(found)))


def table_of(found: Sequence[Mapping[str, "Replayed"]]) -> Table:
    table = Table(*HEADINGS)
    for turn in found:
        for name, one in turn.items():
            figures = (
                one.picture,
                one.again,
                one.requests,
                p95(one.dragged),
                p95(one.jumped),
                max(one.jumped),
                one.code,
            )
            table.add_row(name, *(f"{figure:,.0f}" for figure in figures))
    return table


def p95(values: Sequence[float]) -> float:
    ordered = sorted(values)
    return ordered[int(0.95 * (len(ordered) - 1))]


def judged(found: Sequence[Mapping[str, "Replayed"]]) -> list[str]:
    """The turn in the middle against the aims."""
    films = [turn["film"] for turn in found]
    reached = {
        "picture": median(one.picture for one in films),
        "again": median(one.again for one in films),
        "dragged": median(p95(one.dragged) for one in films),
        "jumped": median(p95(one.jumped) for one in films),
        "code": median(one.code for one in films),
    }
    said = {
        "picture": "The picture is there after {:,.0f} ms",
        "again": "The second time it is there after {:,.0f} ms",
        "dragged": "The next place is there after {:,.0f} ms",
        "jumped": "Any place is there after {:,.0f} ms",
        "code": "The code of its own is {:,.0f} bytes",
    }
    return [
        f"{said[name].format(value)}: {'as it should' if value <= AIMS[name] else 'above'}"
        f" ({AIMS[name]:,.0f})."
        for name, value in reached.items()
    ]
