"""Programs of the system that these tests need. Where a change is about to land, they have to be there."""

import os

import pytest

from pellmell_bench.system_programs import find_program
from tools.system_programs import PACKAGES


def needed(program: str) -> str:
    """Its path. Elsewhere than in CI, who does not have it leaves the test out."""
    found = find_program(program)
    if found is None:
        why = f"needs {program}: install it, in Debian and Ubuntu with apt-get install {PACKAGES[program]}"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return found
