// The stints below the scores: who played which rounds, where a seat has changed hands.

import { createMemo, For, type JSX, Show } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { useTable } from "../table/view";
import styles from "./Stints.module.css";
import { type Span, spansOf } from "./stints";
import { s } from "./words";

export function Stints(): JSX.Element {
  const { match, phase, backOf } = useTable();
  const seats = createMemo(() => {
    const found = match();
    return found ? spansOf(found, phase() === "over") : [];
  });
  return (
    <Show when={seats().length}>
      <section class={styles.stints} data-test="stints" aria-label={s().stints.title}>
        <p class={styles.title}>{s().stints.title}</p>
        <ul class={styles.seats}>
          <For each={seats()}>
            {({ seat, spans }) => (
              <li class={styles.seat}>
                <span class={styles.back}>
                  <CardBack {...backOf(seat)} />
                </span>
                <span>{spans.map(told).join(", ")}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function told({ name, from, to }: Span): string {
  return to === null ? s().stints.from(name, from) : s().stints.rounds(name, from, to);
}
