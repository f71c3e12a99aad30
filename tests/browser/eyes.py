"""How a page is looked at: what a screen reader would miss, and what does not fit, in any language."""

from collections.abc import Iterable
from pathlib import Path

from tests.browser.people import PATIENCE_MS, SIZES, Device, Person

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
# All languages in one call: most of what each of them costs would be the way to the page and back.
LOOK_IN_EACH = f"""async ([languages, patience]) => {{
    const looks = [{", ".join(LOOKS)}];
    const change = {CHANGE};
    const page = document.documentElement;
    const speaks = (language) => new Promise((spoken, unheard) => {{
        const late = AbortSignal.timeout(patience);
        late.onabort = () => unheard(new Error(`the page never speaks ${{language}}`));
        const listen = () => {{ if (page.lang === language) spoken(); }};
        new MutationObserver(listen).observe(page, {{ attributeFilter: ["lang"] }});
        listen();
    }});
    const faults = [];
    for (const language of languages) {{
        await change({{ language }});
        await speaks(language);
        await document.fonts.ready;
        await new Promise((laidOut) => new ResizeObserver(laidOut).observe(document.body));
        faults.push(...looks.flatMap((look) => look()).map((fault) => `${{language}}: ${{fault}}`));
    }}
    return faults;
}}"""
OUTLINED = "[data-test=shout]"  # axe-core takes the outline of letters for the letters
RUN_AXE = """async ([exclude, only]) => {
    const { violations } = await axe.run({ exclude }, {
        resultTypes: ["violations"],
        preload: false, // no rule needs the style sheets once more
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
    found = person.page.evaluate(LOOK_IN_EACH, [[*languages], PATIENCE_MS])
    return [str(fault) for fault in found]


def violations(person: Person, *only: str) -> list[str]:
    """What axe-core has to say against the page; `only` are the ids of its rules."""
    person.until(AT_REST)
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [str(found) for found in person.page.evaluate(RUN_AXE, [[OUTLINED], list(only)])]
