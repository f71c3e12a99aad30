// What a match is called, as a page learns it: when it is opened, or with the whole table.

import { expect, test } from "vitest";
import type { GameName, Happened, Snapshot } from "../../src/net/wire";
import { foldHappened, fromSnapshot, type Known, NOBODY } from "../../src/table/known";
import type { Rules } from "../../src/table/rules";

const rules = { concerns: () => false } as unknown as Rules<GameName>;
const nobody = { seat: null, waiting: null };
const gathering = {
  frame: "snapshot",
  epoch: 1,
  number: 1,
  at: 0,
  table: {
    code: "PEACHY",
    game: "",
    phase: "gathering",
    options: {},
    settings: {},
    players: [{ name: "Ann" }],
  },
} as unknown as Snapshot;
const opens: Happened = {
  frame: "happened",
  number: 2,
  at: 900,
  events: [{ event: "match_opened", handicaps: [0] }],
  match: "3f2a",
};
const shown = (frame: Snapshot): Known => fromSnapshot(frame, nobody, NOBODY, null);

test("who is there when it is opened is told then, and knows it from then on", () => {
  const opened = foldHappened(shown(gathering), opens, rules);
  expect(opened.table.match?.id).toBe("3f2a");
  const dealt: Happened = { frame: "happened", number: 3, at: 950, events: [{ event: "dealt", round: 1 }] };
  expect(foldHappened(opened, dealt, rules).table.match).toMatchObject({ id: "3f2a", round: 1 });
});

test("the next one has another id, and none if the house does not tell it", () => {
  const opened = foldHappened(shown(gathering), opens, rules);
  const { match, ...untold } = opens;
  expect(foldHappened(opened, { ...opens, number: 3, match: "77b0" }, rules).table.match?.id).toBe("77b0");
  expect(foldHappened(opened, { ...untold, number: 3 }, rules).table.match?.id).toBeUndefined();
});

test("who comes later is shown it", () => {
  const match = { round: 1, totals: [0], handicaps: [0], id: "3f2a" };
  const played = { ...gathering, table: { ...gathering.table, match } } as Snapshot;
  expect(shown(played).table.match?.id).toBe("3f2a");
});
