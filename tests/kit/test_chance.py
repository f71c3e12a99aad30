"""Streams are checked against HMAC-SHA256 as the standard library has it, not against themselves."""

import hmac
from collections import Counter
from copy import deepcopy
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.kit.chance import WORD_RANGE, Chance, Stream, mixed, promise, seed_from

SEED = bytes(range(32))


def words_by_hand(seed: bytes, name: str, blocks: int) -> list[int]:
    words: list[int] = []
    for count in range(blocks):
        digest = hmac.new(seed, f"{name}#{count}".encode(), sha256).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    return words


def shuffled_by_hand(seed: bytes, name: str, items: list[int]) -> list[int]:
    """From the last place down, each place is exchanged with one at or before it."""
    words = iter(words_by_hand(seed, name, blocks=20))
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        word = next(words)
        while word >= 2**32 // (last + 1) * (last + 1):
            word = next(words)
        other = word % (last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


class Given(Stream):
    """A stream of words that are known."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"", "")
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize(
    ("name", "text"), [(("deck", 2), "deck/2"), (("roll", 0, 7), "roll/0/7"), (("bag",), "bag")]
)
def test_a_stream_is_hmac_sha256_in_counter_mode(name: tuple[str | int, ...], text: str) -> None:
    stream = Chance(SEED).stream(*name)
    assert [stream.word() for _ in range(24)] == words_by_hand(SEED, text, blocks=3)


@pytest.mark.parametrize("size", [0, 1, 64, 65, 200])
def test_a_seed_may_have_any_length(size: int) -> None:
    stream = Stream(bytes(size), "deck/0")
    assert [stream.word() for _ in range(8)] == words_by_hand(bytes(size), "deck/0", blocks=1)


def test_a_twin_of_a_stream_goes_on_by_itself() -> None:
    stream = Chance(SEED).stream("deck", 0)
    before = [stream.word() for _ in range(3)]
    twin = deepcopy(stream)
    words = [[one.word() for _ in range(20)] for one in (twin, stream)]
    assert words == [words_by_hand(SEED, "deck/0", blocks=3)[len(before) :][:20]] * 2


def test_first_words_that_other_platforms_must_find_too() -> None:
    stream = Chance(SEED).stream("deck", 0)
    assert [f"{stream.word():08x}" for _ in range(3)] == ["3ce4e4b7", "aef40b48", "d5cd6dc6"]


@given(st.binary(min_size=1, max_size=64), st.text(max_size=10), st.integers(0, 60))
def test_a_shuffle_can_be_checked_by_hand(seed: bytes, name: str, size: int) -> None:
    assert Chance(seed).stream(name).shuffled(range(size)) == shuffled_by_hand(seed, name, list(range(size)))


def test_a_shuffle_leaves_what_it_was_given() -> None:
    cards = [1, 2, 3, 4, 5, 6, 7, 8]
    again = Chance(SEED).stream("deck").shuffled(cards)
    assert cards == [1, 2, 3, 4, 5, 6, 7, 8]
    assert again != cards
    assert again == Chance(SEED).stream("deck").shuffled(cards)


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(tuple(Chance(SEED).stream(n).shuffled("abc")) for n in range(6000))
    assert set(orders) == set(permutations("abc"))
    assert all(900 < times < 1100 for times in orders.values())


def test_streams_know_nothing_of_each_other() -> None:
    chance = Chance(SEED)
    alone = [chance.stream("roll", 0, number).below(6) for number in range(50)]
    mine, other = [], chance.stream("roll", 1, 0)
    for number in range(50):
        other.word()
        mine.append(chance.stream("roll", 0, number).below(6))
    assert mine == alone


@given(
    st.sets(st.tuples(st.sampled_from(["deck", "roll"]), st.integers(0, 30), st.integers(0, 30)), max_size=9)
)
def test_streams_of_different_names_differ(names: set[tuple[str, int, int]]) -> None:
    assert len({Chance(SEED).stream(*name).word() for name in names}) == len(names)


def test_words_that_would_favour_low_numbers_are_passed_over() -> None:
    unfair = 2**32 - 4  # the first that is left over when 2**32 is shared out among six
    assert Given(unfair, WORD_RANGE - 1, unfair - 1).below(6) == 5
    assert Given(unfair - 6).below(6) == 0
    assert Given(WORD_RANGE - 1).below(256) == 255


@given(st.integers(1, 2**32), st.binary(min_size=1, max_size=8))
def test_numbers_are_below_their_limit(limit: int, seed: bytes) -> None:
    assert 0 <= Stream(seed, "any").below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_limits_that_cannot_be_drawn(limit: int) -> None:
    with pytest.raises(ValueError, match=f"no number is drawn below {limit}"):
        Stream(SEED, "any").below(limit)


def test_a_pick_is_one_of_the_items() -> None:
    assert Given(3).pick("abc") == "a"
    assert Given(5).pick("abc") == "c"


def test_the_seed_of_a_deal_is_of_the_house_and_of_each_seat() -> None:
    by_hand = sha256(b"\0\0\0\5house" + b"\0\0\0\1a" + b"\0\0\0\0" + b"\0\0\0\2bc").digest()
    assert mixed(b"house", [b"a", b"", b"bc"]) == by_hand


@pytest.mark.parametrize(
    ("seed", "nonces"),
    [
        (b"house", [b"ab", b"c"]),
        (b"house", [b"", b"abc"]),
        (b"house", [b"abc"]),
        (b"housea", [b"bc"]),
        (b"house", []),
    ],
)
def test_nobody_can_pass_their_nonce_off_as_another_part(seed: bytes, nonces: list[bytes]) -> None:
    assert mixed(seed, nonces) != mixed(b"house", [b"a", b"bc"])


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert promise(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_seed_that_a_person_can_type() -> None:
    assert seed_from("7") == sha256(b"pellmell 7").digest()
    assert seed_from("7") != seed_from("8")
