"""The counter of the load generator adds up the frames that it has sent and received."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Counter:
    sent: int = 0
    accepted: int = 0  # answered by what happened
    refused: int = 0
    broadcast: int = 0  # frames that tell everybody what happened, each as often as it was delivered
    goodbyes: list[str] = field(default_factory=list[str])
