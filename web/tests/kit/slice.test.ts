import { batch, createMemo, createRoot, createSignal } from "solid-js";
import { expect, test } from "vitest";
import { createSlices } from "../../src/kit/slice";

test("who depends on a part is asked again only when the part has changed", () => {
  createRoot((dispose) => {
    const [whole, setWhole] = createSignal({ one: 1, other: 1 });
    const { one } = createSlices(whole, { one: (now) => now.one });
    let asked = 0;
    const seen = createMemo(() => {
      asked += 1;
      return one();
    });
    setWhole({ one: 1, other: 2 });
    expect([seen(), asked]).toEqual([1, 1]);
    setWhole({ one: 2, other: 2 });
    expect([seen(), asked]).toEqual([2, 2]);
    dispose();
  });
});

test("whoever looks in the midst of a change sees what holds after it", () => {
  const looked: [boolean, number][] = [];
  const [over, setOver] = createSignal(false);
  const [whole, setWhole] = createSignal({ score: 0 });
  const dispose = createRoot((end) => {
    const { score } = createSlices(whole, { score: (now) => now.score });
    createMemo(() => looked.push([over(), score()]));
    return end;
  });
  batch(() => {
    setOver(true);
    setWhole({ score: 7 });
  });
  expect(looked.at(-1)).toEqual([true, 7]);
  expect(looked).not.toContainEqual([true, 0]);
  dispose();
});
