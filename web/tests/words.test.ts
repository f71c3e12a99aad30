// Every text is there in every language, and none is there that nobody says.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { joined } from "../src/words/joined";
import { LANGUAGES } from "../src/words/languages";

const SRC = new URL("../src", import.meta.url).pathname;
const files = (readdirSync(SRC, { recursive: true }) as string[]).map((path) => path.replaceAll("\\", "/"));
const english = files.filter((path) => /(^|\/)words\/en\.ts$/.test(path));
const isText = /(^|\/)words\/(de|en|es|fr|it|nl)\.ts$/;
const code = files
  .filter((path) => /\.tsx?$/.test(path) && !isText.test(path))
  .map((path) => readFileSync(join(SRC, path), "utf8"))
  .join("\n");

/** Paths of all texts, as `home.playNow`. */
function paths(words: object, above: string[] = []): string[][] {
  return Object.entries(words).flatMap(([key, value]) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? paths(value, [...above, key])
      : [[...above, key]],
  );
}

/** By its own name, or looked up in what it is part of, as in `parts[item]`. */
function isSaid(path: string[]): boolean {
  if (new RegExp(`\\b${path.slice(-2).join("\\.")}\\b`).test(code)) return true;
  return path.slice(0, -1).some((part) => new RegExp(`\\b${part}(\\[|\\(\\)\\[|\\)|;|,| as )`).test(code));
}

describe.each(english)("%s", (file) => {
  it.each(LANGUAGES)("is there in %s", (language) => {
    expect(files).toContain(file.replace(/en\.ts$/, `${language}.ts`));
  });

  it.runIf(!/lesson/.test(file))("says nothing that nobody says", async () => {
    const { default: words } = (await import(join(SRC, file))) as { default: object };
    const unsaid = paths(words).filter((path) => !isSaid(path));
    expect(unsaid.map((path) => path.join("."))).toEqual([]);
  });
});

it("a game's own words stand beside those that it shares", () => {
  const shared = { shouts: { call: "Wrong!" }, options: { stop: { name: "The stop" } } };
  const own = { shouts: { stop: "Done!" }, options: { stop: { values: { called: "When called" } } } };
  expect(joined(shared, own)).toEqual({
    shouts: { call: "Wrong!", stop: "Done!" },
    options: { stop: { name: "The stop", values: { called: "When called" } } },
  });
});
