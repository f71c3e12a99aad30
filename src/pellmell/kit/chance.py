"""Chance is a seeded random number generator with named streams, the same on every platform.

A round has one secret seed. What it decides is drawn from streams that have a name, such as
("deck", 2) or ("roll", 0, 7), and that know nothing of each other: who acts first changes
nobody's cards or dice. Streams are HMAC-SHA256 in counter mode, so they are the same on every
platform, and a browser can check a deal once the seed is told.
"""

from collections.abc import Sequence
from copy import copy
from hashlib import sha256
from struct import Struct
from typing import Self, TypeVar

T = TypeVar("T")

WORD_RANGE = 1 << 32
DIGEST = Struct(">8I")  # eight words
BLOCK_BYTES = 64  # of SHA-256
INNER = bytes(byte ^ 0x36 for byte in range(256))  # the two pads of an HMAC (RFC 2104)
OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Stream:
    """The numbers of one name, one after the other."""

    __slots__ = ("_count", "_inner", "_outer", "_words")

    def __init__(self, seed: bytes, name: str) -> None:
        """The HMAC is begun once: `hmac.digest` would begin it anew each time, for thrice the price."""
        key = (seed if len(seed) <= BLOCK_BYTES else sha256(seed).digest()).ljust(BLOCK_BYTES, b"\0")
        self._inner = sha256(key.translate(INNER) + f"{name}#".encode())
        self._outer = sha256(key.translate(OUTER))
        self._count = 0
        self._words: list[int] = []  # the last one comes next

    def word(self) -> int:
        if not self._words:
            self._words = [*reversed(DIGEST.unpack(self._next_digest()))]
        return self._words.pop()

    def _next_digest(self) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"%d" % self._count)
        outer.update(inner.digest())
        self._count += 1
        return outer.digest()

    def __deepcopy__(self, _: object) -> Self:
        """A twin that goes on as this one will. What the HMAC begins with is never changed, and is shared."""
        twin = copy(self)
        twin._words = [*self._words]
        return twin

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each exactly as likely as the others."""
        if not 0 < limit <= WORD_RANGE:
            raise ValueError(f"no number is drawn below {limit}")
        fair = WORD_RANGE - WORD_RANGE % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


class Chance:
    """All the streams of one seed."""

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def stream(self, *name: str | int) -> Stream:
        return Stream(self._seed, "/".join(map(str, name)))


def mixed(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The seed of a deal: the house's secret and what each seat threw in."""
    digest = sha256(len(seed).to_bytes(4, "big") + seed)
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(4, "big") + nonce)
    return digest.digest()


def promise(seed: bytes) -> str:
    """What is published before anybody has thrown in a nonce; the seed itself follows at the end."""
    return sha256(seed).hexdigest()


def seed_from(text: str) -> bytes:
    """A seed that a person can type."""
    return sha256(f"pellmell {text}".encode()).digest()
