// The fonts of what is painted on a canvas. A canvas does not look again for those that it has missed once, so they are
// asked for by name only when they are there; until then, and where they can't be had, others do.

export type Letters = keyof typeof LETTERS;

export const LETTERS = {
  text: { family: "Atkinson Hyperlegible", weight: "700" },
  title: { family: "Bricolage Grotesque", weight: "800" },
} as const;

const here = new Set<Letters>();

/** As a canvas wants to be told. */
export function fontOf(letters: Letters, size: number): string {
  return here.has(letters) ? named(letters, size) : `${LETTERS[letters].weight} ${size}px ${OTHERS}`;
}

/** `come` is called whenever some of them are there. */
export function fetchLetters(fetch: (letters: Letters) => Promise<unknown>, come: () => void): void {
  for (const letters of ["text", "title"] as const)
    fetch(letters).then(
      () => {
        here.add(letters);
        come();
      },
      () => undefined,
    );
}

/** From the page, which has them in its styles. */
export const fetchFromPage = (letters: Letters): Promise<unknown> => document.fonts.load(named(letters, 1));

const OTHERS = "system-ui, sans-serif";

function named(letters: Letters, size: number): string {
  const { family, weight } = LETTERS[letters];
  return `${weight} ${size}px "${family}", ${OTHERS}`;
}
