// The middle of the table: the places of its piles, where cards are dropped.

import { createEffect, createMemo, For, Index, indexArray, Show } from "solid-js";
import { type Box, lying } from "../../kit/box";
import { sameList } from "../../kit/slice";
import type { Aim } from "./choices";
import { SUITS } from "./layout/middle";
import styles from "./Middle.module.css";
import type { Lost } from "./motions/motions";
import { isComplete } from "./piles";
import { Spot } from "./Spot";
import { type Scene, useScene } from "./scene";
import { freeSlots, pilesOn, slotName } from "./slots";
import type { StackingPile } from "./wire";

const STACK = 30; // px
const NUMERAL = 20;

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
    <section class={styles.middle} aria-label={scene.words().labels.middle} data-middle>
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
  return card && scene.words().labels.pile(scene.cardName(card), scene.view.nameOf(owner ?? -1));
}

const isGone = (pile: StackingPile | undefined): boolean => pile !== undefined && isComplete(pile);

function Complete() {
  const scene = useScene();
  const count = createMemo(() => {
    const piles = scene.view.piles();
    return [...scene.cleared()].filter((n) => isGone(piles[n])).length;
  });
  const hasSome = createMemo(() => count() > 0);
  createEffect(() => {
    const box = hasSome() ? countIn(scene.layout().complete, count()) : null;
    scene.painting.order({ order: "count", name: "complete", box, count: count(), tone: "table" });
  });
  return (
    <div class={styles.complete} style={lying(scene.layout().complete)}>
      <Show when={hasSome()}>
        <span class={styles.stack} role="img" aria-label={scene.words().labels.complete(count())} />
      </Show>
    </div>
  );
}

/** Beside the stack. */
function countIn({ x, y, height }: Box, count: number): Box {
  return {
    x: x + STACK,
    y: y + (height - NUMERAL) / 2,
    width: `${count}`.length * NUMERAL * 0.6,
    height: NUMERAL,
  };
}
