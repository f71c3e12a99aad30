"""deploy/alerts.yaml is about figures that there are, and docs/hosting.md says what to do about each."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from tests.deploy.unit_files import DEPLOY
from tests.web.house import on_loop, opened

ALERTS = DEPLOY / "alerts.yaml"
HOSTING = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
OTHERS = {"up", "haproxy_backend_active_servers"}  # Prometheus's own; haproxy's, read in deployed_houses.py
SUFFIXES = re.compile(r"_(bucket|sum|count)$")
SECONDS = 60


def rules() -> list[dict[str, Any]]:
    (group,) = YAML(typ="safe").load(ALERTS)["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def named(expression: str) -> set[str]:
    return {SUFFIXES.sub("", name) for name in re.findall(r"\b(?:pellmell|haproxy)_\w+|\bup\b", expression)}


@on_loop
async def test_every_figure_is_there(tmp_path: Path, postgres_database: str) -> None:
    """In a house of several nodes, or in one on a file."""
    there = set[str]()
    for database in (postgres_database, tmp_path / "house.db"):
        async with opened(tmp_path, database=database) as visit:
            _, figures = await visit.get("/metrics")
        there |= {SUFFIXES.sub("", name) for name in re.findall(r"^# HELP (\w+)", figures, re.M)}
    wanted = set().union(*(named(rule["expr"]) for rule in rules()))
    assert wanted <= there | OTHERS


def test_prometheus_takes_the_rules() -> None:
    """Each has what it needs; where Prometheus is, it says so itself."""
    for rule in rules():
        assert {"alert", "expr"} <= set(rule) <= {"alert", "expr", "for"}
        assert re.fullmatch(r"\d+[sm]", rule.get("for", "1m"))
    if (promtool := shutil.which("promtool")) is not None:
        subprocess.run([promtool, "check", "rules", ALERTS], check=True, timeout=SECONDS)


def test_the_page_says_of_each_alert_what_to_do() -> None:
    assert re.findall(r"^\| `([A-Z]\w+)` \|", HOSTING, re.M) == [rule["alert"] for rule in rules()]
