"""Draws docs/pictures/match.svg: a real match of bots, as `pellmell match` shows it."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from pellmell import Chance, Match, Phase, find_game, seed_from
from pellmell.cli.terminal.picture import Picture
from pellmell.cli.terminal.playback import Playback
from pellmell.cli.timeline.timeline import Timeline, played
from pellmell.lab.arena import Arena, bot_players

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "match.svg"
WIDTH, HEIGHT = 120, 18
SEED, MOVES = "kitchen table", 330

LAMP = TerminalTheme(
    (18, 38, 34),
    (233, 226, 208),
    [
        (18, 38, 34),
        (226, 97, 78),
        (126, 184, 98),
        (240, 193, 75),
        (98, 168, 216),
        (178, 132, 190),
        (110, 190, 180),
        (233, 226, 208),
    ],
)

# Rich's own frame loads a font from the network; ours takes what is there.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}"
  xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font: {char_height}px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  line-height: {line_height}px;
  font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
  <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect fill="#122622" width="{terminal_width}" height="100%" rx="10"/>
<g transform="translate(9, 12)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def main() -> None:
    game = find_game("ligretto")
    match = Match(game, game.options(), bot_players(4))
    timeline = Timeline(game, match.players, played(Arena(match, Chance(seed_from(SEED)))))
    timeline.go_to(MOVES)
    assert timeline.scene.phase is Phase.RACING
    console = Console(record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), color_system="truecolor")
    console.print(Picture(Playback(timeline, speed=4, leaves_at_end=True)))
    PICTURE.parent.mkdir(exist_ok=True)
    console.save_svg(str(PICTURE), title="", theme=LAMP, code_format=FRAME, unique_id="match")


if __name__ == "__main__":
    main()
