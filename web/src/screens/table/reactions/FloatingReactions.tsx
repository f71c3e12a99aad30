// Floating reactions rise over the table, and are gone after a while.

import { For, type JSX } from "solid-js";
import { classes } from "../../../kit/classes";
import { inkClass } from "../../../kit/inks";
import { s } from "../../seats/words";
import { useTable } from "../view";
import styles from "./FloatingReactions.module.css";
import { ReactionGlyph } from "./ReactionGlyph";
import { useReactions } from "./reactions";

export function FloatingReactions(): JSX.Element {
  const reactions = useReactions();
  const { nameOf, backOf } = useTable();
  const inkOf = (seat: number | null) => (seat === null ? styles.watcher : inkClass(backOf(seat).ink));
  return (
    <div class={styles.layer} aria-hidden="true">
      <For each={reactions?.floating()}>
        {(each) => (
          <div
            class={styles.floating}
            data-test="reaction"
            style={{
              left: `${Math.min(innerWidth - 60, Math.max(60, each.x))}px`,
              top: `${Math.max(90, each.y)}px`,
            }}
          >
            <div class={styles.glyph}>
              <ReactionGlyph reaction={each.reaction} />
            </div>
            <span class={classes(styles.name, inkOf(each.seat))}>
              {each.seat === null ? s().watcher : nameOf(each.seat)}
            </span>
          </div>
        )}
      </For>
    </div>
  );
}
