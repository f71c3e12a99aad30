"""The errors of the house: why there is no table for somebody."""

from pellmell.house.ports import Elsewhere


class UnknownTable(Exception):
    """No table has this code."""


class AwakeElsewhere(Exception):
    """Another process of this house has the table."""

    def __init__(self, where: Elsewhere) -> None:
        super().__init__("this table is played in another part of the house: come back in a moment")
        self.where = where


class HouseFull(Exception):
    """As many tables as the house has room for."""


class HouseCloses(Exception):
    """No new tables: the house is about to stop."""


class HouseCannotWrite(Exception):
    """Nothing can be written at the moment: whoever runs the house is told why."""
