"""Callbacks of many who don't know of each other: all are called, even if one of them fails."""

from collections.abc import Callable, Iterable


def call_all(callbacks: Iterable[Callable[[], None]]) -> None:
    """Everybody, even if somebody stumbles."""
    errors: list[Exception] = []
    for callback in callbacks:
        try:
            callback()
        except Exception as error:
            errors.append(error)
    if errors:
        raise ExceptionGroup("some stumbled when they were called", errors)
