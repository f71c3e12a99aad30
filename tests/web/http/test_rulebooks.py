"""The rules that the house shows are there wherever it is installed."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pellmell import all_games
from pellmell.web.http.rulebooks import rulebooks, title

ROOT = Path(__file__).parents[3]
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"


def test_every_game_has_its_rulebook() -> None:
    assert set(rulebooks()) == {"all", *all_games()}
    assert all(title(text) for text in rulebooks().values())


@pytest.mark.slow
def test_an_installed_house_has_them(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", BUILD, str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    show = "from pellmell.web.http.rulebooks import rulebooks, SOURCES; print(SOURCES.exists(), *rulebooks())"
    shown = subprocess.run(
        [sys.executable, "-c", show],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "installed")},
        check=True,
        capture_output=True,
        text=True,
    )
    assert shown.stdout.split() == ["False", "all", *sorted(all_games())]
