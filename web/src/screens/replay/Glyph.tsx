// The glyphs of a film: a race, in which two hands meet; and a chance, a card that nobody laid.

import type { JSX } from "solid-js";

const GLYPHS = {
  race: "M3 6.5l6.5 5.5L3 17.5M21 6.5L14.5 12l6.5 5.5M12 4v3M12 17v3",
  missed:
    "M7 8V5.5A1.5 1.5 0 0 1 8.5 4H10M14 4h1.5A1.5 1.5 0 0 1 17 5.5V8M17 11.5v2M17 17v1.5a1.5 1.5 0 0 1-1.5 1.5H14M10 20H8.5A1.5 1.5 0 0 1 7 18.5V17M7 13.5v-2",
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph(props: { name: GlyphName }): JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[props.name]} />
    </svg>
  );
}
