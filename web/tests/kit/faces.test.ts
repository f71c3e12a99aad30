// Every bot has the face of its tree, whatever the language of its name.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faceOf, TREES, treeOf } from "../../src/kit/faces";
import { LANGUAGES } from "../../src/words/languages";

const NAMES = readFileSync(new URL("../../../src/pellmell/bots/names.py", import.meta.url), "utf8");

/** The house's names in a language, as they stand in its code. */
function namesIn(language: string): string[] {
  const pattern =
    language === "en" ? /^NAMES = \((.*?)\)/m : new RegExp(`^ {4}"${language}": \\((.*?)^ {4}\\)`, "ms");
  const [, list = ""] = pattern.exec(NAMES) ?? [];
  return [...list.matchAll(/"(\p{L}+)"/gu)].flatMap(([, name]) => name ?? []);
}

describe.each(LANGUAGES)("the bots' names in %s", (language) => {
  it("are those of all trees that have a face, each once", () => {
    expect(namesIn(language).map(treeOf).sort()).toEqual([...TREES].sort());
  });
});

it("gives a stranger a face, always the same", () => {
  expect(faceOf("Somebody")).toBe(faceOf("Somebody"));
});
