"""Lines that are packed are the lines that they were."""

import gc

import pytest

from pellmell.stores.packed_entries import PackedEntries

LINES = [b"one\n", b"", b"two\r", b"three"]


def test_packed_entries_are_a_sequence_of_the_same_lines() -> None:
    packed = PackedEntries(LINES)
    assert list(packed) == LINES
    assert len(packed) == 4
    assert (packed[0], packed[-1], packed[1:3]) == (b"one\n", b"three", [b"", b"two\r"])
    with pytest.raises(IndexError):
        packed[4]
    assert list(PackedEntries([])) == []


def test_the_search_for_garbage_does_not_go_through_them() -> None:
    packed = PackedEntries([b"%d" % number for number in range(10_000)])
    parts = gc.get_referents(packed)
    assert len(parts) < 10
    assert all(len(gc.get_referents(part)) < 10 for part in parts if not isinstance(part, type))
