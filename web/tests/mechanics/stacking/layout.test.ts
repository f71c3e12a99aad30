import { describe, expect, test } from "vitest";
import { type Box, bottom, right } from "../../../src/kit/box";
import { type Layout, layoutOf, type Setting } from "../../../src/mechanics/stacking/layout/layout";
import { capacityFor, SUITS } from "../../../src/mechanics/stacking/layout/middle";
import { othersOf } from "../../../src/table/seats";

const SIZES = {
  "small phone": [320, 568],
  phone: [390, 796],
  "phone with bars": [390, 664],
  "phone on its side": [844, 346],
  "small phone on its side": [667, 330],
  tablet: [768, 976],
  "tablet on its side": [1024, 720],
  desktop: [1440, 852],
  television: [1920, 1080],
} as const;

const TAP = 44;

function settings(): [string, Setting][] {
  return Object.entries(SIZES).flatMap(([name, [width, height]]) =>
    [2, 3, 4, 7, 12].flatMap((players) =>
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
    ),
  );
}

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

function faultsOf(setting: Setting): string[] {
  const layout = layoutOf(setting);
  const boxes = everything(layout);
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
    const small = settings().flatMap(([name, setting]) =>
      [...own(layoutOf(setting)), ...shouts(layoutOf(setting))]
        .filter(([, box]) => Math.min(box.width, box.height) < TAP)
        .map(([card, box]) => `${name}: ${card} is ${box.width.toFixed(1)} wide`),
    );
    expect(small.slice(0, 20)).toEqual([]);
  });

  test("has piles and seats that can be read", () => {
    const small = settings().flatMap(([name, setting]) => {
      const { columns, seats } = layoutOf(setting);
      const pile = columns.red.places[0] as Box;
      const tight = seats.filter((seat) => seat.width < 52 || seat.height < 30);
      const faults = tight.map(
        (seat) => `${name}: a seat of ${seat.width.toFixed(1)} x ${seat.height.toFixed(1)}`,
      );
      return pile.width < 20 ? [...faults, `${name}: piles ${pile.width.toFixed(1)} wide`] : faults;
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

  test("before a TV has nothing but the own cards, and they can be hit", () => {
    for (const [name, setting] of settings().filter(([, { own }]) => own)) {
      const layout = layoutOf({ ...setting, beneathScreen: true });
      const cards = [...own(layout), ...shouts(layout)].map(([, box]) => box);
      expect(layout.seats, name).toEqual([]);
      expect(Math.min(...cards.map(({ width, height }) => Math.min(width, height))), name).toBeGreaterThan(
        TAP,
      );
      expect(Math.min(layout.hint.y, ...cards.map(({ y }) => y)), name).toBeGreaterThan(0);
      const piles = SUITS.flatMap((suit) => layout.columns[suit].places);
      expect(Math.max(...piles.map(bottom)), name).toBeLessThanOrEqual(SLACK);
    }
  });
});
