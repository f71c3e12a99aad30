import json

from pellmell.catalogue import all_games
from tests.command_line import Run


def test_lists_every_game(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in all_games().values():
        assert game.name in result.stdout
        assert game.title in result.stdout


def test_shows_the_options_of_each(run: Run) -> None:
    for game in all_games().values():
        result = run("games", game.name)
        assert result.exit_code == 0
        for option in game.options.__struct_fields__:
            assert option in result.stdout


def test_json(run: Run) -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == sorted(all_games())
    ligretto = json.loads(run("games", "ligretto", "--json").stdout)
    assert ligretto["players"] == [2, 12]
    options = {option["name"]: option["default"] for option in ligretto["options"]}
    assert options["target"] == "99"
    assert options["length"] == "short"
    assert options["blocked"] == "end; rotate with 2 or 3 players"
    two = [length for length in ligretto["lengths"] if length["players"] == 2]
    assert [length["rounds"] for length in two] == [1, 2, 7, None]
    assert all(len(length["seconds"]) == 5 for length in two)


def test_version_and_help(run: Run) -> None:
    assert run("--version").stdout.startswith("pellmell ")
    assert "simulate" in run().stdout
    for command in ("games", "match", "replay", "simulate"):
        assert f"pellmell {command} " in run(command, "--help").stdout
