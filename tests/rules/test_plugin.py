import pytest

ONE_TEST = """
import pytest

@pytest.mark.rule("LIG-901")
def test_one(): ...
"""
BOTH_RULES = """
import pytest

@pytest.mark.rule("LIG-901", "LIG-902")
def test_both(): ...
"""
NO_SUCH_RULE = """
import pytest

@pytest.mark.rule("LIG-999")
def test_none(): ...
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Two rules, and a suite to be written."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makefile(".md", rules="- **LIG-901** One.\n- **LIG-902** Two.\n")
    pytester.makeini("[pytest]\nrules = .\ntestpaths = .\nmarkers = rule(*ids): proves the rules")
    return pytester


def run(suite: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return suite.runpytest("-p", "tests.rules.plugin", *arguments)


def test_rules_without_a_test_are_listed(suite: pytest.Pytester) -> None:
    suite.makepyfile(ONE_TEST)
    result = run(suite)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*1 of 2 rules without a test*", "LIG-902"])


@pytest.mark.parametrize("way", [(), ("-p", "xdist", "-n", "1"), ("--collect-only",)], ids=" ".join)
def test_rules_without_a_test_fail_if_all_are_asked_for(suite: pytest.Pytester, way: tuple[str, ...]) -> None:
    suite.makepyfile(ONE_TEST)
    result = run(suite, "--all-rules", *way)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*1 of 2 rules without a test*", "LIG-902"])


def test_all_rules_proved(suite: pytest.Pytester) -> None:
    suite.makepyfile(BOTH_RULES)
    result = run(suite, "--all-rules")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*without a test*")


def test_a_marker_that_names_no_rule_fails(suite: pytest.Pytester) -> None:
    suite.makepyfile(NO_SUCH_RULE)
    result = run(suite)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*no such rule*", "LIG-999"])


def test_deselected_tests_prove_their_rules_too(suite: pytest.Pytester) -> None:
    suite.makepyfile(test_both=BOTH_RULES, test_other="def test_other(): ...")
    assert run(suite, "--all-rules", "-k", "other").ret == pytest.ExitCode.OK


def test_a_part_of_the_suite_is_not_asked_for_all_rules(suite: pytest.Pytester) -> None:
    file = suite.makepyfile(ONE_TEST)
    result = run(suite, str(file))
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*without a test*")
