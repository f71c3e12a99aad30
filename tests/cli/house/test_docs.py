"""What docs/hosting.md and SECURITY.md say is so."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.serve.settings_table import PAGE, page
from tests.command_line import Run
from tests.web.house import on_loop, opened

ROOT = PAGE.parents[1]
HOSTING = PAGE.read_text(encoding="utf-8")
METRICS = re.findall(r"^\| `(pellmell_\w+)` \| (.+) \|$", HOSTING, re.M)
SECURITY = re.sub(r"\n +", " ", (ROOT / "SECURITY.md").read_text(encoding="utf-8"))  # without its line breaks
COMMANDS = sorted(
    {line.split("#")[0].strip() for line in re.findall(r"^pellmell (house .+)$", HOSTING, re.M)}
)


def test_every_setting_is_in_the_page() -> None:
    assert page() == HOSTING, "python -m tests.cli.serve.settings_table writes it anew"


async def metrics(folder: Path, **settings: object) -> list[tuple[str, str]]:
    async with opened(folder, **settings) as visit:
        _, figures = await visit.get("/metrics")
    return re.findall(r"^# HELP (\w+) (.+)$", figures, re.M)


@on_loop
async def test_every_metric_is_in_the_page_and_no_other(tmp_path: Path, postgres_database: str) -> None:
    """Some are those of a file alone, and some those of nodes."""
    on_file, of_node = await metrics(tmp_path), await metrics(tmp_path, database=postgres_database)
    assert {*on_file, *of_node} == set(METRICS)
    assert len(METRICS) == len(set(METRICS))


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_are_understood(run: Run, tmp_path: Path, command: str) -> None:
    """All that is wrong with them is that there is no such database, or backup."""
    result = run(*shlex.split(command), "--database", tmp_path / "nothing.db")
    assert re.match("pellmell: there is no (database|file) ", result.stderr), result.output


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`(tests/[\w/]+\.py)`", SECURITY))))
def test_the_tests_that_prove_it_are_there(named: str) -> None:
    """A point names a file and, after it, tests in it."""
    text = (ROOT / named).read_text(encoding="utf-8")
    for row in re.findall(rf"`{re.escape(named)}`: ([^;|\n]+)", SECURITY):
        for test in re.findall(r"`(test_\w+)`", row):
            assert f"def {test}(" in text, test
