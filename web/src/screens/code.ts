// The code of a table, as somebody typed it: small letters, blanks and hyphens don't matter.

/** Without what is misread or misheard: see house/codes.py. */
const ALPHABET = "34679ACDEFGHJKMNPQRTWXY";
export const CODE_LENGTH = 6;

export function readCode(text: string): string {
  const link = text.match(/\/(?:t|screen)\/([^/?#\s]+)/);
  const typed = [...(link?.[1] ?? text).toUpperCase()];
  return typed.filter((letter) => ALPHABET.includes(letter)).join("");
}

/** In two halves, as one says it. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`.trim();
}
