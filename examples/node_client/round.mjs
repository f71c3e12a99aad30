#!/usr/bin/env node
// Plays a round with a bot of the house, and checks that it was dealt as it was promised.
//
//   node examples/node_client/round.mjs http://127.0.0.1:8765 ligretto
//
//   --option NAME=VALUE   of the game, as often as you like
//   --think MS            before each command; 400
//   --patience MS         until a house that does not answer is given up; 20000
//   --record FILE         keeps all that the house says, for verify.mjs

import { randomBytes } from "node:crypto";
import { appendFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client, openTable, Refused } from "./client.mjs";
import { Witness } from "./witness.mjs";

const { values: settings, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    option: { type: "string", multiple: true, default: [] },
    think: { type: "string", default: "400" },
    patience: { type: "string", default: "20000" },
    record: { type: "string" },
  },
});

async function main([house, game]) {
  if (!game) throw new Error("name a house and a game, as in: round.mjs http://127.0.0.1:8765 dice");
  const options = Object.fromEntries(settings.option.map((option) => option.split("=")));
  const witness = new Witness();
  const record = recorder(settings.record);
  const patience = Number(settings.patience);
  const hear = (frame, mirror) => {
    record(frame);
    witness.hear(frame, mirror);
  };
  const client = await Client.join(house, await openTable(house, game, options, patience), hear, patience);
  await begin(client);
  while (!witness.found.length) await step(client);
  const { players, match } = client.mirror.table;
  console.log(`${game}: ${players.map(({ name }, seat) => `${name} ${match.totals[seat]}`).join(", ")}`);
  console.log(`${game}: ${witness.found[0]}`);
  await client.do({ do: "leave" });
  client.close();
}

function recorder(file) {
  if (!file) return () => {};
  writeFileSync(file, "");
  return (frame) => appendFileSync(file, `${JSON.stringify(frame)}\n`);
}

/** A seat, a bot on the other one, and a number of our own in the deal. */
async function begin(client) {
  await client.do({ do: "sit_down", name: "Node bot" });
  await client.do({ do: "add_bot" });
  await client.do({ do: "open" });
  while (!client.mirror.mayGetReady) await client.change();
  await client.do({ do: "ready", nonce: randomBytes(16).toString("hex") });
}

/** Do something, after a moment, as a person would; or wait until there is something to do. */
async function step(client) {
  if (!client.mirror.choose()) return client.change();
  await sleep(Number(settings.think));
  const command = client.mirror.choose();
  try {
    if (command) await client.do(command);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`refused: ${error.message}`); // to be too late is part of the game
  }
}

main(positionals).catch((error) => {
  console.error(`${error.name}: ${error.cause?.message ?? error.message}`);
  process.exit(1);
});
