"""Draws the client's icons as PNG from those in web/public that are SVG: `python -m tools.make_icons`."""

import struct
from pathlib import Path

from tools.chromium import chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
PAGE = """<!doctype html><style>
html, body {{ margin: 0; height: 100% }}
svg {{ display: block; width: 100%; height: 100% }}
</style>{svg}"""
ICONS = (
    ("icon", 192, "icon-192"),
    ("icon", 512, "icon-512"),
    ("icon-maskable", 512, "icon-maskable"),
    ("icon-maskable", 180, "icon-180"),  # for iOS, which shows no transparency and rounds the corners itself
)
FAVICON = 48  # px


def main() -> None:
    with chromium() as browser:
        page = browser.new_page()
        for drawing, size, name in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(PAGE.format(svg=(PUBLIC / f"{drawing}.svg").read_text(encoding="utf-8")))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.set_viewport_size({"width": FAVICON, "height": FAVICON})
        page.set_content(PAGE.format(svg=(PUBLIC / "icon.svg").read_text(encoding="utf-8")))
        (PUBLIC / "favicon.ico").write_bytes(as_ico(page.screenshot(omit_background=True)))


def as_ico(png: bytes) -> bytes:
    """One picture in the container that programs ask for when nobody has told them of icons."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", FAVICON, FAVICON, 0, 0, 1, 32, len(png), len(head) + 16)
    return head + entry + png


if __name__ == "__main__":
    main()
