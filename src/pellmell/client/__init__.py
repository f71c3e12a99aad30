"""The client plays at a table of some house, over the wire. examples/wire_bot.py shows how little it
takes."""

from pellmell.client.deal_check import Dishonest, Witness
from pellmell.client.errors import CommandRefused, HouseError, HungUp
from pellmell.client.mirror import TableMirror
from pellmell.client.rest import Client
from pellmell.client.table_line import TableLine

__all__ = [
    "Client",
    "CommandRefused",
    "Dishonest",
    "HouseError",
    "HungUp",
    "TableLine",
    "TableMirror",
    "Witness",
]
