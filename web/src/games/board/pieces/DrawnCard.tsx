// A card of the board game: two squares within the frame of its player.

import type { Ink } from "../../../kit/inks";
import { Sheet } from "../../../kit/Sheet";
import { type FrameName, LYING, marksOfLying, marksOfUpright, UPRIGHT } from "./marks";

export interface DrawnCardProps {
  near: Ink;
  far: Ink;
  /** The two squares the other way round. */
  turned?: boolean | undefined;
  upright?: boolean | undefined;
  frame?: FrameName | undefined;
  class?: string | undefined;
}

/** A card of two squares, `near` at the left (above, if upright). It fills its parent, two squares long. */
export function DrawnCard(props: DrawnCardProps) {
  const colours = (): Ink[] => (props.turned ? [props.far, props.near] : [props.near, props.far]);
  const marks = () => (props.upright ? marksOfUpright : marksOfLying)(colours(), props.frame);
  return <Sheet marks={marks()} size={props.upright ? UPRIGHT : LYING} class={props.class} />;
}
