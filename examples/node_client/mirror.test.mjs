// What was recorded at a house (tests/golden), folded step by step, and compared with the house's own views.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { GAMES } from "./games/index.mjs";
import { Mirror } from "./mirror.mjs";

const GOLDEN = new URL("../../tests/golden/", import.meta.url);
const SESSIONS = new URL("frames/", GOLDEN);

const names = (folder) => readdirSync(folder).filter((name) => /(?<!\.match)\.jsonl$/.test(name));
const lines = (name, folder) =>
  readFileSync(new URL(name, folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

for (const name of names(SESSIONS)) {
  test(`a session at a table: ${name}`, () => {
    const mirror = new Mirror();
    for (const { heard, shown, seat } of lines(name, SESSIONS)) {
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

for (const name of names(GOLDEN)) {
  test(`a round with every event: ${name}`, () => {
    const [{ game, options, players, view }, ...steps] = lines(name, GOLDEN);
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
