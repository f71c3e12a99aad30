// The keys of the race, by the names that a manual has for them.

import type { RaceKeys } from "../keyboard";

export function namedKeys({ row, ...single }: RaceKeys): Record<string, readonly string[]> {
  return { row, ...Object.fromEntries(Object.entries(single).map(([name, code]) => [name, [code]])) };
}
