import { marksOfJoker, SQUARE } from "./boardPieces";
import type { FrameName } from "./frames";
import { Sheet } from "./Sheet";

/** It fills its parent, a square. */
export function Joker(props: { frame?: FrameName | undefined; class?: string | undefined }) {
  return <Sheet marks={marksOfJoker(props.frame)} size={SQUARE} class={props.class} />;
}
