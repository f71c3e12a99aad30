import { expect, test } from "vitest";
import { carry } from "../../src/kit/dragging";

const HOME = { x: 10, y: 20, width: 40, height: 60, turn: 5 };

/** A layer that lies at 100, 50 of the window, measured before anything changes. */
function carried() {
  const said: unknown[] = [];
  const getBoundingClientRect = (): { left: number; top: number } => {
    said.push("measured");
    return { left: 100, top: 50 };
  };
  const handler = carry({ getBoundingClientRect } as unknown as Element, HOME, 0.5, {
    take: () => said.push("taken"),
    move: ({ x, y, turn }) => said.push({ x, y, turn }),
    letGo: ({ x, y }) => said.push(`let go at ${x} ${y}`),
    drop: (_, { x, y }) => said.push(`dropped by a finger at ${x} ${y}`),
    cancel: ({ x, y }) => said.push(`cancelled at ${x} ${y}`),
  });
  return { handler, heard: () => said.splice(0) };
}

test("a piece floats above the finger, turned as it lay", () => {
  const { handler, heard } = carried();
  handler.move(200, 150);
  expect(heard()).toEqual(["measured", "taken", { x: 80, y: 70, turn: 5 }]);
});

test("it is let go where it was seen last, and then dropped or brought back", () => {
  const { handler, heard } = carried();
  handler.move(200, 150);
  heard();
  handler.drop(201, 150);
  expect(heard()).toEqual(["let go at 80 70", "dropped by a finger at 101 100"]);
  const other = carried();
  other.heard();
  other.handler.cancel();
  expect(other.heard()).toEqual(["let go at 10 20", "cancelled at 10 20"]);
});
