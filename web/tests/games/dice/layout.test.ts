import { describe, expect, test } from "vitest";
import { type Layout, layout, type Setting } from "../../../src/games/dice/layout";
import { plaqueOf } from "../../../src/games/dice/plaques";
import type { Box } from "../../../src/kit/box";
import { SCREENS as ALL, MONITORS } from "../../screens";

const SCREENS = Object.values(ALL);
const isTiny = ({ width, height }: Setting): boolean => width < 400 && height < 320;
const HANDS = ["left", "right"] as const;

function* settings(): Generator<Setting> {
  for (const [width, height] of SCREENS)
    for (const hand of HANDS)
      for (const others of [1, 2, 3, 5])
        for (const dice of [1, 5, 6, 8, 12, 16, 23])
          for (const beneathScreen of [false, true])
            yield { width, height, hand, others, dice, rolls: dice, beneathScreen };
}

function* watching(): Generator<Setting> {
  for (const [width, height] of SCREENS)
    for (const others of [2, 3, 4, 6])
      yield { width, height, hand: "right", others, dice: null, rolls: 0, beneathScreen: false };
}

function name(setting: Setting): string {
  return JSON.stringify(setting);
}

function things({ form, board, seats, dice, cup, own }: Layout): Box[] {
  return [board, ...seats, ...dice, ...(cup ? [cup] : []), ...(own && form ? [own] : [])];
}

function overlaps(a: Box, b: Box): boolean {
  const clear = 0.01;
  return (
    a.x + a.width > b.x + clear &&
    b.x + b.width > a.x + clear &&
    a.y + a.height > b.y + clear &&
    b.y + b.height > a.y + clear
  );
}

function clashes(areas: Box[]): string[] {
  return areas.flatMap((a, at) =>
    areas.slice(at + 1).flatMap((b) => (overlaps(a, b) ? [`${JSON.stringify(a)} ${JSON.stringify(b)}`] : [])),
  );
}

describe.each(SCREENS)("on a screen of %i x %i", (width, height) => {
  const all = [...settings(), ...watching()].filter((each) => each.width === width && each.height === height);

  test("nothing lies on anything else", () => {
    for (const setting of all) expect(clashes(things(layout(setting))), name(setting)).toEqual([]);
  });

  test("everything is on the screen", () => {
    for (const setting of all)
      for (const area of things(layout(setting))) {
        expect(area.x, name(setting)).toBeGreaterThanOrEqual(0);
        expect(area.y, name(setting)).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width, name(setting)).toBeLessThanOrEqual(width + 0.01);
        expect(area.y + area.height, name(setting)).toBeLessThanOrEqual(height + 0.01);
      }
  });

  test("dice and cup are big enough to be hit", () => {
    for (const setting of all) {
      const { dice, cup } = layout(setting);
      const least = isTiny(setting) ? 22 : 44;
      for (const area of cup ? [...dice, cup] : dice)
        expect(area.width, name(setting)).toBeGreaterThanOrEqual(least);
    }
  });

  test("places lie side by side within their row, and rows within the board", () => {
    for (const setting of all) {
      const { rows, board, form } = layout(setting);
      const within = (inner: Box, outer: Box) =>
        expect(
          inner.x >= outer.x - 0.01 && inner.x + inner.width <= outer.x + outer.width + 0.01,
          name(setting),
        ).toBe(true);
      for (const row of Object.values(rows)) {
        within(row.all, board);
        if (form !== "hand") expect(clashes([row.sign, ...row.places])).toEqual([]);
        for (const place of row.places) within(place, row.all);
      }
      expect(clashes(Object.values(rows).map((row) => row.all))).toEqual([]);
    }
  });

  test("a place on the board can be read", () => {
    for (const setting of all.filter(({ dice }) => (dice ?? 0) <= 12))
      expect(layout(setting).rows.red.places[0]?.width, name(setting)).toBeGreaterThanOrEqual(
        isTiny(setting) ? 18 : 26,
      );
  });

  test("the cup is at the thumb", () => {
    for (const setting of all) {
      const { cup } = layout(setting);
      const middle = cup ? cup.x + cup.width / 2 : null;
      if (middle !== null) expect(middle > width / 2, name(setting)).toBe(setting.hand === "right");
    }
  });
});

describe.each(MONITORS)("on a %s", (screen) => {
  const [width, height] = ALL[screen];
  const settings = [1, 2, 3].flatMap((others) =>
    [6, 8].map(
      (dice) => ({ width, height, others, dice, rolls: 1, hand: "right", beneathScreen: false }) as const,
    ),
  );

  test("own dice are as large as those that lie", () => {
    for (const setting of settings) {
      const { dice, rows } = layout(setting);
      expect(dice[0]?.width, name(setting)).toBeGreaterThanOrEqual((rows.red.places[0]?.width ?? 0) * 0.9);
    }
  });

  test("the cup is as large as a die", () => {
    for (const setting of settings) {
      const { dice, cup } = layout(setting);
      expect(cup?.width, name(setting)).toBeGreaterThanOrEqual((dice[0]?.width ?? 0) * 1.2);
    }
  });

  test("names have room for twelve letters, in the same size on all seats", () => {
    for (const setting of settings) {
      const { seats, unit } = layout(setting);
      if (!unit) throw new Error(name(setting));
      for (const seat of seats) {
        const { wide } = plaqueOf(seat, 6, unit);
        const inner = seat.width - 1.2 * unit;
        const room = wide ? inner * 0.55 - 3.7 * unit : inner;
        expect(room - 4.4 * unit, name(setting)).toBeGreaterThanOrEqual(12 * 0.56 * 1.15 * unit);
      }
    }
  });
});

test("a name of ten letters is read on a phone among four", () => {
  const [width, height] = ALL.phone;
  const { seats } = layout({
    width,
    height,
    others: 3,
    dice: 6,
    rolls: 1,
    hand: "right",
    beneathScreen: false,
  });
  for (const seat of seats) expect(seat.width - 10 - 18 - 12 - 8).toBeGreaterThanOrEqual(9.5 * 0.56 * 13);
});
