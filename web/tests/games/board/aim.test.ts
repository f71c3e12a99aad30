import { describe, expect, it } from "vitest";
import {
  type Aim,
  aimAt,
  aimToPay,
  brokenRule,
  commandOf,
  further,
  holds,
  isWhole,
  openSteps,
  oriented,
  steered,
} from "../../../src/games/board/aim";
import { jokerAt, meant, restingAt } from "../../../src/games/board/drop";
import { directionOf, spotOf, step } from "../../../src/games/board/picture";
import { type Field, fieldOf } from "../../../src/games/board/rulebook/field";
import { squareName } from "../../../src/games/board/rulebook/squares";
import type { BoardSnapshot } from "../../../src/games/board/wire";

const round: BoardSnapshot = {
  phase: "racing",
  board: "rgbyo/gbyor/byorg/yorgb/orgby",
  tokens: { 1: "c3", 2: "a1" },
  cards: [{ seat: 1, card: ["blue", "yellow"], near: "b2", far: "c2" }],
  jokers: {},
  hands: [],
  aside: [],
  judged: [],
  culprits: [],
  debts: [],
  duties: {},
  next_placer: 0,
};
const field: Field = fieldOf(round);

function along(aim: Aim, ...squares: string[]): Aim {
  return squares.reduce((before, square) => further(field, before, square), aim);
}

describe("squares", () => {
  it("have names and places, also beyond column z", () => {
    for (const spot of [
      { column: 0, row: 0 },
      { column: 25, row: 9 },
      { column: 26, row: 0 },
      { column: 44, row: 4 },
    ])
      expect(spotOf(squareName(spot))).toEqual(spot);
    expect(step("a1", "up")).toBeNull();
    expect(directionOf("c3", "c4")).toBe("down");
    expect(directionOf("c3", "d4")).toBeNull();
  });
});

describe("an aim", () => {
  it("goes from the token over free squares only", () => {
    expect(openSteps(field, aimAt(field, 1))).toEqual(["d3", "c4", "b3"]);
    expect(along(aimAt(field, 1), "c2").way).toEqual([]);
    expect(along(aimAt(field, 1), "d3", "d2").way).toEqual(["d3", "d2"]);
    expect(isWhole(along(aimAt(field, 1), "d3", "d2"))).toBe(true);
    expect(along(aimAt(field, 1), "d3", "c3").way).toEqual(["d3"]);
  });

  it("may come back over the bare square that its token leaves by a joker", () => {
    expect(along(aimAt(field, 1, 1), "d3", "c3", "b3").way).toEqual(["d3", "c3", "b3"]);
  });

  it("is steered by arrows, which undo and swing round", () => {
    let aim = steered(field, aimAt(field, 1), "right");
    expect(aim.way).toEqual(["d3"]);
    aim = steered(field, aim, "up");
    expect(aim.way).toEqual(["d3", "d2"]);
    aim = steered(field, aim, "right");
    expect(aim.way).toEqual(["d3", "e3"]);
    expect(steered(field, aim, "left").way).toEqual(["d3"]);
    expect(steered(field, steered(field, aim, "left"), "left").way).toEqual([]);
  });

  it("begins anywhere when it pays a debt", () => {
    expect(along(aimToPay(field, 1), "e5", "d5").way).toEqual(["e5", "d5"]);
  });

  it("holds until somebody comes between", () => {
    const aim = along(aimAt(field, 1), "d3", "d2");
    expect(holds(field, aim)).toBe(true);
    expect(holds(fieldOf({ ...round, tokens: { ...round.tokens, 1: "e3" } }), aim)).toBe(false);
    expect(holds(fieldOf({ ...round, jokers: { d2: 0 } }), aim)).toBe(false);
  });

  it("lays the card as it fits, or as it is held", () => {
    const aim = along(aimAt(field, 1), "d3", "d2"); // red, orange
    expect(oriented(field, aim, ["orange", "red"], 0)).toEqual(["red", "orange"]);
    expect(oriented(field, { ...aim, flipped: true }, ["orange", "red"], 0)).toEqual(["orange", "red"]);
    expect(oriented(field, aim, ["green", "blue"], 0)).toEqual(["green", "blue"]);
    expect(oriented(field, aim, ["green", "blue"], 2)).toEqual(["blue", "green"]);
    expect(commandOf(aim, ["red", "orange"])).toEqual({
      do: "lay",
      token: 1,
      at: "c3",
      near: "d3",
      far: "d2",
      card: ["red", "orange"],
    });
  });

  it("knows which rule it breaks", () => {
    const aim = along(aimAt(field, 1), "d3", "d2");
    expect(brokenRule(round, field, aim, ["green", "blue"], 0)).toBe("BRD-9");
    expect(brokenRule(round, field, aim, ["orange", "red"], 0)).toBe("BRD-24");
    const owing = { ...round, debts: [{ seat: 0, token: 2, number: 1 }] };
    expect(brokenRule(owing, field, aim, ["red", "orange"], 0)).toBe("BRD-33");
    expect(brokenRule(owing, field, { ...aim, token: 2 }, ["red", "orange"], 1)).toBe("BRD-16");
    expect(brokenRule(owing, field, { ...aim, token: 2, pays: true }, ["red", "orange"], 1)).toBe("BRD-34");
  });
});

describe("a dragged card", () => {
  it("rests on the free pair under it, whatever is printed there", () => {
    expect(restingAt(field, { to: "tokens" }, 0, { column: 3.5, row: 2 })).toEqual({
      first: "d3",
      second: "d2",
    });
    expect(restingAt(field, { to: "tokens" }, 2, { column: 3.5, row: 2 })).toEqual({
      first: "d2",
      second: "d3",
    });
    expect(restingAt(field, { to: "tokens" }, 1, { column: 4, row: 2.5 })).toEqual({
      first: "d3",
      second: "e3",
    });
  });

  it("is drawn towards a token", () => {
    expect(restingAt(field, { to: "tokens" }, 0, { column: 4.1, row: 2.2 })).toEqual({
      first: "d3",
      second: "d2",
    });
    expect(restingAt(field, { to: "debt", token: 1 }, 0, { column: 4.5, row: 2 })).toEqual({
      first: "e3",
      second: "e2",
    });
  });

  it("rests nowhere far from the board", () => {
    expect(restingAt(field, { to: "tokens" }, 0, { column: 3, row: 12 })).toBeNull();
  });

  it("touches the token with either end", () => {
    const [one] = meant(field, { to: "tokens" }, ["red", "orange"], { first: "d3", second: "d2" });
    expect(one).toMatchObject({ card: ["red", "orange"], aim: { token: 1, way: ["d3", "d2"] } });
    const [other] = meant(field, { to: "tokens" }, ["orange", "red"], { first: "d2", second: "d3" });
    expect(other).toMatchObject({ card: ["red", "orange"], aim: { token: 1, way: ["d3", "d2"] } });
    expect(meant(field, { to: "tokens" }, ["orange", "red"], { first: "e5", second: "d5" })).toEqual([]);
  });

  it("takes the token of a debt on the end that was chosen", () => {
    const resting = { first: "e5", second: "d5" };
    const head = (end: "first" | "second") =>
      meant(field, { to: "debt", token: 1 }, ["blue", "green"], resting, end)[0];
    expect(head("second")).toMatchObject({ card: ["blue", "green"], aim: { way: ["e5", "d5"], pays: true } });
    expect(head("first")).toMatchObject({ card: ["green", "blue"], aim: { way: ["d5", "e5"], pays: true } });
  });

  it("goes over a joker that was dragged before it", () => {
    const bridge = jokerAt(field, [aimAt(field, 1)], { column: 3.4, row: 2.5 });
    expect(bridge).toMatchObject({ jokers: 1, way: ["d3"] });
    const [found] = meant(field, { to: "bridge", aim: bridge as Aim }, ["red", "green"], {
      first: "e3",
      second: "e2",
    });
    expect(found?.aim.way).toEqual(["d3", "e3", "e2"]);
  });
});
