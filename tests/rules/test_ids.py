from pathlib import Path

from tests.rules.ids import in_order, stated


def test_each_rule_is_stated_once() -> None:
    rules = stated()
    assert len(rules) > 100
    assert rules == in_order(set(rules))


def test_rules_are_ordered_by_game_and_number(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("- **DIC-901** Dice.\n- **LIG-910** Ten.\n- **LIG-902** Two.\n")
    (tmp_path / "b.md").write_text("# Rules\n\n- **ALL-901** All.\n- *BRD-901* not a rule\n")
    assert stated(tmp_path) == ["ALL-901", "DIC-901", "LIG-902", "LIG-910"]
