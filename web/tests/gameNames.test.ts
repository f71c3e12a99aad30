// A game is one folder: no file outside it says its name or title, or names one of its types, options, phases or rules.
//
// The code of a mechanic, and its tests, may name the options and rules of the games that are made of it; these may name
// each other's rules. Two kinds of text are left out: what tools.make_wire writes from the types of the house, which
// looks after its own names; and the notice on trademarks, `notAffiliated` of words/*.ts, which has to name the games.

import { describe, expect, test } from "vitest";
import type { GameName } from "../src/net/wire";
import {
  filesIn,
  GAMES,
  isKin,
  mechanicsOf,
  mentions,
  ownOptionsOf,
  read,
  type Term,
  termsOf,
} from "./mentions";

const TERMS = GAMES.flatMap(termsOf);
const FILES = ["src", "tests", "plugins", "public"]
  .flatMap(filesIn)
  .concat("index.html", "gallery.html", "vite.config.ts");
const MADE = /^\/\/.*\n\/\/ Made from the house's own types/;
const NOTICE = /notAffiliated:\s*"[^"\n]*"/;

const folderOf = (file: string) => /^(?:src|tests)\/(games|mechanics)\/(\w+)\//.exec(file)?.slice(1) ?? [];

function concerns(file: string, { game, what }: Term): boolean {
  const [kind, name] = folderOf(file);
  const shared = what === "option" || what === "rule";
  if (kind === "games")
    return what === "type" ? name !== game : what === "rule" && !isKin(name as GameName, game);
  return !(kind === "mechanics" && shared && mechanicsOf(game).includes(name ?? ""));
}

function withoutNotice(file: string, text: string): string {
  if (!/^src\/words\/..\.ts$/.test(file)) return text;
  return text.replace(NOTICE, (notice) => notice.replaceAll(/[^\n]/g, ""));
}

test("no file outside the folder of a game names it", () => {
  const found = FILES.flatMap((file) => {
    const text = read(file);
    if (MADE.test(text)) return [];
    const terms = TERMS.filter((term) => concerns(file, term));
    return mentions(file, withoutNotice(file, text), terms);
  });
  expect(found).toEqual([]);
});

describe.each(GAMES)("%s would be found", (game) => {
  const said = (text: string): string[] => mentions("some.ts", text, termsOf(game));

  test("by its folder and its own options, with file and line", () => {
    expect(said(`\nimport "../games/${game}/rules";`)).toContain(
      `some.ts:2 says games/${game}: name of games/${game}`,
    );
    for (const option of ownOptionsOf(game)) expect(said(`hides("${option}")`), option).not.toEqual([]);
  });

  test("and not by words that have it as a part", () => {
    expect(said(`"x${game}" key${game} ${game}s`)).toEqual([]);
  });
});
