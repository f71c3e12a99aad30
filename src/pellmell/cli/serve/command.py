"""`pellmell serve`: every setting of the house, as an option and as an environment variable."""

from typing import Annotated, Any

import typer

from pellmell.cli.serve.environment import variable
from pellmell.house.codes import LONGEST, SHORTEST
from pellmell.kit.time_units import Seconds
from pellmell.stores.address import Address, read_address
from pellmell.stores.server_store import Durability
from pellmell.web.settings import (
    EVERYWHERE,
    THIS_MACHINE,
    LogFormat,
    LogLevel,
    Measure,
    Settings,
    default_database,
    origins,
)

USUAL = Settings()
MOST_WORKERS = 256
DEFAULT_DATABASE = "where this system keeps programs' data"


def setting(name: str, help: str, **more: Any) -> Any:
    """--some-name, or PELLMELL_SOME_NAME."""
    return typer.Option(f"--{name}", envvar=variable(name), help=help, **more)


def database_at(text: str | None) -> Address:
    return read_address(text) if text else default_database()


def serve(
    host: Annotated[str, setting("host", "The address to listen on.")] = USUAL.host,
    port: Annotated[
        int, setting("port", "For pages, REST and sockets; 0 takes any that is free.", min=0, max=65_535)
    ] = USUAL.port,
    lan: Annotated[bool, setting("lan", "Open to the home network, with a code for phones.")] = False,
    database: Annotated[
        str | None,
        setting(
            "database",
            "The file that keeps everything, made if it is not there; or postgresql://USER@HOST/NAME.",
            metavar="FILE",
            show_default=DEFAULT_DATABASE,
        ),
    ] = None,
    durability: Annotated[
        Durability,
        setting("durability", "What a move that was told survives: a power cut, or the end of the process."),
    ] = USUAL.durability,
    origins_: Annotated[
        str,
        setting(
            "origins",
            "Other sites whose pages may come in, with commas, as in https://play.example.org.",
            metavar="URLS",
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        setting(
            "trusted-proxies",
            "Proxies that are believed who is calling (X-Forwarded-For, X-Forwarded-Proto), with commas, "
            "as in 127.0.0.1,10.0.0.0/8.",
            metavar="NETWORKS",
        ),
    ] = "",
    metrics_for: Annotated[
        str,
        setting(
            "metrics-for",
            "Who is shown /metrics, and what /readyz says is wrong, with commas, as in 10.0.0.0/8.",
            metavar="NETWORKS",
        ),
    ] = THIS_MACHINE,
    workers: Annotated[
        int,
        setting(
            "workers",
            "So many processes, each with a core: they share the port, and have the next ones to themselves. "
            "More than 1 need a database in PostgreSQL.",
            min=1,
            max=MOST_WORKERS,
        ),
    ] = 1,
    max_tables: Annotated[int, setting("max-tables", "Tables that may be awake at once.", min=1)] = (
        USUAL.max_tables
    ),
    max_watchers: Annotated[int, setting("max-watchers", "Who may watch one table.", min=0)] = (
        USUAL.max_watchers
    ),
    max_connections: Annotated[
        int, setting("max-connections", "Sockets of one address: a home, a school, an office.", min=1)
    ] = USUAL.max_connections,
    requests_per_second: Annotated[
        int, setting("requests-per-second", "Requests of one address; who asks more often waits.", min=1)
    ] = USUAL.requests_per_second,
    connects_per_minute: Annotated[
        int,
        setting(
            "connects-per-minute",
            "How often one address may come to a table, or to the list of tables; who has a seat there is "
            "not counted.",
            min=1,
        ),
    ] = USUAL.connects_per_minute,
    new_tables_per_minute: Annotated[
        int, setting("new-tables-per-minute", "Tables that one address may open.", min=1)
    ] = USUAL.new_tables_per_minute,
    play_now_per_minute: Annotated[
        int, setting("play-now-per-minute", "Games with bots that one address may start.", min=1)
    ] = USUAL.play_now_per_minute,
    wrong_codes_per_minute: Annotated[
        int, setting("wrong-codes-per-minute", "Codes that one address may get wrong.", min=1)
    ] = USUAL.wrong_codes_per_minute,
    code_length: Annotated[
        int,
        setting(
            "code-length",
            "Letters and digits in the code of a new table: 6 are easy to say, 8 are for houses that anybody "
            "can reach. Tables keep the codes that they have.",
            min=SHORTEST,
            max=LONGEST,
        ),
    ] = USUAL.code_length,
    keep_days: Annotated[
        int,
        setting("keep-days", "How long tables that nobody comes to, and finished matches, are kept.", min=1),
    ] = USUAL.keep_days,
    film_days: Annotated[
        int,
        setting(
            "film-days",
            "How long those who were there can look at a round again. Ten that somebody has starred stay for "
            "as long as they come.",
            min=1,
        ),
    ] = USUAL.film_days,
    played_days: Annotated[
        int, setting("played-days", "How long the list of somebody's matches goes back.", min=1)
    ] = USUAL.played_days,
    log_format: Annotated[
        LogFormat, setting("log-format", "auto: text on a terminal, JSON otherwise.")
    ] = USUAL.log_format,
    log_level: Annotated[LogLevel, setting("log-level", "How much is logged, to stderr.")] = USUAL.log_level,
    drain_seconds: Annotated[
        Seconds, setting("drain-seconds", "How long stopping may take.", min=0.1, max=600)
    ] = USUAL.drain_seconds,
    drain_minutes: Annotated[
        float,
        setting(
            "drain-minutes",
            "In a house of several nodes: how long rounds may be played to their end when this one stops.",
            min=0,
            max=60,
        ),
    ] = USUAL.drain_minutes,
    node_url: Annotated[
        str,
        setting(
            "node-url",
            "In a house of several nodes: where the others reach this one, as in http://10.0.0.5:8765.",
            metavar="URL",
            show_default="its address and port",
        ),
    ] = "",
    listening_socket: Annotated[
        int | None,
        setting("listening-socket", "A listening socket that it shares, by its number.", hidden=True),
    ] = None,
    speed: Annotated[float, setting("speed", "Table time runs so much quicker.", hidden=True)] = USUAL.speed,
    lenience: Annotated[
        float, setting("lenience", "A connection may send so many times more.", hidden=True, min=1)
    ] = USUAL.lenience,
    measure: Annotated[
        Measure, setting("measure", "Measure where the time goes, for benchmarks.", hidden=True)
    ] = USUAL.measure,
) -> None:
    """Open the house: people come with a browser or a program, take seats, and play."""
    from pellmell.cli.serve.running import open_house, read_networks
    from pellmell.cli.serve.supervisor import open_workers

    settings = Settings(
        host=EVERYWHERE if lan else host,
        port=port,
        database=database_at(database),
        durability=durability,
        origins=origins(origins_),
        trusted_proxies=read_networks("--trusted-proxies", trusted_proxies),
        metrics_for=read_networks("--metrics-for", metrics_for),
        max_tables=max_tables,
        max_watchers=max_watchers,
        max_connections=max_connections,
        requests_per_second=requests_per_second,
        connects_per_minute=connects_per_minute,
        new_tables_per_minute=new_tables_per_minute,
        play_now_per_minute=play_now_per_minute,
        wrong_codes_per_minute=wrong_codes_per_minute,
        code_length=code_length,
        keep_days=keep_days,
        film_days=film_days,
        played_days=played_days,
        log_format=log_format,
        log_level=log_level,
        drain_seconds=drain_seconds,
        drain_minutes=drain_minutes,
        node_url=node_url.rstrip("/"),
        listening_socket=listening_socket,
        speed=speed,
        lenience=lenience,
        measure=measure,
    )
    if workers > 1:
        open_workers(settings, workers)
    else:
        open_house(settings)
