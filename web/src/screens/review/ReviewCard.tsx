// The card after a round, for one seat: the moment that cost most, four figures, three moments, and below them the
// whole round, seat by seat.

import { For, type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Figures } from "./Figures";
import { missedBy } from "./missed";
import styles from "./ReviewCard.module.css";
import { type Reviewed, saidOf } from "./reviewed";
import { Timeline } from "./Timeline";
import { w } from "./words";

export default function ReviewCard(props: { reviewed: Reviewed }): JSX.Element {
  const missed = () => missedBy(props.reviewed.review, props.reviewed.seat);
  const [worst, ...others] = missed();
  return (
    <div class={styles.card} data-test="review">
      <div class={styles.lead}>
        <p class={styles.worst}>{worst ? saidOf(props.reviewed, worst) : w().told.nothing}</p>
        <Show when={worst}>{(chance) => <See at={chance().opened} reviewed={props.reviewed} main />}</Show>
      </div>
      <Figures reviewed={props.reviewed} />
      <Show when={others.length}>
        <ul class={styles.others}>
          <For each={others}>
            {(chance) => (
              <li>
                <span>{saidOf(props.reviewed, chance)}</span>
                <See at={chance.opened} reviewed={props.reviewed} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Timeline reviewed={props.reviewed} />
    </div>
  );
}

function See(props: { at: number; reviewed: Reviewed; main?: boolean }): JSX.Element {
  return (
    <Button
      variant={props.main ? "main" : "plain"}
      class={styles.see}
      onPress={() => props.reviewed.see(props.at)}
    >
      {w().see}
    </Button>
  );
}
