import os

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = [
    "pytester",
    "tests.command_line",
    "tests.known_deals",
    "tests.rules.plugin",
    "tests.stores.postgres.server_fixtures",
    "tests.time_limits",
]

collect_ignore = ["toy_game/tests"]  # of a game that is not in this tree

# No test is judged by its time. Where a change is about to land, the examples are always the same;
# everywhere else each run looks for new ones.
settings.register_profile("anywhere", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("landing", settings.get_profile("anywhere"), derandomize=True)
settings.load_profile("landing" if os.environ.get("CI") else "anywhere")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no worker is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
