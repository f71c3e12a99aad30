"""What is kept of one table makes no sense: that table can't be woken, and all others can."""

import pytest
from msgspec.structs import replace

from pellmell.house.changes import Append, SaveTable
from pellmell.house.ports import Unreadable
from pellmell.house.records import TableRecord
from pellmell.play.messages import Open
from pellmell.testing import NoOwner, Town


def asleep(town: Town) -> TableRecord:
    """A table with a match that was opened."""
    code = town.open("dice")
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    assert anna.do(Open()) is None
    anna.lose_line()
    ben.lose_line()
    town.pass_time(town.patience.sleep)
    record = town.store.table(code).result()
    assert record is not None
    assert record.match is not None
    return record


@pytest.mark.parametrize(
    "damage",
    [
        {"match": 999},
        {"bot_seed": "zz"},
        {"match": None, "game": "chess"},
        {"match": None, "chosen": {"a": 1}},
        {"match": None, "chosen": None, "options": {"a": 1}},
    ],
)
def test_a_damaged_table_is_not_woken(damage: dict[str, object]) -> None:
    town = Town()
    broken, whole = asleep(town), asleep(town)
    town.store.write(NoOwner(), [SaveTable(replace(broken, **damage)), Append(999, 1, [b"{bad\n"])])
    town.write()
    with pytest.raises(Unreadable, match=broken.code):
        town.find(broken.code)
    assert broken.code not in town.house.tables
    assert town.find(whole.code).code == whole.code
