"""`pellmell`: the commands and what each takes. What they do is loaded when one is called."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from pellmell import __version__
from pellmell.catalogue import game_names as folder_names
from pellmell.cli.benches import add_benches
from pellmell.cli.completion import game_names, option_settings
from pellmell.cli.errors import OneLineErrors
from pellmell.cli.house.commands import app as house
from pellmell.cli.serve.command import serve

GAME, OTHER = folder_names()[-1], folder_names()[0]  # of the examples


def examples(*lines: str) -> str:
    return "[bold]Examples[/]\n" + "\n".join(f"  [cyan]{line}[/]" for line in lines)


app = typer.Typer(
    name="pellmell",
    cls=OneLineErrors,
    help="Games in which everybody plays at once.",
    epilog=examples(f"pellmell match {GAME}", "pellmell COMMAND --help"),
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName: TypeAlias = Annotated[
    str,
    typer.Argument(metavar="GAME", help="As listed by [bold]pellmell games[/].", autocompletion=game_names),
]
Players: TypeAlias = Annotated[
    str | None, typer.Option("--players", "-p", metavar="N", help="How many play.", show_default="4")
]
Settings: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game, as shown by [bold]pellmell games GAME[/]; may be given again.",
        autocompletion=option_settings,
    ),
]
Seed: TypeAlias = Annotated[
    str | None,
    typer.Option("--seed", "-s", help="Any text; the same one plays the same again.", show_default="drawn"),
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pellmell {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def pellmell(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(
    epilog=examples("pellmell games", f"pellmell games {GAME}", f"pellmell games {OTHER} --json"),
)
def games(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Show what can be set in this one.", autocompletion=game_names),
    ] = None,
    as_json: Json = False,
) -> None:
    """List the games, or the options of one."""
    from pellmell.cli.games import show_all, show_one

    show_one(name, as_json) if name is not None else show_all(as_json)


@app.command(
    epilog=examples(
        f"pellmell match {GAME}",
        f"pellmell match {OTHER} -p 2 -o pace=free --seed tuesday",
        f"pellmell match {GAME} --journal match.jsonl --speed 0",
    ),
)
def match(
    game: GameName,
    players: Players = None,
    option: Settings = None,
    seed: Seed = None,
    speed: Annotated[
        float, typer.Option(metavar="X", min=0, max=1000, help="1 is real time; 0 shows the results only.")
    ] = 4,
    journal: Annotated[
        Path | None, typer.Option("--journal", "-j", metavar="FILE", help="Write down all that is played.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a journal that exists.")] = False,
    as_json: Json = False,
) -> None:
    """Watch bots play a match."""
    from pellmell.cli.arguments import setting
    from pellmell.cli.matches.match import play

    play(setting(game, players, option or [], seed), speed, journal, force, as_json)


@app.command(
    epilog=examples(
        "pellmell replay match.jsonl",
        "pellmell replay match.jsonl --to 120",
        "pellmell replay match.jsonl --json | jq .winners",
    ),
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A journal or a film.")],
    speed: Annotated[
        float, typer.Option(metavar="X", min=0, max=1000, help="1 is real time; 0 shows the results only.")
    ] = 4,
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", help="Only print the table after move N.")
    ] = None,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="The match need not be over: it may still be played.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Play a journal or a film again: play, pause, step, jump."""
    from pellmell.cli.matches.replay import play

    play(file, speed, to, unfinished, as_json)


@app.command(
    epilog=examples(
        "pellmell review match.jsonl",
        "pellmell review match.jsonl --round 3 --par 100",
        "pellmell review match.jsonl --json | jq '.[].review.seats'",
    ),
)
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A journal or a film.")],
    number: Annotated[
        int | None, typer.Option("--round", metavar="N", help="Only this one.", show_default="all")
    ] = None,
    par: Annotated[
        int,
        typer.Option(
            "--par",
            metavar="ROUNDS",
            min=0,
            max=10_000,
            help="Also what adult bots make of the same deal, in so many rounds.",
        ),
    ] = 0,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="The match need not be over: it may still be played.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Tell what rounds were like: chances, reactions, races, and the moment that cost each player most."""
    from pellmell.cli.matches.review import show

    show(file, number, par, unfinished, as_json)


@app.command(
    epilog=examples(
        f"pellmell simulate {GAME} --matches 1000",
        f"pellmell simulate {OTHER} -p 2 --matches 200 --jobs 2 --seed 1 --json",
        f"pellmell simulate {GAME} --matches 100000 --on ray://head:10001",
    ),
)
def simulate(
    game: GameName,
    players: Players = None,
    matches: Annotated[
        int, typer.Option("--matches", "-m", metavar="M", min=1, help="How many to play.")
    ] = 100,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", metavar="J", min=1, help="Processes at once.", show_default="one per core"),
    ] = None,
    on: Annotated[
        str | None,
        typer.Option(
            "--on", metavar="RAY", help="The address of a Ray cluster.", show_default="this machine"
        ),
    ] = None,
    most_rounds: Annotated[
        int, typer.Option("--most-rounds", metavar="R", min=1, help="A match not won by then is given up.")
    ] = 200,
    option: Settings = None,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Let bots play many matches, and count."""
    from pellmell.cli.arguments import setting
    from pellmell.cli.bots.simulate import run

    run(setting(game, players, option or [], seed), matches, most_rounds, jobs, on, as_json)


@app.command(
    epilog=examples(
        f"pellmell duel regular champion --game {GAME}",
        f"pellmell duel my_bot.py champion --game {OTHER} --matches 200",
    ),
)
def duel(
    one: Annotated[str, typer.Argument(metavar="BOT", help="A level, greedy, or a file of your own.")],
    other: Annotated[str, typer.Argument(metavar="RIVAL", help="The same.")],
    game: Annotated[
        str, typer.Option("--game", "-g", metavar="GAME", help="What they play.", autocompletion=game_names)
    ],
    matches: Annotated[
        int,
        typer.Option("--matches", "-m", metavar="M", min=1, help="How many; seats are swapped."),
    ] = 50,
    option: Settings = None,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Let two bots play against each other. One of your own is explained in docs/writing-a-bot.md."""
    from pellmell.cli.arguments import setting
    from pellmell.cli.bots.duel import run

    run(one, other, setting(game, "2", option or [], seed, by_rulebook=True), matches, as_json)


app.command(
    epilog=examples(
        "pellmell serve",
        "pellmell serve --lan",
        "pellmell serve --origins https://play.example.org --trusted-proxies 127.0.0.1",
        "PELLMELL_PORT=9000 pellmell serve",
    ),
)(serve)

app.add_typer(house, name="house")
add_benches(app)
