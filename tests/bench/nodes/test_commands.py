"""`pellmell bench nodes` runs every arrangement, and tells what each process has spent."""

import json

import pytest

from tests.command_line import Run
from tests.deploy.needed import needed


@pytest.mark.slow
def test_every_process_of_every_arrangement_is_measured(run: Run) -> None:
    needed("haproxy")
    result = run("bench", "nodes", "--quick", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    processes = {one["name"]: set(one["paced"][0]["by_process"]) for one in found["arrangements"]}
    assert processes["one process, SQLite"] == {"node 1", "guests"}
    assert processes["3 nodes, round robin"] == {
        "node 1",
        "node 2",
        "node 3",
        "PostgreSQL",
        "haproxy",
        "guests",
    }
    assert processes["serve --workers 2"] == {"workers together", "PostgreSQL", "guests"}
    windows = [one for each in found["arrangements"] for one in (*each["paced"], *each["full"])]
    assert all(window["commands_per_second"] > 0 for window in windows)
    assert found["lost_lines"] == 0
