import { createMemo, Show } from "solid-js";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import type { StackingPile } from "../../net/wire";
import styles from "./Pile.module.css";
import { useScene } from "./scene";

export interface PileProps {
  pile: StackingPile;
  number: number;
  /** A card that is dragged would be laid on it. */
  aimedAt: boolean;
  /** Who was quicker here, just now. */
  lostTo: number | null;
}

/** Its cards are painted; this is its place, and what is said of it. */
export function Pile(props: PileProps) {
  const scene = useScene();
  const box = createMemo(() => scene.boxAt(scene.calm().slots.get(props.number)));
  const label = createMemo((): string => {
    const [card, owner] = [props.pile.cards.at(-1), props.pile.owners.at(-1)];
    return card ? scene.words().labels.pile(scene.cardName(card), scene.names()[owner ?? -1] ?? "") : "";
  });
  return (
    <Show when={box()}>
      {(there) => (
        <div
          class={classes(styles.pile, props.aimedAt && styles.aimed)}
          style={lying(there())}
          data-pile={props.number}
          role="img"
          aria-label={label()}
        >
          <Show when={props.lostTo !== null}>
            <RivalTab seat={props.lostTo ?? 0} />
          </Show>
        </div>
      )}
    </Show>
  );
}

/** Who was quicker, where it happened. */
function RivalTab(props: { seat: number }) {
  const { back, names } = useScene();
  return (
    <div class={classes(styles.rival, inkClass(back(props.seat).box))}>
      <Motif name={back(props.seat).motif} class={styles.rivalMotif} />
      <span class={styles.rivalName}>{names()[props.seat]}</span>
    </div>
  );
}
