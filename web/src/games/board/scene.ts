// What all components of this game share: the table, the player's intent, the layout, and the pieces that can fly.

import { type Accessor, createContext, useContext } from "solid-js";
import type { Layout } from "./layout";
import type { Play } from "./play";
import type { Square } from "./rulebook/squares";
import type { BoardView } from "./view";

export interface Pieces {
  /** Cards and jokers that lie on the board, by the key of their squares. */
  laid: Map<string, HTMLElement>;
  own: HTMLElement | null;
  seats: Map<number, HTMLElement>;
}

export interface Scene {
  view: BoardView;
  play: Play;
  layout: Accessor<Layout>;
  pieces: Pieces;
  /** The close-up of the four tokens stands in place of the board. */
  zoomed: Accessor<boolean>;
  setZoomed: (on: boolean) => void;
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

export function keyOf(near: Square, far?: Square): string {
  return far ? `${near} ${far}` : near;
}
