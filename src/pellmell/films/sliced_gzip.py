"""The sliced gzip is a stream that is packed slice by slice, each in a block of its own, in passing.

So nobody waits for long when the end of something long is packed; and whoever unpacks it needs not know.
"""

import zlib

from pellmell.films.film import LEVEL

HEAD = b"\x1f\x8b\x08" + bytes(6) + b"\xff"  # deflate, no time, no name, from an unknown system


class SlicedGzip:
    def __init__(self) -> None:
        self._blocks = [HEAD]
        self._sum = 0
        self.length = 0  # of all that is in it, unpacked

    def add(self, text: bytes) -> None:
        self._blocks.append(self._block(text, zlib.Z_FULL_FLUSH))

    def end(self, text: bytes) -> bytes:
        """All of it, with this at its end."""
        last = self._block(text, zlib.Z_FINISH)
        sums = self._sum.to_bytes(4, "little") + (self.length % 2**32).to_bytes(4, "little")
        return b"".join([*self._blocks, last, sums])

    def _block(self, text: bytes, flush: int) -> bytes:
        self._sum = zlib.crc32(text, self._sum)
        self.length += len(text)
        packing = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packing.compress(text) + packing.flush(flush)
