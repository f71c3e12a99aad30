"""Timed stages: marks on the functions that a command goes through, so that a bench can time each stage.

A mark costs nothing: the function stays as it is. `pellmell.web.measuring` puts a stopwatch around those that
are marked, while it is on.
"""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


class Marked(NamedTuple):
    stage: str
    function: Callable[..., Any]

    @property
    def owner(self) -> Any:
        """The class or module in which it stands."""
        owner: Any = sys.modules[self.function.__module__]
        for name in self.function.__qualname__.split(".")[:-1]:
            owner = getattr(owner, name)
        return owner


MARKED: list[Marked] = []


def stage(name: str) -> Callable[[Function], Function]:
    """This function is the beginning of a stage; what it calls may be of another one."""

    def mark(function: Function) -> Function:
        MARKED.append(Marked(name, function))
        return function

    return mark
