"""Levels of strength say how good a bot is, from a child of eight to a champion. docs/bots.md has the
figures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TypeVar

from pellmell.bots.reaction_times import ReactionTimes
from pellmell.kit.mind import Talent

T = TypeVar("T", ReactionTimes, Talent)


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

    times: ReactionTimes
    talent: Talent


# Marks, from the weakest to the strongest. Where on this scale its levels are, a game says itself.
SCALE = (
    Traits(
        ReactionTimes(eyes=1.7, hands=1.18, tail=1.4),
        Talent(insight=0.03, blur=3.2, overlooks=0.135, notices=0.05, memory=0, slips=0.022),
    ),
    Traits(
        ReactionTimes(eyes=1.3, hands=1.1, tail=1.2),
        Talent(insight=0.32, blur=1.6, overlooks=0.11, notices=0.25, memory=1, slips=0.015),
    ),
    Traits(
        ReactionTimes(eyes=1.12, hands=1.08, tail=1.1),
        Talent(insight=0.5, blur=1.2, overlooks=0.08, notices=0.4, memory=3, slips=0.01),
    ),
    Traits(
        ReactionTimes(eyes=1.03, hands=1.03, tail=1.0),
        Talent(insight=0.75, blur=0.6, overlooks=0.05, notices=0.6, memory=6, slips=0.005),
    ),
    Traits(
        ReactionTimes(eyes=0.88, hands=0.9, tail=0.85),
        Talent(insight=1.0, blur=0.1, overlooks=0.015, notices=0.9, memory=40, slips=0.002),
    ),
)


def level_named(text: str) -> Level:
    """Also by a name of former times, or by none."""
    return FORMERLY.get(text) or (Level(text) if text else Level.ADULT)


def traits_of(level: float, strengths: Sequence[float]) -> Traits:
    """Of a level, or of somebody between two, in a game whose levels are so strong: 0 is a child, 4 a
    champion."""
    below, part = _mark(level)
    return traits_at(strengths[below] * (1 - part) + strengths[below + 1] * part)


def traits_at(strength: float) -> Traits:
    """At a mark of the scale, or between two."""
    below, part = _mark(strength)
    one, other = SCALE[below], SCALE[below + 1]
    return Traits(_between(one.times, other.times, part), _between(one.talent, other.talent, part))


def _mark(number: float) -> tuple[int, float]:
    """The one below, and how far it is from there to the next."""
    number = min(max(number, 0.0), len(SCALE) - 1.0)
    below = min(int(number), len(SCALE) - 2)
    return below, number - below


def _between(one: T, other: T, part: float) -> T:
    values = {field.name: (getattr(one, field.name), getattr(other, field.name)) for field in fields(one)}
    mixed = {name: low * (1 - part) + high * part for name, (low, high) in values.items()}
    return type(one)(**{name: round(mixed[name]) if name == "memory" else mixed[name] for name in mixed})
