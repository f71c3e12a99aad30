// A motif by which a player is known, drawn on the page.

import { MOTIFS, type MotifName } from "./motifs";

export type { MotifName } from "./motifs";

export function Motif(props: { name: MotifName; class?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" class={props.class} fill="currentColor" fill-rule="evenodd" aria-hidden="true">
      <path d={MOTIFS[props.name]} />
    </svg>
  );
}
