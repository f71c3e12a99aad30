import { expect, test } from "vitest";
import type { Fly, Order } from "../../src/kit/painting/orders";
import { createPainting } from "../../src/kit/painting/painting";
import type { PieceRenderer } from "../../src/kit/painting/renderer";
import { easelFor, withoutCanvas } from "../easel";

/** A piece is known by a word; nothing is drawn of it. */
const words: PieceRenderer<string> = { nameOf: (word) => word, margin: 0, draw: () => undefined };

withoutCanvas();
const easel = () => easelFor(words);

const square = (x: number, side: number) => ({ x, y: 0, width: side, height: side });
const lies = (place: string, side: number, layer?: number): Order<string> => ({
  order: "place",
  place,
  box: square(0, side),
  pieces: [{ look: place, height: 0 }],
  ...(layer !== undefined && { layer }),
});
const flies = (way: Fly<string>["way"]): Fly<string> => ({
  order: "fly",
  name: "one",
  look: "one",
  from: square(0, 10),
  to: square(100, 20),
  flight: { ms: 100 },
  way,
});

test("what is on a higher layer lies above, whenever it came", () => {
  const { painter, frame } = easel();
  for (const order of [lies("die", 20, 2), lies("row", 90, 0), lies("sign", 30, 1)]) painter.hear(order);
  expect(frame(0).map(({ picture }) => picture.width)).toEqual([90, 30, 20]);
});

test("what has changed pops where it lies, and is as large as before in the end", () => {
  const { painter, frame, waits } = easel();
  painter.hear(lies("seat", 40));
  painter.hear({ order: "stir", name: "seat", how: "pop", still: false });
  frame(0);
  expect(frame(70)[0]?.size).toBeGreaterThan(1.1);
  expect(frame(230)[0]).toMatchObject({ size: 1, opacity: 1 });
  expect(waits()).toBe(true);
});

test("with less motion it is pale for a moment instead", () => {
  const { painter, frame } = easel();
  painter.hear(lies("seat", 40));
  painter.hear({ order: "stir", name: "seat", how: "shake", still: true });
  frame(0);
  expect(frame(20)[0]).toMatchObject({ size: 1, x: 20 });
  expect(frame(20)[0]?.opacity).toBeLessThan(0.7);
});

test("a number is painted beside what has its name, and moves with it", () => {
  const { painter, frame } = easel();
  painter.hear({ order: "count", name: "seat", box: square(0, 12), count: 3 });
  painter.hear({ order: "stir", name: "seat", how: "pop", still: false });
  frame(0);
  expect(frame(70)[0]?.size).toBeGreaterThan(1.1);
});

test.each(["pour", "gather", "ring", "pass"] as const)(
  "what goes its way (%s) comes to where it is sent",
  (way) => {
    const { painter, frame } = easel();
    painter.hear(flies(way));
    expect(frame(0)[0]).toMatchObject({ x: 5, size: 0.5 });
    expect(frame(99.99)[0]?.x).toBeCloseTo(110, 0);
    expect(frame(101)).toEqual([]);
  },
);

test("what only passes, and a ring, fade on their way", () => {
  for (const way of ["pass", "ring"] as const) {
    const { painter, frame } = easel();
    painter.hear(flies(way));
    frame(0);
    expect(frame(95)[0]?.opacity).toBeLessThan(0.2);
  }
});

test("a painter who comes later is told how everything lies, and nothing of what flew", async () => {
  const painting = createPainting<string>();
  const heard: Order<string>[] = [];
  painting.order(lies("die", 20));
  painting.order(flies("fly"));
  await Promise.resolve();
  painting.hire({ hear: (orders) => heard.push(...orders), dismiss: () => undefined });
  expect(heard).toEqual([lies("die", 20)]);
});

test("what flies on a higher layer is above, whenever it took off", () => {
  const { painter, frame } = easel();
  painter.hear({ ...flies("fly"), name: "token", layer: 1 });
  painter.hear({ ...flies("fly"), name: "card", to: square(100, 40) });
  expect(frame(0).map(({ picture }) => picture.width)).toEqual([40, 20]);
});

test("what comes to another layer lies there from then on", () => {
  const { painter, frame } = easel();
  for (const order of [lies("one", 10, 0), lies("other", 20, 1)]) painter.hear(order);
  painter.hear(lies("one", 10, 2));
  expect(frame(0).map(({ picture }) => picture.width)).toEqual([20, 10]);
});

test("what becomes smaller on its way is drawn as large as it was, to be sharp", () => {
  const { painter, frame } = easel();
  painter.hear({ ...flies("gather"), from: square(0, 80) });
  expect(frame(0)[0]).toMatchObject({ picture: { width: 80 }, size: 1 });
  expect(frame(99.99)[0]?.size).toBeCloseTo(0.25);
});

test("a piece may be pale where it lies, or sway as long as it is held", () => {
  const { painter, frame, waits } = easel();
  const box = square(0, 20);
  const held = { look: "token", height: 0, opacity: 0.5 };
  painter.hear({ order: "place", place: "token", box, pieces: [held] });
  expect(frame(0)[0]).toMatchObject({ opacity: 0.5, size: 1 });
  expect(waits()).toBe(true);
  painter.hear({ order: "place", place: "token", box, pieces: [{ ...held, sways: true }] });
  expect(frame(1000)[0]?.size).toBeLessThan(1); // turned
  expect(waits()).toBe(false);
});
