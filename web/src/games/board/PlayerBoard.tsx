// The choice for the player board: slower players start with fewer cards, and choose themselves which.

import { createMemo, createSignal, For, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { sounds } from "../../kit/sound";
import { Button } from "../../kit/ui/Button";
import { t } from "../../words/words";
import styles from "./PlayerBoard.module.css";
import { frameOf } from "./picture";
import { DrawnCard } from "./pieces/DrawnCard";
import { CARDS, isAmong, sameCard } from "./rulebook/cards";
import { useScene } from "./scene";
import { Timer } from "./Timer";
import type { BoardCard as Card } from "./wire";
import { words } from "./words";

export function PlayerBoard(props: { seat: number }) {
  const { view } = useScene();
  const duty = createMemo(() => view.round().duties[props.seat] ?? null);
  return (
    <Show when={duty()}>
      {(found) => (
        <section class={styles.chooser} aria-labelledby="player-board">
          <h2 id="player-board" class={styles.title}>
            {words().choosing.title}
          </h2>
          <Timer name="choose" />
          <Choices on={found().on ?? 0} off={found().off ?? 0} seat={props.seat} />
        </section>
      )}
    </Show>
  );
}

function Choices(props: { on: number; off: number; seat: number }) {
  const { view } = useScene();
  const [on, setOn] = createSignal<Card[]>([]);
  const [off, setOff] = createSignal<Card[]>([]);
  const aside = (): Card[] => view.round().aside[props.seat] ?? [];
  const laysAside = (): boolean => props.on > 0 && (!props.off || on().length < props.on);
  const now = () =>
    laysAside()
      ? { wanted: props.on, chosen: on, set: setOn }
      : { wanted: props.off, chosen: off, set: setOff };
  const offered = (card: Card): boolean =>
    laysAside() ? !isAmong(card, aside()) : isAmong(card, [...aside(), ...on()]);
  const toggle = (card: Card): void => {
    const { chosen, set, wanted } = now();
    const without = chosen().filter((other) => !sameCard(other, card));
    sounds.turn();
    set(without.length < chosen().length ? without : [...without, card].slice(-wanted));
  };
  const whole = (): boolean => on().length === props.on && off().length === props.off;
  const done = (): void => {
    sounds.place();
    void view.session.do({ do: "choose", on: on(), off: off() });
  };
  return (
    <>
      <p class={styles.task}>
        {laysAside() ? words().choosing.on(props.on) : words().choosing.off(props.off)}
      </p>
      <div class={styles.cards}>
        <For each={CARDS}>
          {(card) => (
            <button
              type="button"
              class={classes(
                styles.card,
                isAmong(card, now().chosen()) && styles.chosen,
                isAmong(card, aside()) && styles.aside,
              )}
              aria-pressed={isAmong(card, now().chosen())}
              aria-label={words().choosing.card(t().inks[card[0]], t().inks[card[1]])}
              disabled={!offered(card)}
              onClick={() => toggle(card)}
            >
              <DrawnCard near={card[0]} far={card[1]} frame={frameOf(props.seat)} />
            </button>
          )}
        </For>
      </div>
      <p class={styles.progress}>{words().choosing.chosen(now().chosen().length, now().wanted)}</p>
      <div class={styles.foot}>
        <Show when={props.on > 0 && props.off > 0}>
          <Button
            variant="quiet"
            onPress={() => {
              setOff([]);
              setOn([]);
            }}
          >
            {words().choosing.again}
          </Button>
        </Show>
        <Button variant="main" disabled={!whole()} onPress={done}>
          {words().choosing.done}
        </Button>
      </div>
    </>
  );
}
