import { describe, expect, it } from "vitest";
import {
  boxOfPair,
  type Layout,
  layout,
  layoutOfScreen,
  type Setting,
  unitOfSeat,
} from "../../../src/games/board/layout";
import type { Box } from "../../../src/kit/motion";
import { MONITORS, SCREENS } from "../../screens";

const SIZES = Object.values(SCREENS);
const isTiny = ({ width, height }: Setting): boolean => width < 400 && height < 320;
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
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(isTiny(setting) ? 40 : 44);
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

describe.each(MONITORS)("on a %s", (screen) => {
  const [width, height] = SCREENS[screen];

  it.each([
    [15, 15, 3],
    [15, 10, 1],
  ])(
    "a board of %i x %i is as large as the screen lets it be, and seats show their cards",
    (columns, rows, others) => {
      const { square, seats } = layout({ width, height, columns, rows, others, hand: "right" });
      const room = Math.min((height - 56) / rows, (width * 0.62) / columns);
      expect(square).toBeGreaterThanOrEqual(room - 2);
      for (const seat of seats) expect(unitOfSeat(seat)).toBeGreaterThan(13);
    },
  );
});

describe.each(settings().map((setting) => [name(setting), setting] as const))(
  "watching: %s",
  (_, setting) => {
    const made = layout({ ...setting, others: setting.others + 1, watching: true });

    it("has everything inside the screen, and nothing on top of each other", () => {
      const boxes = parts(made);
      for (const box of boxes) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(setting.width + 0.5);
        expect(box.y + box.height).toBeLessThanOrEqual(setting.height + 0.5);
      }
      const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));
      expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
    });
  },
);

it.each(["phone", "phone on its side", "tablet"] as const)(
  "shows open cards to who watches on a %s",
  (screen) => {
    const [width, height] = SCREENS[screen];
    const made = layout({ width, height, columns: 15, rows: 15, others: 4, hand: "right", watching: true });
    for (const seat of made.seats) expect(unitOfSeat(seat)).not.toBeNull();
  },
);

it.each(MONITORS)("seats who watches between the others on a %s", (screen) => {
  const [width, height] = SCREENS[screen];
  const made = layout({ width, height, columns: 15, rows: 15, others: 4, hand: "right", watching: true });
  expect(made.seats.filter(({ x }) => x < width / 2)).toHaveLength(2);
});

describe("on a phone", () => {
  const [width, height] = SCREENS.phone;
  const two = layout({ width, height, columns: 15, rows: 10, others: 1, hand: "right" });
  const four = layout({ width, height, columns: 15, rows: 15, others: 3, hand: "right" });

  it("has close-ups that a finger hits", () => {
    for (const { instead } of [two, four]) expect((instead[0]?.width ?? 0) / 5).toBeGreaterThan(35);
  });

  it("shows what the only other has open", () => {
    expect(unitOfSeat(two.seats[0] as Box)).not.toBeNull();
  });

  it("has room for names of ten letters among four", () => {
    for (const seat of four.seats) expect(seat.width - 10 - 20 - 12 - 8).toBeGreaterThan(9.5 * 0.56 * 13 - 1);
  });
});
