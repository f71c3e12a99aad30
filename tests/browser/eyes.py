"""How a page is looked at: what a screen reader would miss, and what does not fit, in any language."""

from collections.abc import Iterable
from pathlib import Path

from tests.browser.people import SIZES, Device, Person

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCRIPTS = Path(__file__).parent / "scripts"
LOOKS = [(SCRIPTS / name).read_text(encoding="utf-8") for name in ("overflow.js", "covered.js")]
LANGUAGES = "de", "es", "fr", "it", "nl", "en"  # and so it stays English

CHANGE = """async (changes) => {
    const key = "pellmell settings";
    const before = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...before, ...changes }));
    dispatchEvent(new StorageEvent("storage", { key }));
}"""
AT_REST = """() => document.getAnimations().every(({ playState, effect, timeline }) =>
    playState !== "running" || timeline !== document.timeline
        || effect?.getTiming().iterations === Infinity)"""
LAID_OUT = """async ([width, height]) => {
    await new Promise((laidOut) => new ResizeObserver(laidOut).observe(document.body));
    return innerWidth === width && innerHeight === height;
}"""
SPEAKS = """async (language) => {
    await document.fonts.ready;
    const speaks = document.documentElement.lang === language;
    await new Promise((laidOut) => new ResizeObserver(laidOut).observe(document.body));
    return speaks;
}"""
OUTLINED = "[data-test=shout]"  # axe-core takes the outline of letters for the letters
RUN_AXE = """async ([exclude, only]) => {
    const { violations } = await axe.run({ exclude }, {
        resultTypes: ["violations"],
        ...(only.length ? { runOnly: { type: "rule", values: only } } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""


def change(person: Person, **settings: object) -> None:
    """As somebody would in another tab."""
    person.page.evaluate(CHANGE, settings)


def ready_to_stand_still(person: Person) -> None:
    """Before the page is loaded: what the house says can then be kept from it."""
    person.page.add_init_script(path=SCRIPTS / "still.js")


def stand_still(person: Person) -> None:
    """Whatever goes on at the table, the page shows what it shows."""
    person.page.evaluate("() => { window.still = true; }")


def stretch(person: Person, device: Device) -> None:
    """The page to the size of another device."""
    width, height = SIZES[device]
    person.page.set_viewport_size({"width": width, "height": height})
    person.until(LAID_OUT, [width, height])


def overflows(person: Person, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """What does not fit, or lies on a seat, in any of the languages."""
    return [fault for language in languages for fault in _overflows_in(person, language)]


def _overflows_in(person: Person, language: str) -> list[str]:
    change(person, language=language)
    person.until(SPEAKS, language)
    return [f"{language}: {fault}" for look in LOOKS for fault in person.page.evaluate(look)]


def violations(person: Person, *only: str) -> list[str]:
    """What axe-core has to say against the page; `only` are the ids of its rules."""
    person.until(AT_REST)
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [str(found) for found in person.page.evaluate(RUN_AXE, [[OUTLINED], list(only)])]
