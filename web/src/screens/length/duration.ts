// A span of time, as one says it: 40 s, 2½ min, 7 min, 1½ h.

import { t } from "../../words/words";

const MINUTE = 60;
const SOME_MINUTES = 5 * MINUTE; // below it, half of one is told
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
  if (isInMinutes(seconds)) return t().length.minutes(minutes(seconds));
  if (seconds < MINUTE * 2) return t().length.seconds(Math.round(seconds / 10) * 10);
  return t().length.hours(inHalves(seconds / HOUR));
}

function isInMinutes(seconds: number): boolean {
  return seconds >= 1.75 * MINUTE && seconds < LONG;
}

function minutes(seconds: number): string {
  return seconds < SOME_MINUTES ? inHalves(seconds / MINUTE) : `${Math.round(seconds / MINUTE)}`;
}

function inHalves(amount: number): string {
  const halves = Math.round(2 * amount);
  return `${Math.floor(halves / 2)}${halves % 2 ? "½" : ""}`;
}
