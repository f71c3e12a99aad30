import { For, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import styles from "./FloatingReactions.module.css";
import { ReactionGlyph } from "./ReactionGlyph";
import { useReactions } from "./reactions";
import { useTable } from "./view";

export function FloatingReactions(): JSX.Element {
  const reactions = useReactions();
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
