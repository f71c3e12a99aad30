import { describe, expect, it } from "vitest";
import {
  boxOfPair,
  type Layout,
  layout,
  layoutOfScreen,
  type Setting,
} from "../../../src/games/board/layout";
import type { Box } from "../../../src/kit/motion";

const SIZES = [
  [390, 800],
  [360, 596],
  [320, 524],
  [796, 390],
  [667, 375],
  [768, 980],
  [1024, 724],
  [1440, 856],
  [1920, 1036],
] as const;
const BOARDS = [
  [15, 10],
  [15, 15],
  [45, 5],
  [25, 25],
  [20, 15],
] as const;

function settings(): Setting[] {
  return SIZES.flatMap(([width, height]) =>
    BOARDS.flatMap(([columns, rows]) =>
      ([1, 2, 3] as const).flatMap((others) =>
        (["left", "right"] as const).map((hand) => ({ width, height, columns, rows, others, hand })),
      ),
    ),
  );
}

function parts({ board, seats, views, own }: Layout): Box[] {
  const mine = own ? [own.stack, own.jokers, own.zoom] : [];
  return [board, ...seats, ...(views ?? []), ...mine];
}

function overlap(one: Box, other: Box): boolean {
  const apart = 0.5;
  return (
    one.x + apart < other.x + other.width &&
    other.x + apart < one.x + one.width &&
    one.y + apart < other.y + other.height &&
    other.y + apart < one.y + one.height
  );
}

function name({ width, height, columns, rows, others, hand }: Setting): string {
  return `${width}x${height}, ${columns}x${rows} squares, ${others} others, ${hand} hand`;
}

describe.each(settings().map((setting) => [name(setting), setting] as const))("%s", (_, setting) => {
  const made = layout(setting);

  it("lies inside the screen", () => {
    for (const box of [...parts(made), made.line, ...(made.own ? [made.own.card] : [])]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(setting.width + 0.5);
      expect(box.y + box.height).toBeLessThanOrEqual(setting.height + 0.5);
    }
  });

  it("has nothing on top of each other", () => {
    const boxes = parts(made);
    const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
    expect(made.own && overlap(made.own.card, made.board)).toBe(false);
  });

  it("has targets for fingers", () => {
    for (const box of made.own ? [made.own.card, made.own.stack, made.own.jokers, made.own.zoom] : []) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe("a card on the board", () => {
  const made = layout({ width: 390, height: 800, columns: 15, rows: 15, others: 3, hand: "right" });

  it("is drawn upright, and turned so that its second square lies where it should", () => {
    expect(boxOfPair(made, "c4", "c3").turn).toBe(0);
    expect(boxOfPair(made, "c4", "d4").turn).toBe(90);
    expect(boxOfPair(made, "c4", "c5").turn).toBe(180);
    expect(boxOfPair(made, "c4", "b4").turn).toBe(270);
  });
});

describe("the TV", () => {
  it("has room for everybody beside the board", () => {
    const made = layoutOfScreen({
      width: 1920,
      height: 1080,
      columns: 15,
      rows: 15,
      others: 4,
      hand: "right",
    });
    expect(made.seats.filter((seat) => overlap(seat, made.board))).toEqual([]);
    expect(made.square).toBeGreaterThan(68);
  });
});
