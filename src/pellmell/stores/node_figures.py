"""The figures of a node, beside those that every house has: plain numbers, read when somebody asks."""

from collections import Counter
from typing import Literal, TypeAlias, get_args

from pellmell.house.counts import Histogram

Before: TypeAlias = Literal["free", "own", "gone"]  # whose a table was when it was claimed

GROUP_BOUNDS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)


class NodeFigures:
    def __init__(self) -> None:
        self.claims: Counter[str] = Counter(dict.fromkeys(get_args(Before), 0))
        self.group_lines = Histogram(GROUP_BOUNDS)  # that one commit wrote, of all tables
