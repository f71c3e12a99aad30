"""A game has a folder on both sides, with the files that are found by their names (docs/adding-a-game.md)."""

from pathlib import Path

import pytest

from pellmell.catalogue import all_games

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "pellmell" / "games"
CLIENT = ROOT / "web" / "src" / "games"
NEEDED = {
    SERVER: {"rulebook.md": "its rules, each with an id"},
    CLIENT: {
        "index.ts": "the game",
        "homeListing.ts": "title and line for the home page",
        "Cover.tsx": "the picture for the home page",
        "rules.ts": "how events fold, and what a command will make happen",
        "wire.ts": "its types, which `python -m tools.make_wire` writes",
    },
}


def test_each_game_has_a_folder_in_the_client() -> None:
    assert {folder.name for folder in CLIENT.iterdir() if folder.is_dir()} == set(all_games())


@pytest.mark.parametrize("game", all_games())
def test_each_folder_has_what_is_found_by_its_name(game: str) -> None:
    missing = [
        f"{folder.relative_to(ROOT)}/{game} has no {name}: {what}"
        for folder, files in NEEDED.items()
        for name, what in files.items()
        if not (folder / game / name).exists()
    ]
    assert missing == []
