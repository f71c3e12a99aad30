// The booklets tell every rule of their game, exactly once, and say the same in every language.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { piecesOf } from "../src/screens/rules/markup";
import { LANGUAGES, type Language } from "../src/words/localized";
import type { Manual, Passage } from "../src/words/manual";

const RULEBOOKS = { ligretto: "LIG", blitz: "BLZ", dice: "DIC", board: "BRD" } as const;

const manuals = import.meta.glob<{ default: Manual }>("../src/games/*/manual/words/*.ts", { eager: true });

function manual(game: string, language: Language): Manual {
  const found = manuals[`../src/games/${game}/manual/words/${language}.ts`];
  if (!found) throw new Error(`${game} has no manual in ${language}`);
  return found.default;
}

const english = (game: string): Manual => manual(game, "en");

function textsOf({ text = [], points = [] }: Passage): string[] {
  return [...text, ...points];
}

function rulesIn(texts: string[]): string[] {
  return texts.flatMap(piecesOf).flatMap((piece) => (piece.is === "rule" ? [piece.id] : []));
}

function rulesOf(book: Manual): string[] {
  return rulesIn([book.aim, ...book.chapters.flatMap(({ passages }) => passages.flatMap(textsOf))]);
}

function rulebook(file: string, prefix: string): string[] {
  const text = readFileSync(new URL(`../../docs/rules/${file}.md`, import.meta.url), "utf8");
  return [...text.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].flatMap(([, id]) =>
    id?.startsWith(prefix) ? [id] : [],
  );
}

/** What a translation must not change: chapters, and in each passage the figure, the table and the rules. */
function skeleton(book: Manual): unknown {
  return book.chapters.map(({ id, passages }) => ({
    id,
    passages: passages.map((passage) => ({
      figure: passage.figure?.name,
      paragraphs: passage.text?.length,
      points: passage.points?.length,
      table: passage.table && [passage.table.head.length, ...passage.table.rows.map((row) => row.length)],
      rules: rulesIn(textsOf(passage)).sort(),
    })),
  }));
}

describe.each(Object.entries(RULEBOOKS))("the booklet of %s", (game, prefix) => {
  it("tells every rule of its rulebook", () => {
    const told = new Set(rulesOf(english(game)));
    expect(rulebook(game, prefix).filter((id) => !told.has(id))).toEqual([]);
  });

  it("tells no rule twice, for each is an anchor", () => {
    const told = rulesOf(english(game));
    expect(told.filter((id, n) => told.indexOf(id) !== n)).toEqual([]);
  });

  it("names only rules that there are", () => {
    const known = new Set([
      ...Object.entries(RULEBOOKS).flatMap(([file, start]) => rulebook(file, start)),
      ...rulebook("README", "ALL"),
    ]);
    expect(rulesOf(english(game)).filter((id) => !known.has(id))).toEqual([]);
  });

  it("has chapters with names of their own, none of them a rule's", () => {
    const ids = english(game).chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
  });

  it.each(LANGUAGES)("is built alike in %s", (language) => {
    expect(skeleton(manual(game, language))).toEqual(skeleton(english(game)));
  });
});

describe("the page of the rules", () => {
  it("reads the marks of a text", () => {
    expect(piecesOf("**Turn** three. [LIG-12] Press {hand}.")).toEqual([
      { is: "term", text: "Turn" },
      { is: "words", text: " three." },
      { is: "rule", id: "LIG-12" },
      { is: "words", text: " Press " },
      { is: "key", name: "hand" },
      { is: "words", text: "." },
    ]);
  });
});
