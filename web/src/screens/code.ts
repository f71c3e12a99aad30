// The code of a table, as somebody typed it: small letters, blanks and hyphens don't matter.

/** Without what is misread or misheard: see house/codes.py. */
const ALPHABET = "34679ACDEFGHJKMNPQRTWXY";
const SHORTEST = 6;
const LONGEST = 12; // houses that anybody can reach have longer ones
const GROUP = 4; // letters at most, as one says them
const MOST_TYPED = 24; // what is too long is shown, and said to be

/** What no code has, and what was most likely to be read there. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ O: "Q", 0: "Q", I: "J", L: "J", 1: "7", 2: "7", Z: "7" },
  ...{ 5: "6", S: "6", 8: "3", B: "3", U: "W", V: "Y" },
};

export function readCode(text: string): string {
  const link = text.match(/\/(?:t|screen)\/([^/?#\s]+)/);
  const typed = [...(link?.[1] ?? text).toUpperCase()];
  return typed
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .filter((letter) => ALPHABET.includes(letter))
    .join("");
}

/** While one types. */
export function typedCode(text: string): string {
  return readCode(text).slice(0, MOST_TYPED);
}

export function isWhole(code: string): boolean {
  return code.length >= SHORTEST && !isTooLong(code);
}

export function isTooLong(code: string): boolean {
  return code.length > LONGEST;
}

/** In groups of three or four, as one says it. */
export function spaced(code: string): string {
  const groups = Math.max(1, Math.ceil(code.length / GROUP));
  const ends = Array.from({ length: groups + 1 }, (_, group) => Math.round((group * code.length) / groups));
  return ends
    .slice(1)
    .map((end, group) => code.slice(ends[group], end))
    .join(" ");
}
