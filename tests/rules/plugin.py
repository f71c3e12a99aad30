"""Which rule is proved by no test?

A test names the rules that it proves: `@pytest.mark.rule("LIG-901", "LIG-902")`. A run over the whole suite
ends with the rules that no collected test names. A marker that names no rule fails the run, and with
`--all-rules` so does a rule that no test names.

Under pytest-xdist only the workers collect: each collects everything, and hands the names over at its end.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.rules.ids import in_order, stated


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("rules", "folder of the pages that state all rules", type="paths", default=[])
    parser.addoption("--all-rules", action="store_true", help="fail if there is a rule that no test names")


def pytest_configure(config: pytest.Config) -> None:
    folders: list[Path] = config.getini("rules")
    config.pluginmanager.register(RuleTally(config, [rule for folder in folders for rule in stated(folder)]))


class RuleTally:
    def __init__(self, config: pytest.Config, rules: Iterable[str]) -> None:
        self.config = config
        self.rules = frozenset(rules)
        self.named: set[str] = set()
        self.collected = False

    @property
    def untested(self) -> list[str]:
        return in_order(self.rules - self.named)

    @property
    def unknown(self) -> list[str]:
        return sorted(self.named - self.rules)

    @property
    def required(self) -> bool:
        return bool(self.config.getoption("all_rules"))

    @pytest.hookimpl(tryfirst=True)  # before -m and -k deselect
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.take(str(rule) for item in items for mark in item.iter_markers("rule") for rule in mark.args)

    @pytest.hookimpl(optionalhook=True)  # pytest-xdist, in the controller
    def pytest_testnodedown(self, node: Any) -> None:
        handed_over: dict[str, Any] = getattr(node, "workeroutput", {})
        if "rules_named" in handed_over:
            self.take(handed_over["rules_named"])

    def take(self, names: Iterable[str]) -> None:
        self.named.update(names)
        self.collected = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.collected:
            return
        hand_over: dict[str, Any] | None = getattr(self.config, "workeroutput", None)
        if hand_over is not None:  # a worker of pytest-xdist
            hand_over["rules_named"] = sorted(self.named)
        elif self.unknown or (self.required and self.untested):
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.collected:
            return
        whole_suite = self.config.args_source is pytest.Config.ArgsSource.TESTPATHS
        if self.unknown:
            terminalreporter.section("no such rule", red=True)
            terminalreporter.line(" ".join(self.unknown))
        if self.untested and (whole_suite or self.required):
            title = f"{len(self.untested)} of {len(self.rules)} rules without a test"
            terminalreporter.section(title, red=self.required, yellow=not self.required)
            terminalreporter.line(" ".join(self.untested))
