import { describe, expect, test } from "vitest";
import { type Box, bottom, right } from "../../../src/kit/box";
import { type Layout, layoutOf, type Setting } from "../../../src/mechanics/stacking/layout/layout";
import { capacityFor, placesAtFirst, SUITS } from "../../../src/mechanics/stacking/layout/middle";
import { detailIn } from "../../../src/mechanics/stacking/layout/seats";
import { othersOf } from "../../../src/table/seats";
import { MONITORS, SCREENS, type ScreenName } from "../../screens";

const TAP = 44;
const TINY: ScreenName = "magnified four times";
const WORDS = 0.56; // how wide a letter is, of its size

function settings(screens = Object.keys(SCREENS) as ScreenName[]): [string, Setting][] {
  return screens.flatMap((name) => {
    const [width, height] = SCREENS[name];
    return [2, 3, 4, 6, 8, 12].flatMap((players) =>
      [true, false].flatMap((own) =>
        (["right", "left"] as const).flatMap((hand) =>
          [true, false].flatMap((fanned) =>
            [0, 3, 5, 12].map((piles): [string, Setting] => [
              `${name}, ${players} players, ${piles} piles of a colour, ${own ? hand : "watching"}, ${fanned}`,
              {
                width,
                height,
                players,
                own,
                hand,
                fanned,
                row: rowOf(players),
                capacity: capacityFor(piles),
              },
            ]),
          ),
        ),
      ),
    );
  });
}

const fingers = (): [string, Setting][] =>
  settings((Object.keys(SCREENS) as ScreenName[]).filter((name) => name !== TINY));

const rowOf = (players: number): number => Math.max(3, 7 - players);

function everything(layout: Layout): [string, Box][] {
  const piles = SUITS.flatMap((suit) =>
    layout.columns[suit].places.map((box, n): [string, Box] => [`${suit} pile ${n}`, box]),
  );
  const seats = layout.seats.map((box, n): [string, Box] => [`seat ${n}`, box]);
  const ledge: [string, Box][] = [
    ["complete", layout.complete],
    ["hint", layout.hint],
  ];
  return [...piles, ...seats, ...ledge, ...own(layout), ...shouts(layout)];
}

function own({ own }: Layout): [string, Box][] {
  if (!own) return [];
  const row = own.row.map((box, n): [string, Box] => [`row ${n}`, { ...box, height: box.height + own.fan }]);
  return [...row, ["stock", own.stock], ["turned", own.turned], ["hand", own.hand]];
}

function shouts({ own }: Layout): [string, Box][] {
  return own ? [["shouts", own.shouts]] : [];
}

const SLACK = 0.01;

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < right(b) - SLACK && b.x < right(a) - SLACK && a.y < bottom(b) - SLACK && b.y < bottom(a) - SLACK
  );
}

const faultsOf = (setting: Setting): string[] => faultsAmong(setting, everything(layoutOf(setting)));

function faultsAmong(setting: Setting, boxes: [string, Box][]): string[] {
  const faults: string[] = [];
  boxes.forEach(([name, box], n) => {
    const outside =
      box.x < -SLACK ||
      box.y < -SLACK ||
      right(box) > setting.width + SLACK ||
      bottom(box) > setting.height + SLACK;
    if (outside) faults.push(`${name} lies outside`);
    if (!(box.width > 0 && box.height > 0)) faults.push(`${name} has no size`);
    for (const [other, there] of boxes.slice(n + 1))
      if (overlap(box, there)) faults.push(`${name} overlaps ${other}`);
  });
  return faults;
}

describe("the layout of a stacking race", () => {
  test("keeps everything inside, and nothing on top of anything", () => {
    const faults = settings().flatMap(([name, setting]) =>
      faultsOf(setting).map((fault) => `${name}: ${fault}`),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test("has own cards that a thumb can hit", () => {
    const small = fingers().flatMap(([name, setting]) =>
      [...own(layoutOf(setting)), ...shouts(layoutOf(setting))]
        .filter(([, box]) => Math.min(box.width, box.height) < TAP)
        .map(([card, box]) => `${name}: ${card} is ${box.width.toFixed(1)} wide`),
    );
    expect(small.slice(0, 20)).toEqual([]);
  });

  test("has piles and seats that can be read", () => {
    const small = fingers().flatMap(([name, setting]) => {
      const { columns, seats } = layoutOf(setting);
      const pile = columns.red.places[0] as Box;
      const tight = seats.filter((seat) => seat.width < 52 || seat.height < 24);
      const faults = tight.map(
        (seat) => `${name}: a seat of ${seat.width.toFixed(1)} x ${seat.height.toFixed(1)}`,
      );
      return pile.width < 19 ? [...faults, `${name}: piles ${pile.width.toFixed(1)} wide`] : faults;
    });
    expect(small.slice(0, 20)).toEqual([]);
  });

  test("seats everybody but oneself, from the left", () => {
    expect(othersOf(1, 4)).toEqual([2, 3, 0]);
    expect(othersOf(null, 3)).toEqual([0, 1, 2]);
    for (const [name, setting] of settings())
      expect(layoutOf(setting).seats.length, name).toBe(setting.players - (setting.own ? 1 : 0));
  });

  test("puts the hand at the thumb", () => {
    for (const [name, setting] of settings().filter(([, { own }]) => own)) {
      const boxes = layoutOf(setting).own;
      if (!boxes) throw new Error(name);
      expect(boxes.hand.x > boxes.stock.x, name).toBe(setting.hand === "right");
      expect(boxes.row.every((box, n) => n === 0 || box.x > (boxes.row[n - 1] as Box).x)).toBe(true);
    }
  });

  test("has own cards at least as large as those of the middle on a monitor", () => {
    const small = settings([...MONITORS]).flatMap(([name, setting]) => {
      const { own, columns } = layoutOf({
        ...setting,
        capacity: capacityFor(placesAtFirst(setting.players)),
      });
      const [mine, pile] = [own?.stock.width ?? Number.POSITIVE_INFINITY, columns.red.places[0]?.width ?? 0];
      return mine < pile ? [`${name}: ${mine.toFixed(0)}, and ${pile.toFixed(0)} in the middle`] : [];
    });
    expect(small.slice(0, 20)).toEqual([]);
  });

  test("keeps the own cards where they are, however many piles there are", () => {
    for (const [name, setting] of settings())
      expect(layoutOf({ ...setting, capacity: 12 }).own, name).toEqual(layoutOf(setting).own);
  });

  test("has a size of letters for all seats round a table, and room for names of twelve of them", () => {
    for (const [name, setting] of settings()) {
      const { seats, unit } = layoutOf(setting);
      if (!unit) continue;
      expect(new Set(seats.map((seat) => detailIn(seat, unit))).size, name).toBeLessThanOrEqual(2);
      const beside = { square: 5.6, flat: 10.4 + setting.row * 1.95 };
      for (const seat of seats) {
        const around = beside[detailIn(seat, unit) as keyof typeof beside] * unit;
        expect(seat.width - around, name).toBeGreaterThanOrEqual(12 * WORDS * 1.1 * unit);
      }
    }
  });

  test("has room for the name of ten letters that somebody among four has on a phone", () => {
    for (const [name, setting] of settings(["phone", "phone with bars"]).filter(
      ([, { players, own }]) => own && players < 5,
    ))
      for (const seat of layoutOf(setting).seats) {
        expect(detailIn(seat, null), name).toBe("middle");
        expect(seat.width - 47, name).toBeGreaterThanOrEqual(10 * WORDS * 13);
      }
  });

  test("has cards for twelve on a phone held sideways that can be told apart", () => {
    for (const [name, setting] of settings(["phone on its side"]).filter(([, { own }]) => own)) {
      const { columns, seats } = layoutOf({ ...setting, players: 12, row: 3, capacity: 8 });
      expect(columns.red.places[0]?.width, name).toBeGreaterThan(38);
      expect(new Set(seats.map(({ x }) => x)).size, name).toBe(1);
    }
  });

  test("shows open cards to who watches, on a phone too", () => {
    const watched = fingers().filter(([, { players, height }]) => players < 9 || height > 600);
    const closed = watched.flatMap(([name, setting]) => {
      const { seats, unit } = layoutOf({ ...setting, own: false });
      const details = new Set(seats.map((seat) => detailIn(seat, unit)));
      return [...details]
        .filter((detail) => ["dot", "line", "tiny", "small"].includes(detail))
        .map((detail) => `${name}: ${detail}`);
    });
    expect(closed.slice(0, 20)).toEqual([]);
  });

  test("before a TV has nothing but the own cards, and they can be hit", () => {
    for (const [name, setting] of fingers().filter(([, { own }]) => own)) {
      const layout = layoutOf({ ...setting, beneathScreen: true });
      const cards = [...own(layout), ...shouts(layout)].map(([, box]) => box);
      expect(layout.seats, name).toEqual([]);
      expect(faultsAmong(setting, [...own(layout), ...shouts(layout)]), name).toEqual([]);
      expect(Math.min(...cards.map(({ width, height }) => Math.min(width, height))), name).toBeGreaterThan(
        TAP,
      );
      expect(Math.min(layout.hint.y, ...cards.map(({ y }) => y)), name).toBeGreaterThan(0);
      const piles = SUITS.flatMap((suit) => layout.columns[suit].places);
      expect(Math.max(...piles.map(bottom)), name).toBeLessThanOrEqual(SLACK);
    }
  });
});
