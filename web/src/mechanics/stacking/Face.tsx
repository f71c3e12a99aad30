import { CardFace } from "../../kit/CardFace";
import type { Card } from "../../net/wire";
import { useScene } from "./scene";

/** A card as this game prints it; with a tab of its owner in the middle of the table. */
export function Face(props: { card: Card; owner?: number | undefined; class?: string | undefined }) {
  const { figureOf, back } = useScene();
  return (
    <CardFace
      colour={props.card[0]}
      value={props.card[1]}
      figure={figureOf?.(props.card)}
      owner={props.owner === undefined ? undefined : back(props.owner)}
      class={props.class}
    />
  );
}
