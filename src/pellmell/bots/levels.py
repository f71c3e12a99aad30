"""How good a bot is: five levels, from a child of eight to a champion. docs/bots.md has the figures."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TypeVar

from pellmell.bots.hands import Hands
from pellmell.kit.mind import Talent

T = TypeVar("T", Hands, Talent)


class Level(StrEnum):
    CHILD = "child"  # of eight
    BEGINNER = "beginner"  # an adult who has just been told the rules
    ADULT = "adult"  # who has played before
    REGULAR = "regular"  # who plays every week
    CHAMPION = "champion"
    MATCH = "match"  # whatever the people at the table are


STEPS = (Level.CHILD, Level.BEGINNER, Level.ADULT, Level.REGULAR, Level.CHAMPION)
FORMERLY: Mapping[str, Level] = {"easy": Level.CHILD, "medium": Level.ADULT, "hard": Level.REGULAR}


@dataclass(frozen=True, slots=True)
class Traits:
    """Eyes and hands, and the head between them."""

    hands: Hands
    talent: Talent


TRAITS: Mapping[Level, Traits] = {
    Level.CHILD: Traits(
        Hands(eyes=1.45, hands=1.12, tail=1.3),
        Talent(insight=0.15, blur=2.5, overlooks=0.12, notices=0.15, memory=0, slips=0.02),
    ),
    Level.BEGINNER: Traits(
        Hands(eyes=1.3, hands=1.1, tail=1.2),
        Talent(insight=0.32, blur=1.6, overlooks=0.11, notices=0.25, memory=1, slips=0.015),
    ),
    Level.ADULT: Traits(
        Hands(eyes=1.12, hands=1.08, tail=1.1),
        Talent(insight=0.5, blur=1.2, overlooks=0.08, notices=0.4, memory=3, slips=0.01),
    ),
    Level.REGULAR: Traits(
        Hands(eyes=1.03, hands=1.03, tail=1.0),
        Talent(insight=0.75, blur=0.6, overlooks=0.05, notices=0.6, memory=6, slips=0.005),
    ),
    Level.CHAMPION: Traits(
        Hands(eyes=0.93, hands=0.93, tail=0.9),
        Talent(insight=1.0, blur=0.1, overlooks=0.02, notices=0.85, memory=40, slips=0.002),
    ),
}


def level_named(text: str) -> Level:
    """Also by a name of former times, or by none."""
    return FORMERLY.get(text) or (Level(text) if text else Level.ADULT)


def traits_at(strength: float) -> Traits:
    """Between the levels, too: 0 is a child, 4 a champion."""
    strength = min(max(strength, 0.0), len(STEPS) - 1.0)
    below = min(int(strength), len(STEPS) - 2)
    one, other, part = TRAITS[STEPS[below]], TRAITS[STEPS[below + 1]], strength - below
    return Traits(_between(one.hands, other.hands, part), _between(one.talent, other.talent, part))


def _between(one: T, other: T, part: float) -> T:
    values = {field.name: (getattr(one, field.name), getattr(other, field.name)) for field in fields(one)}
    mixed = {name: low * (1 - part) + high * part for name, (low, high) in values.items()}
    return type(one)(**{name: round(mixed[name]) if name == "memory" else mixed[name] for name in mixed})
