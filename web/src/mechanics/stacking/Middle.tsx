import { createMemo, Index, Show } from "solid-js";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Sign } from "../../kit/Sign";
import type { StackingPile } from "../../net/wire";
import type { Aim } from "./choices";
import type { Lost } from "./happenings";
import styles from "./Middle.module.css";
import { Pile } from "./Pile";
import { isComplete } from "./piles";
import { useScene } from "./scene";
import { freeSlots, type Slot } from "./slots";

export interface MiddleProps {
  /** What a card that is dragged would be laid on. */
  aim?: Aim | null;
  /** Where a race was just lost. */
  lost?: Lost | null;
}

export function Middle(props: MiddleProps) {
  const scene = useScene();
  const free = createMemo<Slot[]>((before) => freeSlots(scene.calm().slots, before), []);
  return (
    <section class={styles.middle} aria-label={scene.words().labels.middle}>
      <Index each={free()}>{(slot) => <FreePlace slot={slot()} />}</Index>
      <Index each={scene.calm().round.piles}>
        {(pile, number) => (
          <Pile
            pile={pile()}
            number={number}
            aimedAt={props.aim?.at === "pile" && props.aim.pile === number}
            lostTo={props.lost?.pile === number ? props.lost.by : null}
          />
        )}
      </Index>
      <Complete />
    </section>
  );
}

function FreePlace(props: { slot: Slot }) {
  const { boxAt } = useScene();
  const box = createMemo(() => boxAt(props.slot));
  return (
    <Show when={box()}>
      {(there) => (
        <div
          class={classes(styles.free, inkClass(props.slot.suit))}
          style={lying(there())}
          data-free={props.slot.suit}
        >
          <Sign ink={props.slot.suit} class={styles.sign} />
        </div>
      )}
    </Show>
  );
}

const isGone = (pile: StackingPile | undefined): boolean => pile !== undefined && isComplete(pile);

function Complete() {
  const scene = useScene();
  const count = createMemo(
    () => [...scene.cleared()].filter((n) => isGone(scene.calm().round.piles[n])).length,
  );
  return (
    <div class={styles.complete} style={lying(scene.layout().complete)} data-some={count() > 0 || undefined}>
      <Show when={count()}>
        <span class={styles.stack} aria-hidden="true" />
        <span role="img" aria-label={scene.words().labels.complete(count())}>
          {count()}
        </span>
      </Show>
    </div>
  );
}
