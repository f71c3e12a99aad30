// The keyboard of the race: a key for each pile of one's own, by its place on the keyboard. One hand plays the row,
// the other one the piles.

import { type Accessor, createMemo } from "solid-js";
import { createKeys, fingerKeys } from "../../kit/keys";
import { settings } from "../../settings";
import type { Scene } from "./scene";

export interface RaceKeys {
  row: string[];
  stock: string;
  turned: string;
  hand: string;
  stop: string;
  dutch: string;
}

const THUMBS = { hand: "Space", stop: "Enter", dutch: "KeyB" };

export function keysFor(hand: "right" | "left", row: number): RaceKeys {
  const size = row >= 5 ? 5 : row === 4 ? 4 : 3;
  const piles = hand === "right" ? { stock: "KeyF", turned: "KeyD" } : { stock: "KeyJ", turned: "KeyK" };
  return { row: fingerKeys(hand, size), ...piles, ...THUMBS };
}

export function createKeyboard({ view, play }: Scene): Accessor<RaceKeys> {
  const ownRow = createMemo(() => view.area()?.row.length ?? 3);
  const keys = createMemo(() => keysFor(settings().hand, ownRow()));
  createKeys(
    () => {
      const { row, stock, turned, hand, stop, dutch } = keys();
      const places = row.map((code, place) => [code, () => play.tap(place)]);
      const choices = (play.question()?.places ?? []).map((place, n) => [
        `Digit${n + 1}`,
        () => play.answer(place),
      ]);
      return {
        ...Object.fromEntries([...places, ...choices]),
        [stock]: () => play.tap("stock"),
        [turned]: () => play.tap("turned"),
        [hand]: () => play.turn(),
        ...(play.mayStop() && { [stop]: () => play.stop() }),
        ...(play.mayCall() && { [dutch]: () => play.dutch() }),
      };
    },
    { enabled: () => view.seat() !== null && view.racing() },
  );
  return keys;
}
