// The scene is all that the components of this game share: the table, what the player does, the layout, and who
// paints.

import type { Accessor } from "solid-js";
import { createRequiredContext } from "../../kit/context";
import type { Painting } from "../../kit/painting/painting";
import type { Under } from "./closeUps";
import type { Layout } from "./layout";
import type { Look } from "./painting/looks";
import type { Play } from "./play";
import type { BoardView } from "./view";

export interface Scene {
  view: BoardView;
  play: Play;
  layout: Accessor<Layout>;
  painting: Painting<Look>;
  /** The player wants the close-up of the four tokens in place of the board. */
  zoomed: Accessor<boolean>;
  setZoomed: (on: boolean) => void;
  /** It stands there. */
  closeUps: Accessor<boolean>;
  /** What lies under a point of the race: on the board, or in the close-ups that are in its place. */
  under: (x: number, y: number) => Under | null;
  /** A point of the window in the race's own coordinates. */
  inside: (x: number, y: number) => { x: number; y: number };
}

export const [SceneProvider, useScene] = createRequiredContext<Scene>("race");
