// The reactions that are shown now: each rises from the seat that sent it, and is gone after a while.

import { createContext, createSignal, useContext } from "solid-js";
import { speak } from "../../../kit/speak";
import type { Reaction } from "../../../net/wire";
import { t } from "../../../words/words";
import { s } from "../../seats/words";
import type { TableView } from "../view";

interface Floating {
  id: number;
  /** Null: somebody who watches. */
  seat: number | null;
  reaction: Reaction;
  x: number;
  y: number;
}

const LASTS = 2600;

export interface Reactions {
  floating: () => Floating[];
}

const Context = createContext<Reactions>();
export const ReactionsProvider = Context.Provider;
export const useReactions = (): Reactions | undefined => useContext(Context);

export function createReactions(view: TableView): Reactions {
  const [floating, setFloating] = createSignal<Floating[]>([]);
  let last = 0;
  view.session.on((moment) => {
    if (moment.moment !== "reacted") return;
    const { seat, reaction } = moment;
    const id = ++last;
    speak(t().reactions.says(seat === null ? s().watcher : view.nameOf(seat), t().reactions[reaction]));
    requestAnimationFrame(() => {
      const from = seat === null ? whereStands(moment.watcher ?? 0) : whereSits(seat, view);
      setFloating((before) => [...before.slice(-11), { id, seat, reaction, ...from }]);
      setTimeout(() => setFloating((before) => before.filter((each) => each.id !== id)), LASTS);
    });
  });
  return { floating };
}

/** Who watches stands behind the table: along its lower edge, each in one place. */
function whereStands(watcher: number): { x: number; y: number } {
  return { x: innerWidth * (0.25 + ((watcher * 0.31) % 0.5)), y: innerHeight * 0.8 };
}

/** Where the seat is drawn, if the game says so (`data-seat`); else beside each other along the upper edge. */
function whereSits(seat: number, view: TableView): { x: number; y: number } {
  const drawn = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (drawn?.width) return { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height / 2 };
  if (seat === view.seat()) return { x: innerWidth / 2, y: innerHeight * 0.72 };
  const count = Math.max(1, view.players().length);
  return { x: (innerWidth * (seat + 0.5)) / count, y: innerHeight * 0.16 };
}
