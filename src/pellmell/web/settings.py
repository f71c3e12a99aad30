"""The settings of a server. `pellmell serve --help` explains them."""

import os
import sys
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Literal, TypeAlias

from pellmell.house.codes import SHORTEST
from pellmell.kit.time_units import Seconds
from pellmell.stores.address import Address
from pellmell.stores.server_store import Durability

LogFormat: TypeAlias = Literal["auto", "text", "json"]
Measure: TypeAlias = Literal["nothing", "latencies", "stages"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
Network: TypeAlias = IPv4Network | IPv6Network

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
THIS_MACHINE = "127.0.0.0/8,::1"


def default_database() -> Path:
    """Where this system keeps what belongs to a user's programs."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "pellmell" / "house.db"


def networks(text: str) -> tuple[Network, ...]:
    """Raises ValueError for what is no network."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: str = LOOPBACK
    port: int = 8765
    database: Address = field(default_factory=default_database)
    durability: Durability = "power"
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[Network, ...] = ()
    metrics_for: tuple[Network, ...] = networks(THIS_MACHINE)
    max_tables: int = 5_000
    max_watchers: int = 200  # of one table
    max_connections: int = 64  # of one address, like the next five
    requests_per_second: int = 200
    connects_per_minute: int = 240  # without a seat of their own
    new_tables_per_minute: int = 30
    play_now_per_minute: int = 30
    wrong_codes_per_minute: int = 30
    code_length: int = SHORTEST  # of new tables
    keep_days: int = 90
    film_days: int = 90
    played_days: int = 1095
    log_format: LogFormat = "auto"
    log_level: LogLevel = "info"
    drain_seconds: Seconds = 5.0
    drain_minutes: float = 5.0  # for rounds under way, where other nodes take the tables over
    listening_socket: int | None = None  # its number, if it is shared with others of this machine
    node_url: str = ""  # where other nodes of the house reach this one; none: by its address and port
    speed: float = 1.0  # how much quicker a table's time runs than the world's
    lenience: float = 1.0  # how many times more than usual one connection may send
    measure: Measure = "nothing"  # see measuring.py


def origins(text: str) -> tuple[str, ...]:
    """As browsers send them: small letters, and nothing after the port."""
    return tuple(part.strip().rstrip("/").lower() for part in text.split(",") if part.strip())
