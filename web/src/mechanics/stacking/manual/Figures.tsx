// The pictures of a stacking game's manual.

import type { Component } from "solid-js";
import { Counted } from "./Counted";
import { Backs, OwnPicture } from "./Dealt";
import { Building, Gapped, Placing, TurningThree } from "./Moves";
import { type ManualStyle, StyleProvider } from "./style";
import type { StackingFigure } from "./words";

const FIGURES: Record<StackingFigure, Component> = {
  backs: Backs,
  own: OwnPicture,
  placing: Placing,
  gap: Gapped,
  hand: TurningThree,
  count: Counted,
  building: Building,
};

export const WIDE: readonly StackingFigure[] = ["own", "placing"];

export function stackingFigures(style: ManualStyle): Record<StackingFigure, Component> {
  const inStyle = ([name, Figure]: [string, Component]) => [
    name,
    () => (
      <StyleProvider value={style}>
        <Figure />
      </StyleProvider>
    ),
  ];
  return Object.fromEntries(Object.entries(FIGURES).map(inStyle)) as Record<StackingFigure, Component>;
}
