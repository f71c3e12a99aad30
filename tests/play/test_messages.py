"""What a name may be, for whoever sits down or is renamed."""

import msgspec
import pytest

from pellmell.play.messages import Player
from pellmell.play.seat_messages import SetName


@pytest.mark.parametrize("kind", [Player, SetName])
def test_a_name_has_1_to_40_characters(kind: type[Player | SetName]) -> None:
    others = {} if kind is Player else {"do": "set_name", "seat": 0}
    for name in ("W", "W" * 40):
        assert msgspec.convert({**others, "name": name}, kind).name == name
    for name in ("", "W" * 41):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**others, "name": name}, kind)
