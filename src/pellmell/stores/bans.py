"""Bans say who may not come in, by name or by network."""

from typing import Literal, TypeAlias

from msgspec import Struct

from pellmell.kit.time_units import Seconds

BanKind: TypeAlias = Literal["address", "name"]


class Ban(Struct, frozen=True):
    kind: BanKind
    value: str
    since: Seconds
    reason: str
