// What all components of this game share: the table, the player's intent, the layout, and who paints.

import { type Accessor, createContext, useContext } from "solid-js";
import type { Painting } from "../../kit/painting/painting";
import type { Layout } from "./layout";
import type { Look } from "./painting/looks";
import type { Play } from "./play";
import type { Square } from "./rulebook/squares";
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
  /** A point of the window in the race's own coordinates. */
  inside: (x: number, y: number) => { x: number; y: number };
}

const Context = createContext<Scene>();
export const SceneProvider = Context.Provider;

export function useScene(): Scene {
  const scene = useContext(Context);
  if (!scene) throw new Error("there is no race around this");
  return scene;
}

export const seatName = (seat: number): string => `seat ${seat}`;

export function keyOf(near: Square, far?: Square): string {
  return far ? `${near} ${far}` : near;
}
