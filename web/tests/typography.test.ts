// Texts are set as one sets them in their language.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/words/languages";

const SRC = new URL("../src", import.meta.url).pathname;
const files = (readdirSync(SRC, { recursive: true }) as string[]).map((path) => path.replaceAll("\\", "/"));

/** What no text says, by what is wrong with it. */
const WRONG: Record<Language | "all", Record<string, RegExp>> = {
  all: {
    "a straight apostrophe": /\p{L}'\p{L}/u,
    "three dots for an ellipsis": /\.\.\./,
  },
  de: { "a quotation mark of another language": /[«»”]|“[^„]*“/ },
  en: { "a quotation mark of another language": /[«»„]/ },
  es: {
    "a question without its ¿": /^[^¿]*\?/,
    "an exclamation without its ¡": /^[^¡]*!/,
    "a quotation mark of another language": /[„“”]/,
  },
  fr: {
    "no narrow space before a high mark": /[^\u202f!?](?<!\d)[;:!?»](?!\d)/,
    "no narrow space after «": /«[^\u202f]/,
    "a quotation mark of another language": /[„“”]/,
  },
  it: { "a quotation mark of another language": /[„“”]/ },
  nl: { "a quotation mark of another language": /[«»„]/ },
};

/** Whatever a text may be told: names, numbers, lists. */
const TOLD: readonly unknown[] = ["2", "1", 0, ["2"]];

/** All texts of a module, said with whatever can be told them. */
function said(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return TOLD.flatMap((told) => attempted(words as Say, told));
  return Object.values(words as object).flatMap(said);
}

type Say = (...told: unknown[]) => string;

function attempted(say: Say, told: unknown): string[] {
  try {
    return [say(...Array.from({ length: say.length }, () => told))];
  } catch {
    return [];
  }
}

/** Sentences of a manual, without what is markup. */
function sentences(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8")
    .replaceAll(/!\[(.*?)\]\(\w+\s+"(.*?)"\)/gs, "$1\n\n$2")
    .replaceAll(/^```\w*|^\w+:(?= )|\*\*|\{#?\w+\}|\[[A-Z]+-\d+\]|^-+$|\|/gm, "");
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*| +/g, (gap) => (gap.includes("\u202f") ? gap : " ")));
}

describe.each(LANGUAGES)("in %s", (language) => {
  const own = files.filter((path) => new RegExp(`(words|manual)/${language}\\.(ts|md)$`).test(path));
  it.each(own)("%s", async (path) => {
    const texts = path.endsWith(".md") ? sentences(path) : said((await import(join(SRC, path))).default);
    const mistakes = Object.entries({ ...WRONG.all, ...WRONG[language] }).flatMap(([what, pattern]) =>
      texts.filter((text) => pattern.test(text)).map((text) => `${what}: ${text}`),
    );
    expect(mistakes).toEqual([]);
  });
});
