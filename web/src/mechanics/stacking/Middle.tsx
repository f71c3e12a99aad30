import { createMemo, For, Index, indexArray, Show } from "solid-js";
import { lying } from "../../kit/box";
import { sameList } from "../../kit/slice";
import type { StackingPile } from "../../net/wire";
import type { Aim } from "./choices";
import type { Lost } from "./happenings";
import { SUITS } from "./layout/middle";
import styles from "./Middle.module.css";
import { isComplete } from "./piles";
import { Spot } from "./Spot";
import { type Scene, useScene } from "./scene";
import { freeSlots, pilesOn, slotName } from "./slots";

export interface MiddleProps {
  /** What a card that is dragged would be laid on. */
  aim?: Aim | null;
  /** Where a race was just lost. */
  lost?: Lost | null;
}

export function Middle(props: MiddleProps) {
  const scene = useScene();
  const piles = createMemo(() => pilesOn(scene.calm().slots));
  const free = createMemo(() => new Set(freeSlots(scene.calm().slots).map(slotName)));
  const labels = createMemo(
    indexArray(
      () => scene.calm().round.piles,
      (pile) => createMemo(() => labelOf(scene, pile())),
    ),
    [],
    { equals: sameList },
  );
  const aimed = (number: number | undefined): boolean =>
    props.aim?.at === "pile" && props.aim.pile === number;
  const lostTo = (number: number | undefined): number | null =>
    props.lost?.pile === number ? (props.lost?.by ?? null) : null;
  return (
    <section class={styles.middle} aria-label={scene.words().labels.middle}>
      <For each={SUITS}>
        {(suit) => (
          <Index each={scene.layout().columns[suit].places}>
            {(box, place) => {
              const name = slotName({ suit, place });
              const number = createMemo(() => piles().get(name));
              return (
                <Spot
                  box={box()}
                  suit={suit}
                  number={number()}
                  label={labels()[number() ?? -1]?.()}
                  free={free().has(name)}
                  aimedAt={aimed(number())}
                  lostTo={lostTo(number())}
                />
              );
            }}
          </Index>
        )}
      </For>
      <Complete />
    </section>
  );
}

function labelOf(scene: Scene, { cards, owners }: StackingPile): string | undefined {
  const [card, owner] = [cards.at(-1), owners.at(-1)];
  return card && scene.words().labels.pile(scene.cardName(card), scene.names()[owner ?? -1] ?? "");
}

const isGone = (pile: StackingPile | undefined): boolean => pile !== undefined && isComplete(pile);

function Complete() {
  const scene = useScene();
  const count = createMemo(() => {
    const piles = scene.piles();
    return [...scene.cleared()].filter((n) => isGone(piles[n])).length;
  });
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
