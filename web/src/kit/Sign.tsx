// The sign of an ink, drawn on the page.

import type { Ink } from "./inks";
import { SIGNS } from "./signs";

export function Sign(props: { ink: Ink; class?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" class={props.class} fill="currentColor" fill-rule="evenodd" aria-hidden="true">
      <path d={SIGNS[props.ink]} />
    </svg>
  );
}
