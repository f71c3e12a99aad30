// How long something takes, as one says it: 40 s, 7 min, 1½ h.

import { t } from "../../words/words";

const MINUTE = 60;
const HOUR = 3600;
const LONG = 1.5 * HOUR;

export function about(seconds: number): string {
  return t().length.about(duration(seconds));
}

/** Of several, that need not be the same. */
export function aboutAll(all: readonly number[]): string {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (duration(least) === duration(most)) return about(least);
  const both = isInMinutes(least) && isInMinutes(most);
  if (both) return t().length.about(t().length.minutes(`${minutes(least)}–${minutes(most)}`));
  return t().length.between(duration(least), duration(most));
}

function duration(seconds: number): string {
  if (isInMinutes(seconds)) return t().length.minutes(`${minutes(seconds)}`);
  if (seconds < MINUTE * 2) return t().length.seconds(Math.round(seconds / 10) * 10);
  const halves = Math.round((2 * seconds) / HOUR);
  return t().length.hours(`${Math.floor(halves / 2)}${halves % 2 ? "½" : ""}`);
}

function isInMinutes(seconds: number): boolean {
  return seconds >= 1.75 * MINUTE && seconds < LONG;
}

function minutes(seconds: number): number {
  return Math.round(seconds / MINUTE);
}
