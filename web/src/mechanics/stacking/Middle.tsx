import { createMemo, Index, Show } from "solid-js";
import { placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Sign } from "../../kit/Sign";
import type { StackingPile } from "../../net/wire";
import type { Aim } from "./choices";
import { Face } from "./Face";
import type { Lost } from "./happenings";
import styles from "./Middle.module.css";
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
  const free = createMemo<Slot[]>((before) => freeSlots(scene.slots(), before), []);
  return (
    <section class={styles.middle} aria-label={scene.words().labels.middle}>
      <Index each={free()}>{(slot) => <FreePlace slot={slot()} />}</Index>
      <Index each={scene.round().piles}>
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
  const { layout } = useScene();
  const box = () => layout().columns[props.slot.suit].places[props.slot.place];
  return (
    <Show when={box()}>
      {(there) => (
        <div
          class={classes(styles.free, inkClass(props.slot.suit))}
          style={placed(there())}
          data-free={props.slot.suit}
        >
          <Sign ink={props.slot.suit} class={styles.sign} />
        </div>
      )}
    </Show>
  );
}

interface PileProps {
  pile: StackingPile;
  number: number;
  aimedAt: boolean;
  lostTo: number | null;
}

function Pile(props: PileProps) {
  const scene = useScene();
  const box = createMemo(() => scene.boxOfPile(props.number));
  const shown = createMemo(() => lyingOnTop(props.pile, scene.flying.isAloft));
  const top = () => {
    const [card, owner] = [props.pile.cards[shown()], props.pile.owners[shown()]];
    return card && owner !== undefined ? { card, owner } : undefined;
  };
  const label = (): string => {
    const there = top();
    return there ? scene.words().labels.pile(scene.cardName(there.card), nameOf(there.owner)) : "";
  };
  const nameOf = (owner: number): string => scene.names()[owner] ?? "";
  return (
    <Show when={box()}>
      {(there) => (
        <Show when={top()}>
          {(card) => (
            <div
              class={classes(styles.pile, props.aimedAt && styles.aimed)}
              style={placed(there())}
              data-thick={Math.min(3, Math.ceil(shown() / 3))}
              data-pile={props.number}
              role="img"
              aria-label={label()}
            >
              <Face card={card().card} owner={card().owner} />
              <Show when={props.lostTo !== null}>
                <RivalTab seat={props.lostTo ?? 0} />
              </Show>
            </div>
          )}
        </Show>
      )}
    </Show>
  );
}

/** The number of the uppermost card that is not still in the air. */
function lyingOnTop(
  { cards, owners }: StackingPile,
  isAloft: (owner: number, card: StackingPile["cards"][0]) => boolean,
) {
  let n = cards.length - 1;
  for (; n >= 0; n -= 1) {
    const [card, owner] = [cards[n], owners[n]];
    if (card && owner !== undefined && !isAloft(owner, card)) break;
  }
  return n;
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

const isGone = (pile: StackingPile | undefined): boolean => pile !== undefined && isComplete(pile);

function Complete() {
  const scene = useScene();
  const count = createMemo(() => [...scene.cleared()].filter((n) => isGone(scene.round().piles[n])).length);
  return (
    <div class={styles.complete} style={placed(scene.layout().complete)} data-some={count() > 0 || undefined}>
      <Show when={count()}>
        <span class={styles.stack} aria-hidden="true" />
        <span role="img" aria-label={scene.words().labels.complete(count())}>
          {count()}
        </span>
      </Show>
    </div>
  );
}
