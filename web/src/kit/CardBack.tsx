// The back of a card, drawn on the page.

import { marksOfBack } from "./back";
import type { Ink } from "./inks";
import type { MotifName } from "./motifs";
import { Sheet } from "./Sheet";

export function CardBack(props: { motif: MotifName; ink: Ink; class?: string | undefined }) {
  return <Sheet marks={marksOfBack(props)} class={props.class} />;
}
