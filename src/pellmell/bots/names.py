"""Names of bots come from a fixed list. The client gives each of them a face, by the name."""

from collections.abc import Container

NAMES = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch", "Maple", "Oak", "Pine", "Rowan")


def free_name(taken: Container[str]) -> str:
    return next((name for name in NAMES if name not in taken), NAMES[0])
