"""The browser's client has the same games as the house."""

from pathlib import Path

from pellmell.catalogue import all_games

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


def test_each_game_has_a_folder_in_the_client() -> None:
    assert {folder.name for folder in GAMES.iterdir() if folder.is_dir()} == set(all_games())


def test_each_folder_has_what_a_game_needs() -> None:
    needed = ("index.ts", "box.ts", "Cover.tsx", "rules.ts", "Race.tsx", "Screen.tsx", "words")
    missing = [
        f"{game}/{name}" for game in all_games() for name in needed if not (GAMES / game / name).exists()
    ]
    assert missing == []
