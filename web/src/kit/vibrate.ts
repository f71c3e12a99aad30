import { still } from "./manners";

const PATTERNS = { tap: 8, lost: [18, 40, 18], stop: [60, 50, 120] } as const;

/** A short word to the hand, where the device can (iOS can't), and the hand is there: a wall was never touched. */
export function vibrate(what: keyof typeof PATTERNS): void {
  if (still() || typeof navigator.vibrate !== "function" || !navigator.userActivation?.hasBeenActive) return;
  const pattern = PATTERNS[what];
  navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern]);
}
