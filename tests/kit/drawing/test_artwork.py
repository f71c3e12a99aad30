"""The artwork of pictures is that of the client: whoever changes one changes the other."""

import re
from pathlib import Path

import pytest

from pellmell.games.board.picture import FOOT, HEADS, JESTER
from pellmell.kit.drawing import artwork
from pellmell.kit.drawing.artwork import INKS, MOTIFS, SIGNS

KIT = Path(__file__).parents[3] / "web" / "src" / "kit"
GAMES = KIT.parent / "games"
THEME = (KIT / "theme.css").read_text(encoding="utf-8")


def outlines(file: Path) -> set[str]:
    return set(re.findall(r'"(M[^"]+)"', file.read_text(encoding="utf-8")))


def test_signs_and_motifs_are_the_same() -> None:
    assert outlines(KIT / "signs.ts") == set(SIGNS.values())
    assert outlines(KIT / "motifs.ts") >= set(MOTIFS.values())


@pytest.mark.parametrize(
    ("file", "names"),
    [
        ("panel.ts", ("SHEET", "PANEL")),
        ("face.ts", ("TAB", "TAB_FIELD")),
        ("back.ts", ("BAND", "SEAL")),
        ("wordmark.ts", ("LETTER_P", "LETTER_E", "LETTER_M")),
    ],
)
def test_outlines_are_the_same(file: str, names: tuple[str, ...]) -> None:
    assert {getattr(artwork, name) for name in names} <= outlines(KIT / file)


def test_inks_are_those_of_the_dark_table() -> None:
    dark = THEME[: THEME.index("--shadow-card")]
    for colour, ink in INKS.items():
        for name, value in zip(("", "on-", "deep-", "print-"), ink, strict=True):
            assert f"--{name}{colour}: {value};" in dark
    plain = ("TABLE", "TABLE_LIGHT", "TABLE_DEEP", "ON_TABLE", "PAPER", "ACCENT", "SKIN", "TONGUE")
    for name in plain:
        assert f"--{name.lower().replace('_', '-')}: {getattr(artwork, name)};" in dark


def test_pieces_of_the_board_are_the_same() -> None:
    drawn = outlines(GAMES / "board" / "pieces" / "marks.ts")
    assert {*HEADS.values(), FOOT, *(d for _, d in JESTER)} <= drawn
