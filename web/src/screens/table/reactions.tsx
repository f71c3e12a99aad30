// Things said across the table: they rise from whoever says them, and are gone.

import { createContext, createSignal, For, type JSX, useContext } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { speak } from "../../kit/speak";
import type { Reaction } from "../../net/wire";
import { t } from "../../words/words";
import { ReactionGlyph } from "./ReactionGlyph";
import styles from "./reactions.module.css";
import { type TableView, useTable } from "./view";

interface Floating {
  id: number;
  seat: number;
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

export function createReactions(view: TableView): Reactions {
  const [floating, setFloating] = createSignal<Floating[]>([]);
  let last = 0;
  view.session.on((moment) => {
    if (moment.moment !== "reacted") return;
    const { seat, reaction } = moment;
    const id = ++last;
    speak(t().reactions.says(view.nameOf(seat), t().reactions[reaction]));
    requestAnimationFrame(() => {
      const from = whereSits(seat, view);
      setFloating((before) => [...before.slice(-11), { id, seat, reaction, ...from }]);
      setTimeout(() => setFloating((before) => before.filter((each) => each.id !== id)), LASTS);
    });
  });
  return { floating };
}

/** Where the seat is drawn, if the game says so (`data-seat`); else beside each other along the upper edge. */
function whereSits(seat: number, view: TableView): { x: number; y: number } {
  const drawn = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (drawn?.width) return { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height / 2 };
  if (seat === view.seat()) return { x: innerWidth / 2, y: innerHeight * 0.72 };
  const count = Math.max(1, view.players().length);
  return { x: (innerWidth * (seat + 0.5)) / count, y: innerHeight * 0.16 };
}

export function FloatingReactions(): JSX.Element {
  const reactions = useContext(Context);
  const { nameOf, backOf } = useTable();
  return (
    <div class={styles.layer} aria-hidden="true">
      <For each={reactions?.floating()}>
        {(each) => (
          <div
            class={styles.floating}
            style={{
              left: `${Math.min(innerWidth - 60, Math.max(60, each.x))}px`,
              top: `${Math.max(90, each.y)}px`,
            }}
          >
            <div class={styles.glyph}>
              <ReactionGlyph reaction={each.reaction} />
            </div>
            <span class={classes(styles.name, inkClass(backOf(each.seat).box))}>{nameOf(each.seat)}</span>
          </div>
        )}
      </For>
    </div>
  );
}
