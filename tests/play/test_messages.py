"""What a name may be, and that nothing that is said to a table waits for rivals."""

import msgspec
import pytest

from pellmell.play.messages import Player, TableCommand
from pellmell.play.seat_messages import SetName
from pellmell.play.vocabulary import MATCH_COMMANDS, TABLE_COMMANDS


@pytest.mark.parametrize("kind", [Player, SetName])
def test_a_name_has_1_to_40_characters(kind: type[Player | SetName]) -> None:
    others = {} if kind is Player else {"do": "set_name", "seat": 0}
    for name in ("W", "W" * 40):
        assert msgspec.convert({**others, "name": name}, kind).name == name
    for name in ("", "W" * 41):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**others, "name": name}, kind)


@pytest.mark.parametrize("kind", dict.fromkeys((*TABLE_COMMANDS, *MATCH_COMMANDS)))
def test_what_is_said_to_a_table_takes_nothing_that_others_could_want(kind: type[TableCommand]) -> None:
    assert not kind.contested
