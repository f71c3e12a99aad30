"""The resend buffer of a table: its last numbered frames, so that who missed some can be told again."""

from collections import deque

KEPT = 32  # about as many bytes as a snapshot


class ResendBuffer:
    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.told = 0  # the number of the last frame that was told: what it tells is on the disk
        self._kept: deque[bytes] = deque(maxlen=KEPT)

    def keep(self, frames: list[bytes]) -> None:
        self.told += len(frames)
        self._kept.extend(frames)

    def since(self, epoch: int, seen: int) -> list[bytes] | None:
        """What was told after `seen`; None if that is too long ago, or was never so."""
        missed = self.told - seen
        if epoch != self.epoch or not 0 <= missed <= len(self._kept):
            return None
        return [self._kept[index] for index in range(len(self._kept) - missed, len(self._kept))]
