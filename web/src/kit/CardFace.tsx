// The face of a card, drawn on the page.

import { marksOf, type Printed } from "./face";
import { Sheet } from "./Sheet";

export interface CardFaceProps extends Printed {
  class?: string | undefined;
}

export function CardFace(props: CardFaceProps) {
  return <Sheet marks={marksOf(props)} class={props.class} />;
}
