// The keyboard of the race: a key for each row, one for the cup, and one to hear what the rows want.

import { createKeys, fingerKeys, type KeyActions } from "../../kit/keys";
import { speak } from "../../kit/speak";
import { settings } from "../../settings";
import { t } from "../../words/words";
import type { Scene } from "./scene";
import { COLOURS, type DieColour } from "./tray";
import type { DiceView } from "./view";
import { words } from "./words";

export const ROLL_KEY = "Space";
export const HEAR_KEY = "KeyW";

export function keyOfColour(colour: DieColour): string {
  return fingerKeys(settings().hand, 4)[COLOURS.indexOf(colour)] ?? "";
}

export function createKeyboard({ view, play }: Scene): void {
  const actions = (): KeyActions => ({
    ...Object.fromEntries(COLOURS.map((colour) => [keyOfColour(colour), () => play.tapRow(colour)])),
    ...Object.fromEntries(COLOURS.map((colour, at) => [`Digit${at + 1}`, () => play.tapRow(colour)])),
    [ROLL_KEY]: () => void play.roll(),
    [HEAR_KEY]: () => speak(wantedBy(view)),
  });
  createKeys(actions, { enabled: () => view.seat() !== null && view.racing() });
}

function wantedBy(view: DiceView): string {
  const rows = COLOURS.map((colour) => {
    const [ink, wanted] = [t().inks[colour], view.wanted(colour)];
    return wanted > 6 ? words().race.rowFull(ink) : words().race.die(ink, wanted);
  });
  return words().spoken.wants(rows);
}
