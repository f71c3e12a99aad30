// The booklets tell every rule of their game, exactly once. That all languages are built alike is for the compiler of
// the manuals to say: plugins/manual.test.ts.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { piecesOf } from "../src/screens/rules/markup";
import type { Manual, Passage } from "../src/words/manual";

const manuals = import.meta.glob<{ default: Manual }>("../src/games/*/manual/*.md", { eager: true });
const pictured = import.meta.glob<{ FIGURES: readonly string[]; LABELS: readonly string[] }>(
  "../src/games/*/manual/words.ts",
  { eager: true },
);

/** Of every game that has one. */
const GAMES = Object.keys(pictured).map((path) => path.split("/")[3] ?? "");

function english(game: string): Manual {
  const found = manuals[`../src/games/${game}/manual/en.md`];
  if (!found) throw new Error(`src/games/${game}/manual/en.md is missing: write the manual there first`);
  return found.default;
}

function textsOf({ text = [], points = [] }: Passage): string[] {
  return [...text, ...points];
}

function rulesIn(texts: string[]): string[] {
  return texts.flatMap(piecesOf).flatMap((piece) => (piece.is === "rule" ? [piece.id] : []));
}

function rulesOf(book: Manual): string[] {
  return rulesIn([book.aim, ...book.chapters.flatMap(({ passages }) => passages.flatMap(textsOf))]);
}

function rulebook(game: string): string[] {
  return stated(`src/pellmell/games/${game}/rulebook.md`);
}

function stated(page: string): string[] {
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), "utf8");
  return [...text.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].flatMap(([, id]) => id ?? []);
}

function figuresOf(book: Manual): string[] {
  return book.chapters.flatMap(({ passages }) => passages.flatMap(({ figure }) => figure?.name ?? []));
}

describe.each(GAMES)("the booklet of %s", (game) => {
  it("tells every rule of its rulebook", () => {
    const told = new Set(rulesOf(english(game)));
    expect(rulebook(game).filter((id) => !told.has(id))).toEqual([]);
  });

  it("tells no rule twice, for each is an anchor", () => {
    const told = rulesOf(english(game));
    expect(told.filter((id, n) => told.indexOf(id) !== n)).toEqual([]);
  });

  it("names only rules that there are", () => {
    const known = new Set([...GAMES.flatMap(rulebook), ...stated("docs/rules/README.md")]);
    expect(rulesOf(english(game)).filter((id) => !known.has(id))).toEqual([]);
  });

  it("shows each picture of its words.ts once, and has each label", () => {
    const { FIGURES = [], LABELS = [] } = pictured[`../src/games/${game}/manual/words.ts`] ?? {};
    const sorted = (names: readonly string[]): string[] => [...names].sort();
    const where = `games/${game}/manual: words.ts and en.md must name the same`;
    expect(sorted(figuresOf(english(game))), `${where} pictures`).toEqual(sorted(FIGURES));
    expect(sorted(Object.keys(english(game).labels)), `${where} labels`).toEqual(sorted(LABELS));
  });
});

describe("the page of the rules", () => {
  it("reads the marks of a text", () => {
    expect(piecesOf("**Turn** three. [ABC-12] Press {hand}.")).toEqual([
      { is: "term", text: "Turn" },
      { is: "words", text: " three." },
      { is: "rule", id: "ABC-12" },
      { is: "words", text: " Press " },
      { is: "key", name: "hand" },
      { is: "words", text: "." },
    ]);
  });
});
