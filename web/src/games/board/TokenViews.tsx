import { For } from "solid-js";
import type { Box } from "../../kit/motion";
import { CloseUp } from "./CloseUp";
import { useScene } from "./scene";

/** The neighbourhoods of the four tokens, side by side. */
export function TokenViews(props: { boxes: readonly Box[] }) {
  const { view, play } = useScene();
  const tokens = () => [...view.field().tokens.keys()];
  /** Over a bridge of jokers the eye goes along. */
  const centre = (token: number) => {
    const aim = play.aim();
    const bridge =
      aim?.token === token && !aim.pays ? aim.way[Math.min(aim.jokers, aim.way.length) - 1] : undefined;
    return bridge ?? view.field().tokens.get(token) ?? "a1";
  };
  return (
    <For each={tokens()}>
      {(token, at) => <CloseUp centre={centre(token)} token={token} box={props.boxes[at()] as Box} />}
    </For>
  );
}
