import { expect, test } from "vitest";
import type { Printed } from "../../../src/kit/face";
import type { Fly } from "../../../src/kit/painting/orders";
import { cards, type Side } from "../../../src/mechanics/stacking/painting/renderer";
import { easelFor, withoutCanvas } from "../../easel";

withoutCanvas();
const easel = () => easelFor(cards);

const PILE = { x: 100, y: 0, width: 50, height: 70 };
const SEAT = { x: 0, y: 300, width: 50, height: 70 };
const card = (value: number): Printed => ({ colour: "red", value, owner: { motif: "die", ink: "blue" } });
const lies = (...values: number[]) => values.map((value) => ({ look: card(value), height: value - 1 }));

const comes = (value: number): Fly<Side> => ({
  order: "fly",
  name: `0 red ${value}`,
  look: card(value),
  from: SEAT,
  to: PILE,
  flight: { ms: 200 },
  onto: { place: "pile 0", height: value - 1 },
});

test("a card that comes flies over the one that lies there, and then covers it", () => {
  const { painter, frame, waits } = easel();
  painter.hear({ order: "place", place: "pile 0", box: PILE, pieces: lies(1) });
  const [one] = frame(0);
  painter.hear({ order: "place", place: "pile 0", box: PILE, pieces: lies(1, 2) });
  painter.hear(comes(2));
  const [under, flying] = frame(1000);
  expect(under?.picture).toBe(one?.picture);
  expect([flying?.x, flying?.y]).toEqual([25, 335]);
  const [, halfway] = frame(1100);
  expect(halfway?.x).toBeGreaterThan(25);
  const [two, ...more] = frame(1201);
  expect(more).toEqual([]);
  expect(two?.picture).not.toBe(one?.picture);
  expect([two?.x, two?.y]).toEqual([125, 35]);
  expect(waits()).toBe(true);
});

test("a card whose race was lost flies no more", () => {
  const { painter, frame } = easel();
  painter.hear({ order: "place", place: "pile 0", box: PILE, pieces: lies(1, 2) });
  painter.hear(comes(2));
  expect(frame(0)).toHaveLength(2);
  painter.hear({ order: "place", place: "pile 0", box: PILE, pieces: lies(1) });
  expect(frame(50)).toHaveLength(1);
});

test("a card is there only once, whatever it did before", () => {
  const { painter, frame } = easel();
  const home: Fly<Side> = { ...comes(2), from: PILE, to: SEAT, way: "spring", onto: undefined };
  painter.hear(comes(2));
  painter.hear(home);
  expect(frame(0)).toHaveLength(1);
  painter.hear({ order: "settle", name: home.name });
  expect(frame(10)).toHaveLength(0);
});

test("a card that is turned over shows its back first", () => {
  const { painter, frame } = easel();
  const back = { motif: "die", ink: "blue" } as const;
  painter.hear({ ...comes(3), way: { turn: back }, onto: undefined });
  const [before] = frame(0);
  const [after] = frame(150);
  expect(before?.picture).not.toBe(after?.picture);
});

test("a table that is cleared is empty", () => {
  const { painter, frame } = easel();
  painter.hear({ order: "place", place: "pile 0", box: PILE, pieces: lies(1) });
  painter.hear({ order: "place", place: "pile 0", box: null, pieces: [] });
  expect(frame(0)).toEqual([]);
});

test("what nobody saw is there at once", () => {
  const { painter, frame } = easel();
  for (let n = 1; n <= 40; n += 1) painter.hear({ ...comes(2), name: `card ${n}`, onto: undefined });
  expect(frame(0).length).toBeLessThan(30);
  expect(frame(200)).toEqual([]);
});

test("a card that a finger holds does not lie where it was, until it is let go", () => {
  const { painter, frame } = easel();
  painter.hear({ order: "place", place: "row 0", box: PILE, pieces: lies(1) });
  painter.hear({ order: "hold", name: "0 red 1", onto: { place: "row 0", height: 0 } });
  expect(frame(0)).toEqual([]);
  painter.hear({ order: "settle", name: "0 red 1" });
  expect(frame(10)).toHaveLength(1);
});

test("what fits nowhere shakes its head where it lies", () => {
  const { painter, frame, waits } = easel();
  painter.hear({ order: "place", place: "row 0", box: PILE, pieces: lies(1) });
  painter.hear({ order: "stir", name: "row 0", how: "shake", still: false });
  frame(0);
  const [shaken] = frame(30);
  expect(shaken?.x).not.toBe(125);
  const [after] = frame(230);
  expect(after?.x).toBe(125);
  expect(waits()).toBe(true);
});

test("where there is no room, nothing is drawn", () => {
  const paper = { context: null as never, palette: {}, density: 1 };
  expect(() => cards.draw(paper, card(1), { width: -5, height: -7 }, 1)).not.toThrow();
});
