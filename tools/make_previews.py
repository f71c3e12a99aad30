"""Draws what links look like in a messenger, from the covers of the games: `python -m tools.make_previews`.

A game's picture is `preview.png` in its folder of web/src/games; that of the house is in web/public. Needs
the built client, as the covers are its own.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from tests.browser.house import House
from tools.chromium import chromium
from tools.staging import GAMES

WEB = Path(__file__).parents[1] / "web"
WIDTH, HEIGHT, SCALE = 480, 252, 2.5  # 1200 by 630, as messengers show them
STAGE = """(cover) => {
    const mark = document.querySelector("header > svg").cloneNode(true);
    const stage = document.createElement("div");
    stage.style.cssText = "position:fixed;inset:0;z-index:99;background:var(--lamp)";
    if (cover) {
        const drawn = document.querySelector(cover).cloneNode(true);
        drawn.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
        stage.append(drawn);
    }
    const slip = document.createElement("div");
    slip.style.cssText = cover
        ? "position:absolute;left:0;bottom:16px;padding:7px 14px 5px 18px;background:#f9f0dc;color:#2b241b;"
            + "border-radius:0 7px 7px 0;box-shadow:0 3px 8px rgb(0 0 0 / 35%)"
        : "position:absolute;inset:0;display:grid;place-items:center";
    mark.style.gridArea = "auto";
    mark.style.width = cover ? "104px" : "340px";
    slip.append(mark);
    stage.append(slip);
    document.body.append(stage);
    document.documentElement.dataset.theme = "dark";
}"""


def main() -> None:
    with TemporaryDirectory() as folder, chromium() as browser:
        house = House(Path(folder))
        page = browser.new_page(
            base_url=house.url, viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE
        )
        for game in GAMES:
            picture = WEB / "src" / "games" / game / "preview.png"
            draw(page, f'[data-test="game-{game}"] button > *', picture)
        draw(page, "", WEB / "public" / "preview.png")
        house.stop()


def draw(page: Page, cover: str, picture: Path) -> None:
    page.goto("/")
    page.wait_for_selector("[data-test^=game-]")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(STAGE, cover)
    page.screenshot(path=picture)


if __name__ == "__main__":
    main()
