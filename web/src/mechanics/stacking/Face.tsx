// A card as this game prints it; with a tab of its owner in the middle of the table.

import { CardFace } from "../../kit/CardFace";
import type { Card } from "../../net/wire";
import { useScene } from "./scene";

export function Face(props: { card: Card; owner?: number | undefined; class?: string | undefined }) {
  const { printed } = useScene();
  return <CardFace {...printed(props.card, props.owner)} class={props.class} />;
}
