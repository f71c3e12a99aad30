// The style of a manual: in what the pictures of one stacking game differ from those of another.

import { type Accessor, createContext, useContext } from "solid-js";
import type { Figure } from "../../../kit/face";
import type { Card } from "../../../net/wire";
import type { Back } from "../../../table/backs";
import type { StackingLabels } from "./words";

export interface ManualStyle {
  labels: Accessor<StackingLabels>;
  /** The row lies to the right of the pile that counts, or to the left. */
  rowAt: "right" | "left";
  back: Back;
  backs: readonly Back[];
  figureOf?: (card: Card) => Figure;
  building: { under: Card; right: Card; sameKind: Card; notNext: Card };
}

const Style = createContext<ManualStyle>();

export const StyleProvider = Style.Provider;

export function useStyle(): ManualStyle {
  const style = useContext(Style);
  if (!style) throw new Error("a picture of a manual needs its style");
  return style;
}
