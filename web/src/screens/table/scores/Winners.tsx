// The winners: their names, large, and the podium.

import { createSignal, type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { lessMotion } from "../../../kit/preferences";
import { speak } from "../../../kit/speak";
import { Podium } from "../../finale/finale";
import { Optional } from "../../finale/Optional";
import { Heading } from "../../shell/Heading";
import { useTable } from "../view";
import styles from "./Winners.module.css";
import { winTitle } from "./winTitle";

/** `below` another heading of the page, as on a television. */
export function Winners(props: { below?: boolean }): JSX.Element {
  const view = useTable();
  const [built, setBuilt] = createSignal(lessMotion());
  const title = (): string => classes(styles.title, built() && styles.built);
  speak(winTitle(view));
  return (
    <div class={styles.winners} data-test="winners">
      <Show when={props.below} fallback={<Heading class={title()}>{winTitle(view)}</Heading>}>
        <h2 class={title()}>{winTitle(view)}</h2>
      </Show>
      <div class={styles.podium}>
        <Optional>
          <Podium onBuilt={() => setBuilt(true)} />
        </Optional>
      </div>
    </div>
  );
}
