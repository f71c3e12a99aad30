"""Pictures of every screen in ten sizes, and one sheet with all of them, in build/shots.

python -m tools.shots              all of them
python -m tools.shots race home    those whose names begin so; 'race, clear palette' is one

The client has to be built (tools/build_client.py). The scenes are in tools/scenes.py.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.people import SIZES, TOUCHED, Device, Person
from tools.chromium import chromium
from tools.scenes import SCENES
from tools.staging import Scene, Stage

SHOTS = Path(__file__).parents[1] / "build" / "shots"
RESIZED_MS = 400
SHEET_MS = 300_000  # it is as long as a house is high
SCALE = 0.5  # of the pictures on the sheet
WIDEST = 560  # px of them
SHEET = """<!doctype html><html lang="en"><meta charset="utf-8"><title>pellmell: every screen</title><style>
body {{ margin: 24px; background: #20242a; color: #eee; font: 14px/1.4 system-ui, sans-serif }}
section {{ display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; margin-bottom: 32px }}
h2 {{ width: 120px; margin: 0; font-size: 15px; flex: none }}
figure {{ margin: 0 }} img {{ display: block; border-radius: 6px }}
figcaption {{ color: #9aa; max-width: 420px }} .trouble {{ color: #ff9d8a }}
</style>{sections}</html>
"""


@dataclass(frozen=True)
class Shot:
    scene: str
    device: Device
    file: Path
    trouble: str


def main(wanted: list[str]) -> int:
    scenes = [scene for scene in SCENES if not wanted or scene.name.startswith(tuple(wanted))]
    if not scenes:
        print("no such scene; there are:", *(scene.name for scene in SCENES), sep="\n  ")
        return 2
    SHOTS.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        house = _house(stack)
        stage: Stage = {"usual": house, "slow": house, "quick": _house(stack, "--speed=10")}
        browser = stack.enter_context(chromium())
        shots = list(_taken(browser, stage, scenes))
        _make_sheet(browser, shots)
    troubles = [shot for shot in shots if shot.trouble]
    print(f"{SHOTS}/index.html: {len(shots)} pictures, {len(troubles)} with trouble")
    return 1 if troubles else 0


def _house(stack: ExitStack, *settings: str) -> House:
    house = House(Path(stack.enter_context(TemporaryDirectory())), *settings)
    stack.callback(house.stop)
    return house


def _taken(browser: Browser, stage: Stage, scenes: list[Scene]) -> Iterator[Shot]:
    """What is touched is one device that is turned and stretched, all else one window: neither comes anew."""
    for scene in scenes:
        touched = [device for device in scene.devices if device in TOUCHED]
        others = [device for device in scene.devices if device not in TOUCHED]
        for devices in filter(None, [touched, others]):
            for shot in _take(browser, stage, scene, devices):
                print(f"{scene.name}, {shot.device}{': ' if shot.trouble else ''}{shot.trouble}", flush=True)
                yield shot


def _take(browser: Browser, stage: Stage, scene: Scene, devices: list[Device]) -> Iterator[Shot]:
    """Whatever goes wrong is said beside the picture of what is to be seen."""
    house = stage[scene.pace]
    person = Person(browser, house.url, devices[0]).expects("status of 404")
    trouble = _went(scene, house, person)
    person.page.wait_for_timeout(scene.settle_ms)
    for device in devices:
        file = SHOTS / f"{re.sub(r'[^a-z]+', '-', scene.name)}.{device}.png"
        width, height = SIZES[device]
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(RESIZED_MS)
        person.picture(file)
        yield Shot(scene.name, device, file, " | ".join(filter(None, [trouble, *person.troubles])))
    person.leave()


def _went(scene: Scene, house: House, person: Person) -> str:
    """What went wrong on the way."""
    try:
        scene.go(house, person)
    except Exception as error:
        return f"not reached: {error}".partition("\n")[0]
    return ""


def _make_sheet(browser: Browser, shots: list[Shot]) -> None:
    names = dict.fromkeys(shot.scene for shot in shots)
    sections = "".join(_section(name, [shot for shot in shots if shot.scene == name]) for name in names)
    sheet = SHOTS / "index.html"
    sheet.write_text(SHEET.format(sections=sections), encoding="utf-8")
    page = browser.new_page(viewport={"width": 2000, "height": 1000})
    page.goto(sheet.as_uri())
    page.screenshot(path=SHOTS / "sheet.png", full_page=True, timeout=SHEET_MS)


def _section(name: str, shots: list[Shot]) -> str:
    return f"<section><h2>{escape(name)}</h2>{''.join(map(_figure, shots))}</section>"


def _figure(shot: Shot) -> str:
    trouble = f'<div class="trouble">{escape(shot.trouble)}</div>' if shot.trouble else ""
    name = shot.file.name
    picture = f'<a href="{name}"><img src="{name}" width="{_width(shot):.0f}" alt=""></a>'
    return f"<figure>{picture}<figcaption>{shot.device}{trouble}</figcaption></figure>"


def _width(shot: Shot) -> float:
    return min(WIDEST, SIZES[shot.device][0] * SCALE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
