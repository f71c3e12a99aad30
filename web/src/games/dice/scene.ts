// The scene is all that the components of this game share: the table, what the player does, the layout, and who
// paints.

import type { Accessor } from "solid-js";
import { createRequiredContext } from "../../kit/context";
import type { Painting } from "../../kit/painting/painting";
import type { Layout, RowLayout } from "./layout";
import type { Look } from "./painting/looks";
import type { Play } from "./play";
import type { DieColour } from "./tray";
import type { DiceView } from "./view";

export interface Scene {
  view: DiceView;
  play: Play;
  layout: Accessor<Layout>;
  /** Asks nobody to look again when only the own dice lie otherwise. */
  row: (colour: DieColour) => RowLayout;
  /** The board is on the TV. */
  inHand: Accessor<boolean>;
  painting: Painting<Look>;
}

export const [SceneProvider, useScene] = createRequiredContext<Scene>("race");
