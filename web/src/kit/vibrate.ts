// Vibration is a short word to the hand, where the device can (iOS can't), once the hand has touched it.

import { vibrationOff } from "./preferences";

const PATTERNS = { tap: 8, lost: [18, 40, 18], stop: [60, 50, 120] } as const;

export function vibrate(what: keyof typeof PATTERNS): void {
  if (vibrationOff() || typeof navigator.vibrate !== "function") return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  const pattern = PATTERNS[what];
  navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern]);
}
