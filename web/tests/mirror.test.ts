// What a player does is shown at once, and settled by the house's word.

import { describe, expect, test } from "vitest";
import type { StackingGame } from "../src/mechanics/stacking/game";
import type { StackingSnapshot } from "../src/mechanics/stacking/wire";
import type { Card } from "../src/net/wire";
import { FrameMissing } from "../src/table/known";
import type { House } from "./house";
import { dealt, houseWith, placed } from "./mechanics/stacking/sample";

const RED_2: Card = ["red", 2];
const playRed = { do: "play", card: RED_2 } as const;
const turn = { do: "turn" } as const;

function tops(round: StackingSnapshot | null): string[] {
  return (round?.piles ?? []).map(({ cards }) => cards.at(-1)?.join(" ") ?? "");
}

describe("a round that is over", () => {
  const result = { ending: "stop", points: [1, -1], parts: [{}, {}] } as const;
  const over = () => {
    const house = houseWith();
    house.happens([{ event: "race_stopped", ending: "stop", by: 0 }]);
    house.happens([{ event: "scored", result: { ...result, points: [1, -1], parts: [{}, {}] } }]);
    house.happens([{ event: "round_closed", round: 1, totals: [1, -1], seed: "", nonces: [] }]);
    return house;
  };
  const shownAgain = (house: House<StackingGame>, round: number) => {
    const table = house.mirror.known?.table;
    if (!table?.match) throw new Error("there is no match");
    const { number } = house.mirror.known ?? { number: 0 };
    const shown = { ...table, match: { ...table.match, round } };
    house.mirror.hear({ frame: "snapshot", epoch: 2, number, at: 0, table: shown });
    return house.mirror.known?.last?.score;
  };

  test("is known by its score, until another one is", () => {
    expect(shownAgain(over(), 1)).toMatchObject(result);
    expect(shownAgain(over(), 2)).toBeUndefined();
  });
});

describe("what was done", () => {
  test("is shown before the house knows, and stays when it does", () => {
    const { mirror } = houseWith();
    const [frame, moments] = mirror.send(playRed);
    expect(frame).toEqual({ frame: "command", n: 1, seen: 0, command: playRed });
    expect(moments).toEqual([{ moment: "done", n: 1, events: [placed(0, RED_2, 0, "stock")] }]);
    expect(tops(mirror.round())).toEqual(["red 2"]);
    expect(tops(mirror.known?.round ?? null)).toEqual(["red 1"]);
  });

  test("is answered by what happened", () => {
    const house = houseWith();
    house.mirror.send(playRed);
    const event = placed(0, RED_2, 0, "stock", ["green", 8]);
    expect(house.happens([event], { seat: 0, n: 1 })).toEqual([
      { moment: "happened", seat: 0, events: [event], expected: true },
      { moment: "answered", n: 1 },
    ]);
    expect(house.mirror.round()).toBe(house.mirror.known?.round);
    expect(house.mirror.round()?.areas[0]?.stock_top).toEqual(["green", 8]);
  });

  test("is taken back when somebody was quicker, at once and not only when the house says so", () => {
    const house = houseWith();
    house.mirror.send(playRed);
    house.happens([placed(1, RED_2, 0, 1)], { seat: 1, n: 1 });
    expect(house.mirror.round()?.areas[0]?.stock_top).toEqual(RED_2);
    const refused = { frame: "refused", n: 1, rule: "ALL-3", reason: "", by: 1, ms: 12 } as const;
    expect(house.mirror.hear(refused)).toEqual([
      { moment: "refused", n: 1, command: playRed, refused, events: [placed(0, RED_2, 0, "stock")] },
    ]);
  });

  test("is not shown if it would be refused, or if the table stands still", () => {
    const house = houseWith();
    expect(house.mirror.send({ do: "play", card: ["green", 5] })[1]).toEqual([]);
    house.happens([{ event: "paused" }]);
    expect(house.mirror.foresee(playRed)).toBeNull();
    house.happens([{ event: "resumed" }]);
    expect(house.mirror.foresee(playRed)).toBeNull();
    house.happens([{ event: "countdown_ended" }]);
    expect(house.mirror.foresee(playRed)).toHaveLength(1);
  });

  test("a vote ends the round of a table that is paused", () => {
    const house = houseWith();
    house.happens([{ event: "paused" }]);
    house.happens([
      { event: "voted", seat: 0 },
      { event: "race_stopped", ending: "vote" },
    ]);
    expect(house.mirror.known?.table.phase).toBe("stopped");
  });

  test("by somebody else with the same number is no answer", () => {
    const house = houseWith();
    house.mirror.send(turn);
    house.happens([{ event: "turned", seat: 1, count: 3, shows: ["red", 9] }], { seat: 1, n: 1 });
    expect(house.mirror.again()).toHaveLength(1);
  });
});

describe("cards that nobody knows yet", () => {
  test("are left out, and counted", () => {
    const { mirror } = houseWith();
    mirror.send(turn);
    mirror.send(playRed);
    expect(mirror.round()?.areas[0]).toMatchObject({
      visible: null,
      turned_count: 3,
      hand_count: 6,
      stock_top: null,
      stock_count: 9,
    });
  });

  test("leave a gap in the row open that they will fill", () => {
    const { mirror } = houseWith();
    mirror.send(playRed);
    const [, moments] = mirror.send({ do: "start", card: ["blue", 1] });
    expect(moments).toEqual([{ moment: "done", n: 2, events: [placed(0, ["blue", 1], 1, 0)] }]);
    expect(mirror.round()?.areas[0]).toMatchObject({
      row: [[], [["green", 5]], [["yellow", 7]]],
      stock_count: 8,
    });
  });

  test("are shown if they were sent ahead, one of each kind", () => {
    const { mirror } = houseWith();
    mirror.hear({ frame: "ahead", cards: { turn: ["red", 7], stock: ["green", 8] } });
    mirror.send(playRed);
    mirror.send(turn);
    expect(mirror.round()?.areas[0]).toMatchObject({ visible: ["red", 7], stock_top: ["green", 8] });
    mirror.send(turn);
    expect(mirror.round()?.areas[0]).toMatchObject({ visible: null, turned_count: 6 });
  });

  test("are forgotten when all hands are moved on", () => {
    const house = houseWith();
    house.mirror.hear({ frame: "ahead", cards: { turn: ["red", 7] } });
    house.happens([{ event: "rotated" }, { event: "frozen" }]);
    expect(house.mirror.known?.ahead).toBeNull();
  });
});

describe("a lost line", () => {
  test("is followed by what was not answered, and what the house has decided meanwhile is taken", () => {
    const house = houseWith();
    const { mirror } = house;
    const [first] = mirror.send(playRed);
    const [second] = mirror.send(turn);
    expect(mirror.hello()).toMatchObject({ epoch: 1, seen: 0, token: "token" });
    house.welcome({ answered: 1 });
    expect(mirror.again()).toEqual([first, second]);
    house.happens([placed(0, RED_2, 0, "stock", ["green", 8])], { seat: 0, n: 1 });
    expect(mirror.hear({ frame: "refused", n: 1, rule: "", reason: "decided" })).toEqual([]);
    expect(mirror.again()).toEqual([second]);
  });

  test("with a frame missing after it says so, and what is told again changes nothing", () => {
    const house = houseWith();
    const frame = { frame: "happened", at: 0, events: [{ event: "voted", seat: 1 }] } as const;
    const again = { ...frame, events: [...frame.events] };
    expect(() => house.mirror.hear({ ...again, number: 2 })).toThrow(FrameMissing);
    house.mirror.hear({ ...again, number: 1 });
    const known = house.mirror.known;
    expect(house.mirror.hear({ ...again, number: 1 })).toEqual([]);
    expect(house.mirror.known).toBe(known);
  });

  test("to a house that was woken anew: nobody will answer what was under way", () => {
    const house = houseWith();
    house.mirror.send(playRed);
    expect(house.welcome({ epoch: 2 })).toMatchObject([{ moment: "refused", n: 1, command: playRed }]);
    expect(house.mirror.again()).toEqual([]);
    expect(house.show(dealt(), { epoch: 2, number: 40 })).toEqual([{ moment: "shown anew" }]);
    expect(house.mirror.known).toMatchObject({ epoch: 2, number: 40 });
    expect(house.mirror.round()).toBe(house.mirror.known?.round);
  });

  test("while sitting down: the snapshot says whether the seat is ours", () => {
    const house = houseWith(null);
    const { mirror } = house;
    const [sitDown] = mirror.send({ do: "sit_down", name: "Ada" });
    expect(mirror.hello()).not.toHaveProperty("seen");
    house.welcome();
    expect(mirror.again()).toEqual([sitDown]);
    house.welcome({ seat: 1 });
    expect(mirror.again()).toEqual([]);
    expect(house.show(dealt())).toEqual([{ moment: "shown anew" }, { moment: "answered", n: 1 }]);
    expect(mirror.known?.seat).toBe(1);
  });
});

describe("seats", () => {
  test("move up when one before them is given up", () => {
    const house = houseWith(1);
    house.happens([{ event: "rose", seat: 0 }], { seat: 0, n: 1 });
    expect(house.mirror.known?.seat).toBe(0);
    expect(house.mirror.known?.table.players).toEqual([{ name: "Player 1" }]);
    house.happens([{ event: "rose", seat: 0 }], { seat: 0, n: 4 });
    expect(house.mirror.known?.seat).toBeNull();
  });

  test("of those who left a match are free in the next one", () => {
    const house = houseWith(1);
    house.happens([
      { event: "left", seat: 0 },
      { event: "departed", seat: 0 },
    ]);
    expect(house.mirror.known?.seat).toBe(1);
    expect(house.mirror.round()?.gone).toEqual([0]);
    house.happens([{ event: "match_opened", handicaps: [0] }]);
    expect(house.mirror.known?.seat).toBe(0);
  });

  test("of a round that everybody has left are all that stays", () => {
    const house = houseWith(1);
    house.happens([{ event: "table_reopened" }]);
    expect(house.mirror.known?.table.phase).toBe("gathering");
    expect(house.mirror.known?.round).toBeNull();
  });
});
