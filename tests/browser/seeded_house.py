"""A house whose secret is no secret: `python -m tests.browser.seeded_house` takes what `pellmell` takes.

What is dealt then depends on nothing but the numbers that the players throw in.
"""

from collections.abc import Callable
from unittest.mock import patch

from pellmell.cli.main import app
from pellmell.house.state_machine.attendance import Attendance, Patience
from pellmell.kit.chance import seed_from

MODULE = "tests.browser.seeded_house"
SEED = seed_from("no secret")


class KnownSeeds(Attendance):
    """The seed of every round is the same; whatever else the house draws by lot stays as it is."""

    def __init__(self, patience: Patience, _: Callable[[], bytes], recovering: bool = False) -> None:
        super().__init__(patience, lambda: SEED, recovering)


if __name__ == "__main__":
    with patch("pellmell.house.state_machine.table_core.Attendance", KnownSeeds):
        app(prog_name="pellmell")
