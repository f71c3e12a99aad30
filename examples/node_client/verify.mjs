#!/usr/bin/env node
// Checks a session that round.mjs has recorded: node examples/node_client/verify.mjs FILE

import { readFileSync } from "node:fs";
import { Dishonest } from "./deal.mjs";
import { Mirror } from "./mirror.mjs";
import { Witness } from "./witness.mjs";

function verify(file) {
  const mirror = new Mirror();
  const witness = new Witness();
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const frame = JSON.parse(line);
    mirror.hear(frame);
    witness.hear(frame, mirror);
  }
  return witness.found;
}

try {
  console.log(verify(process.argv[2]).join("\n") || "no round was heard from its deal to its end");
} catch (error) {
  if (!(error instanceof Dishonest)) throw error;
  console.log(`${error.name}: ${error.message}`);
  process.exitCode = 1;
}
