// A player's name is validated here; house/names.py has the last word.

import { t } from "../words/words";

export const LONGEST_NAME = 24;

/** Something of it has to be seen: a letter, a digit, a picture. */
export function isReadable(name: string): boolean {
  return /[\p{L}\p{N}\p{So}]/u.test(name);
}

/** None at all will do: it makes a guest of somebody. */
export function errorOf(name: string): string | undefined {
  return name && !isReadable(name) ? t().errors.badName : undefined;
}
