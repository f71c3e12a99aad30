// What was recorded at a house (tests/games/GAME/golden), folded step by step, and compared with the house's own views.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { GAMES } from "./games/index.mjs";
import { Mirror } from "./mirror.mjs";

const GOLDEN = Object.keys(GAMES).map(
  (game) => new URL(`../../tests/games/${game}/golden/`, import.meta.url),
);
const SESSIONS = GOLDEN.map((folder) => new URL("frames/", folder));

const files = (folder) =>
  readdirSync(folder)
    .filter((name) => /(?<!\.match)\.jsonl$/.test(name))
    .map((name) => new URL(encodeURIComponent(name), folder));
const nameOf = (file) => decodeURIComponent(file.pathname.split("/").at(-1));
const lines = (file) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

for (const file of SESSIONS.flatMap(files)) {
  test(`a session at a table: ${nameOf(file)}`, () => {
    const mirror = new Mirror();
    for (const { heard, shown, seat } of lines(file)) {
      if (heard) mirror.hear(heard);
      if (!shown) continue;
      const { number, table, round = null } = shown;
      assert.deepEqual(
        lean([mirror.number, mirror.seat, mirror.table, mirror.round]),
        lean([number, seat, table, round]),
      );
    }
  });
}

for (const file of GOLDEN.flatMap(files)) {
  test(`a round with every event: ${nameOf(file)}`, () => {
    const [{ game, options, players, view }, ...steps] = lines(file);
    const mirror = dealt(game, options, players, view);
    for (const { legal, events, view } of steps) {
      checkChoices(mirror, legal);
      mirror.hear({ frame: "happened", number: mirror.number + 1, events });
      assert.equal(mirror.table.phase, mirror.round.phase);
      if (view) assert.deepEqual(lean(mirror.round), lean(view));
    }
  });
}

function dealt(game, options, players, round) {
  const table = { game, options, phase: round.phase, players: Array(players).fill({}) };
  const mirror = new Mirror();
  mirror.hear({ frame: "snapshot", epoch: 1, number: 0, table, round });
  return mirror;
}

/** The house accepts what the example would do. Where there is too much to list, it has null. */
function checkChoices({ round, table }, legal) {
  for (const [seat, commands] of legal.entries()) {
    const command = GAMES[table.game].choose(round, seat, table.options);
    if (command && commands)
      assert(
        commands.some((other) => isAlike(command, other)),
        JSON.stringify(command),
      );
  }
}

/** Who was on top need not be said. */
function isAlike(command, { onto, ...rest }) {
  const { owner, ...seen } = onto ?? {};
  return JSON.stringify(lean(command)) === JSON.stringify(lean(onto ? { ...rest, onto: seen } : rest));
}

/** Without what a house leaves out: whatever has its default. */
function lean(value) {
  if (Array.isArray(value)) return value.map(lean);
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([, part]) => part !== 0 && part && part.length !== 0);
  return Object.fromEntries(kept.sort().map(([name, part]) => [name, lean(part)]));
}
