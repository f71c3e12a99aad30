// The words by which a game is known, read from its folders, and where a text says one of them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameName } from "../src/net/wire";
import type { HomeListing } from "../src/words/homeListing";
import { goldenRounds, played } from "./golden";

export const WEB = fileURLToPath(new URL("..", import.meta.url));
const RULEBOOKS = fileURLToPath(new URL("../../src/pellmell/games", import.meta.url));
const listings = import.meta.glob<{ default: HomeListing }>("../src/games/*/homeListing.ts", { eager: true });

export const GAMES = readdirSync(join(WEB, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as GameName);

export interface Term {
  game: GameName;
  what: "name" | "title" | "type" | "option" | "phase" | "rule";
  said: RegExp;
}

/** Relative to `web/`, with slashes. */
export function filesIn(folder: string): string[] {
  return (readdirSync(join(WEB, folder), { recursive: true }) as string[])
    .map((path) => join(folder, path).replaceAll("\\", "/"))
    .filter((path) => /\.(tsx?|css|html|md|webmanifest)$/.test(path));
}

export const read = (path: string): string => readFileSync(join(WEB, path), "utf8");

const MECHANICS = new Map(GAMES.map((game) => [game, mechanicsIn(`src/games/${game}`)]));

/** The mechanics that a game is made of. */
export const mechanicsOf = (game: GameName): string[] => MECHANICS.get(game) ?? [];

function mechanicsIn(folder: string): string[] {
  const code = filesIn(folder).map(read).join("\n");
  return [...new Set([...code.matchAll(/\/mechanics\/(\w+)\//g)].map(([, name]) => name ?? ""))];
}

const word = (text: string): string =>
  `(?<![\\w-])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`;
const quoted = (text: string): string => `["'\`]${text}["'\`]`;

const KIT = filesIn("src/kit").map(read);
const AT_EVERY_TABLE = read("src/net/wire.ts");

/** A word that much of the kit says, which knows no game, is no game's own: somebody may call a game "count". */
const isOwn = (said: string): boolean => KIT.filter((text) => new RegExp(said).test(text)).length < 3;

export function termsOf(game: GameName): Term[] {
  const term = (what: Term["what"], said: string): Term => ({ game, what, said: new RegExp(said) });
  return [
    term("name", `games/${game}(?!\\w)`),
    ...[quoted(game)].filter(isOwn).map((said) => term("name", said)),
    ...titlesOf(game)
      .map(word)
      .filter(isOwn)
      .map((said) => term("title", said)),
    ...typesOf(game).map((type) => term("type", word(type))),
    ...ownOptionsOf(game).map((name) => term("option", name.includes("_") ? word(name) : quoted(name))),
    ...ownPhasesOf(game).map((phase) => term("phase", quoted(phase))),
    ...prefixesOf(game).map((prefix) => term("rule", `\\b${prefix}-\\d+`)),
  ];
}

function titlesOf(game: GameName): string[] {
  return [...new Set(Object.values(listings[`../src/games/${game}/homeListing.ts`]?.default.title ?? {}))];
}

const wireOf = (game: GameName): string => read(`src/games/${game}/wire.ts`);

function typesOf(game: GameName): string[] {
  return [...wireOf(game).matchAll(/^export (?:type|interface) (\w+)/gm)].flatMap(([, name]) => name ?? []);
}

/** Those of no game that is made of something else; and no word that is said at every table, as "stop" is. */
export function ownOptionsOf(game: GameName): string[] {
  const strangers = GAMES.filter((other) => !isKin(game, other)).flatMap(optionsOf);
  return optionsOf(game).filter((name) => !strangers.includes(name) && !isCommon(quoted(name)));
}

const isCommon = (said: string): boolean => new RegExp(said).test(AT_EVERY_TABLE) || !isOwn(said);

function optionsOf(game: GameName): string[] {
  const [, fields = ""] = /^export interface \w+Options \{\n(.*?)^\}/ms.exec(wireOf(game)) ?? [];
  return [...fields.matchAll(/^ {2}(\w+)\??:/gm)].flatMap(([, name]) => name ?? []);
}

/** The same game, or one that is made of the same. */
export function isKin(game: GameName, other: GameName): boolean {
  return game === other || mechanicsOf(game).some((name) => mechanicsOf(other).includes(name));
}

/** Those that no golden round of another game has. */
function ownPhasesOf(game: GameName): string[] {
  const others = GAMES.filter((other) => other !== game).flatMap(phasesOf);
  return phasesOf(game).filter((phase) => !others.includes(phase));
}

function phasesOf(game: GameName): string[] {
  const rounds = goldenRounds(game).flatMap((golden) => [...played(golden)].map(([round]) => round.phase));
  return [...new Set<string>(rounds)];
}

function prefixesOf(game: GameName): string[] {
  const rulebook = `${RULEBOOKS}/${game}/rulebook.md`;
  const text = existsSync(rulebook) ? readFileSync(rulebook, "utf8") : "";
  return [...new Set([...text.matchAll(/^- \*\*([A-Z]+)-\d+\*\*/gm)].map(([, prefix]) => prefix ?? ""))];
}

/** As `file:line says …`. */
export function mentions(file: string, text: string, terms: readonly Term[]): string[] {
  const said = terms.filter((term) => term.said.test(text));
  if (!said.length) return [];
  return text.split("\n").flatMap((line, n) =>
    said.flatMap(({ game, what, said }) => {
      const [found] = said.exec(line) ?? [];
      return found ? [`${file}:${n + 1} says ${found}: ${what} of games/${game}`] : [];
    }),
  );
}
