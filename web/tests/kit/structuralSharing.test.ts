import { expect, test } from "vitest";
import { sharingUnchanged } from "../../src/kit/structuralSharing";

const layout = (height: number) => ({
  seats: [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ],
  middle: { x: 0, y: 40, height },
});

test("what has not changed is the same object as before", () => {
  const before = layout(300);
  const now = sharingUnchanged(before, layout(240));
  expect(now).toEqual(layout(240));
  expect(now.seats).toBe(before.seats);
  expect(now.middle).not.toBe(before.middle);
  expect(sharingUnchanged(before, layout(300))).toBe(before);
});

test("lists that have grown or shrunk are not the same", () => {
  const before = [{ x: 1 }, { x: 2 }];
  expect(sharingUnchanged(before, [{ x: 1 }])).toEqual([{ x: 1 }]);
  expect(sharingUnchanged(before, [{ x: 1 }, { x: 2 }, { x: 3 }])).toHaveLength(3);
  expect(sharingUnchanged(before, [{ x: 1 }, { x: 3 }])[0]).toBe(before[0]);
  expect(sharingUnchanged(undefined, before)).toBe(before);
  expect(sharingUnchanged(before, null)).toBeNull();
});
