// A joker of the board game. It fills its parent, a square.

import { Sheet } from "../../../kit/Sheet";
import { type FrameName, marksOfJoker, SQUARE } from "./marks";

export function Joker(props: { frame?: FrameName | undefined; class?: string | undefined }) {
  return <Sheet marks={marksOfJoker(props.frame)} size={SQUARE} class={props.class} />;
}
