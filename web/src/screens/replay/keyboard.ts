// The keyboard of a film: the keys of the race mean nothing here, so that all of them are caught before they get there.

import { onCleanup } from "solid-js";
import { SPEEDS } from "../../films/clock";
import type { Player } from "./player";

export function createKeyboard(player: Player, onClose: () => void): void {
  const speeds = SPEEDS.map((speed, n) => [`Digit${n + 1}`, () => player.setSpeed(speed)]);
  const actions: Record<string, () => void> = {
    Space: player.toggle,
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Home: () => player.seek(0),
    End: () => player.seek(player.marks.end),
    KeyR: player.nextRace,
    KeyM: player.nextMissed,
    KeyX: () => player.setXray(!player.xray()),
    Escape: onClose,
    ...Object.fromEntries(speeds),
  };
  /** Enter presses what has the focus, and Space, too, if that is no part of the film's own. */
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || inDialog(event)) return;
    const action = actions[event.code];
    if (event.code !== "Tab") event.stopPropagation();
    if (!action) return;
    event.preventDefault();
    action();
  };
  const up = (event: KeyboardEvent): void => {
    if (actions[event.code] && !inDialog(event)) event.preventDefault();
  };
  window.addEventListener("keydown", down, true);
  window.addEventListener("keyup", up, true);
  onCleanup(() => {
    window.removeEventListener("keydown", down, true);
    window.removeEventListener("keyup", up, true);
  });
}

function inDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}
