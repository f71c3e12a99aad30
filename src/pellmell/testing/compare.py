"""Deep comparison finds where two values differ that have no equality of their own."""

from collections.abc import Iterable
from dataclasses import is_dataclass
from enum import Enum
from typing import Any

from msgspec import Struct


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where they differ, in words; nothing if they don't."""
    if one is other or one == other:
        return ""
    if type(one) is not type(other) or isinstance(one, Enum):
        return f"{path or 'they'}: {one!r} against {other!r}"
    if isinstance(one, dict):
        return _in_mappings(one, other, path)
    if isinstance(one, list | tuple):
        return _in_sequences(one, other, path)
    if names := _attributes(one):
        return _first(difference(getattr(one, n), getattr(other, n), f"{path}.{n}") for n in names)
    return f"{path or 'they'}: {one!r} against {other!r}"


def _in_mappings(one: Any, other: Any, path: str) -> str:
    if one.keys() != other.keys():
        return f"{path}: has {sorted(map(str, one))} against {sorted(map(str, other))}"
    return _first(difference(one[key], other[key], f"{path}[{key!r}]") for key in one)


def _in_sequences(one: Any, other: Any, path: str) -> str:
    if len(one) != len(other):
        return f"{path}: {one!r} against {other!r}"
    pairs = zip(one, other, strict=True)
    return _first(difference(a, b, f"{path}[{place}]") for place, (a, b) in enumerate(pairs))


def _first(found: Iterable[str]) -> str:
    return next(filter(None, found), "")


def _attributes(value: Any) -> list[str]:
    if isinstance(value, Struct):
        return list(value.__struct_fields__)
    if is_dataclass(value):
        return list(value.__dataclass_fields__)
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    return slots + list(getattr(value, "__dict__", {}))
