// The neighbourhoods of the four tokens, side by side; beside the board, or in its place.

import { For } from "solid-js";
import type { Box } from "../../kit/motion";
import { CloseUp } from "./CloseUp";
import { centreOf } from "./closeUps";
import { useScene } from "./scene";

export function TokenViews(props: { boxes: readonly Box[]; instead?: boolean }) {
  const { view, play } = useScene();
  const tokens = () => [...view.field().tokens.keys()];
  const centre = (token: number) => centreOf(view.field(), token, play.aim());
  const lit = (token: number) => {
    const drag = play.drag();
    return drag?.over === token ? drag : undefined;
  };
  return (
    <For each={tokens()}>
      {(token, at) => (
        <CloseUp
          centre={centre(token)}
          token={token}
          box={props.boxes[at()] as Box}
          as={props.instead ? "instead" : undefined}
          lit={lit(token)}
        />
      )}
    </For>
  );
}
