// Three ways to say the same: a press, a drag onto the row, a key.

import { createSignal } from "solid-js";
import type { Box } from "../../kit/box";
import { createKeys, type KeyActions } from "../../kit/keys";
import { type DragHandler, snapping } from "../../kit/press";
import { sounds } from "../../kit/sound";
import { speak } from "../../kit/speak";
import { settings } from "../../settings";
import { t } from "../../words/words";
import { stir } from "./motions";
import { move } from "./painting/own";
import { rowName, type Stage, slotName } from "./stage";
import { COLOURS, type DieColour } from "./tray";
import type { DiceDie } from "./wire";
import { words } from "./words";

/** The die that a finger has, and where. */
export interface Held {
  die: DiceDie;
  box: Box;
}

const REACH = 28;

/** By position, under the four fingers of the hand that plays. */
const KEYS = {
  right: ["KeyJ", "KeyK", "KeyL", "Semicolon"],
  left: ["KeyA", "KeyS", "KeyD", "KeyF"],
} as const;

export function keyOfColour(colour: DieColour): string {
  return KEYS[settings().hand][COLOURS.indexOf(colour)] ?? "";
}

export const ROLL_KEY = "Space";
export const HEAR_KEY = "KeyW";

export function createInput(stage: Stage, root: () => Element | undefined) {
  const { view, hand, layout, painting } = stage;
  const [held, setHeld] = createSignal<Held | null>(null);

  const say = (die: DiceDie): void => {
    const colour = t().inks[die[0]];
    const wanted = view.wanted(die[0] as DieColour);
    speak(wanted > 6 ? words().spoken.rowFull(colour) : words().spoken.notYet(colour, die[1], wanted));
  };

  const refuse = (slot: number): void => {
    const die = hand.tray().slots[slot]?.die;
    if (!die || !view.racing() || hand.rolling()) return;
    stir(stage, slotName(slot), "shake");
    sounds.refuse();
    say(die);
  };

  const tap = (slot: number): boolean => {
    const from = layout().dice[slot];
    const placed = from !== undefined && hand.place(slot, from);
    if (!placed) refuse(slot);
    return placed;
  };

  const byColour = (colour: DieColour): void => {
    const slot = hand.fitting(colour);
    if (slot !== null) return void tap(slot);
    stir(stage, rowName(colour), "shake");
    sounds.refuse();
    speak(words().spoken.noneFits(t().inks[colour]));
  };

  /** What waits above its row for the place to come up may be let go at that moment. */
  const drag = (slot: number): DragHandler | null => {
    const home = layout().dice[slot];
    const corner = root()?.getBoundingClientRect();
    const die = hand.dieAt(slot);
    if (!home || !corner || !die) return null;
    const name = slotName(slot);
    const under = (x: number, y: number): Box => ({
      ...home,
      x: x - corner.left - home.width / 2,
      y: y - corner.top - home.height * 0.7,
    });
    const onItsRow = (x: number, y: number): boolean =>
      snapping(rows, x - corner.left, y - corner.top, REACH)?.id === die[0];
    const rows = () => COLOURS.map((colour) => ({ id: colour, box: layout().rows[colour].all }));
    let last = home;
    painting.order({ order: "hold", name, onto: { place: name, height: 0 } });
    const letGo = (): void => {
      setHeld(null);
      painting.order({ order: "settle", name });
    };
    return {
      move: (x, y) => {
        last = under(x, y);
        setHeld({ die, box: last });
      },
      drop(x, y) {
        letGo();
        const meant = onItsRow(x, y);
        if (meant && hand.place(slot, last)) return;
        if (meant) refuse(slot);
        move(stage, slot, last, home, meant ? "spring" : "pour");
      },
      cancel() {
        letGo();
        move(stage, slot, last, home, "pour");
      },
    };
  };

  const hear = (): void => {
    const rows = COLOURS.map((colour) => {
      const wanted = view.wanted(colour);
      const ink = t().inks[colour];
      return wanted > 6 ? words().race.rowFull(ink) : words().race.die(ink, wanted);
    });
    speak(words().spoken.wants(rows));
  };

  const actions = (): KeyActions => ({
    ...Object.fromEntries(COLOURS.map((colour) => [keyOfColour(colour), () => byColour(colour)])),
    ...Object.fromEntries(COLOURS.map((colour, at) => [`Digit${at + 1}`, () => byColour(colour)])),
    [ROLL_KEY]: () => void hand.roll(),
    [HEAR_KEY]: hear,
  });
  createKeys(actions, { enabled: () => view.seat() !== null && view.racing() });

  return { held, tap, drag };
}

export type Input = ReturnType<typeof createInput>;
