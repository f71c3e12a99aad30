// The check after the race: each player looks at the left neighbour's cards, one by one: does it lie right?

import { createMemo, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { createKeys, keyName, shownKeys } from "../../kit/keys";
import { placed } from "../../kit/motion";
import { press } from "../../kit/press";
import { sounds } from "../../kit/sound";
import { t } from "../../words/words";
import styles from "./Checking.module.css";
import type { Own } from "./layout";
import { frameOf } from "./picture";
import { DrawnCard } from "./pieces/DrawnCard";
import { leftOf, shownTo } from "./rulebook/field";
import { useScene } from "./scene";
import { Timer } from "./Timer";
import type { BoardLaidCard } from "./wire";
import { words } from "./words";

export function Checking(props: { own: Own; seat: number }) {
  const { view } = useScene();
  const shown = createMemo(() => shownTo(view.round(), props.seat));
  const left = (): number => leftOf(view.round(), props.seat);
  const all = (): number => view.round().cards.filter(({ seat }) => seat === left()).length;
  return (
    <section class={styles.checking} style={placed(props.own.area)} aria-labelledby="checking">
      <h2 id="checking" class={styles.title}>
        {words().checking.title(view.nameOf(left()))}
      </h2>
      <Timer name="check" />
      <Show when={shown()} fallback={<p class={styles.done}>{words().checking.done}</p>}>
        {(laid) => (
          <Judging
            laid={laid()}
            seat={props.seat}
            progress={words().checking.progress((view.round().judged[props.seat] ?? 0) + 1, all())}
          />
        )}
      </Show>
    </section>
  );
}

function Judging(props: { laid: BoardLaidCard; seat: number; progress: string }) {
  const { view } = useScene();
  const below = () => {
    const { colours } = view.board();
    return [colours.get(props.laid.near) ?? "red", colours.get(props.laid.far) ?? "red"] as const;
  };
  const judge = (right: boolean): boolean => {
    sounds.place();
    void view.session.do({ do: "judge", card: props.laid.card, right });
    return true;
  };
  createKeys({
    KeyY: () => judge(true),
    ArrowRight: () => judge(true),
    KeyN: () => judge(false),
    ArrowLeft: () => judge(false),
  });
  const question = (): string => {
    const names = t().inks;
    const [near, far] = props.laid.card;
    return words().checking.question(names[near], names[far], names[below()[0]], names[below()[1]]);
  };
  return (
    <>
      <div class={styles.pairs} role="img" aria-label={question()}>
        <figure class={styles.pair}>
          <div class={styles.card}>
            <DrawnCard near={props.laid.card[0]} far={props.laid.card[1]} frame={frameOf(props.laid.seat)} />
          </div>
          <figcaption>{words().checking.card}</figcaption>
        </figure>
        <figure class={styles.pair}>
          <div class={styles.card}>
            <DrawnCard near={below()[0]} far={below()[1]} />
          </div>
          <figcaption>{words().checking.below}</figcaption>
        </figure>
      </div>
      <div class={styles.answers}>
        <Answer
          text={words().checking.wrong}
          code="ArrowLeft"
          class={styles.wrong}
          onPress={() => judge(false)}
        />
        <span class={styles.progress}>{props.progress}</span>
        <Answer
          text={words().checking.right}
          code="ArrowRight"
          class={styles.right}
          onPress={() => judge(true)}
        />
      </div>
    </>
  );
}

function Answer(props: { text: string; code: string; class: string | undefined; onPress: () => boolean }) {
  return (
    <button
      type="button"
      class={classes(styles.answer, props.class)}
      ref={(element) => press(element, { onPress: () => props.onPress() })}
    >
      {props.text}
      <Show when={shownKeys()}>
        <kbd>{keyName(props.code)}</kbd>
      </Show>
    </button>
  );
}
