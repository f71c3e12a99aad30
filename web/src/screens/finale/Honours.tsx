// Small honours beside the podium, for what happened on the way there.

import { For, type JSX, Show } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { classes } from "../../kit/classes";
import { t } from "../../words/words";
import paper from "../shell/Paper.module.css";
import { useTable } from "../table/view";
import styles from "./Honours.module.css";
import { createHonours } from "./honourTexts";
import { f } from "./words";

export default function Honours(props: { class?: string | undefined }): JSX.Element {
  const view = useTable();
  const honours = createHonours(view);
  return (
    <Show when={honours().length}>
      <section
        class={classes(paper.paper, styles.honours, props.class)}
        data-test="honours"
        aria-label={f().honours.title}
      >
        <h2 class={styles.title}>{f().honours.title}</h2>
        <ul class={styles.list}>
          <For each={honours()}>
            {({ seats, title, about }) => (
              <li class={styles.honour}>
                <span class={styles.backs}>
                  <For each={seats}>
                    {(seat) => (
                      <span class={styles.back}>
                        <CardBack {...view.backOf(seat)} />
                      </span>
                    )}
                  </For>
                </span>
                <span class={styles.said}>
                  <span class={styles.kind}>{title}</span>
                  <strong>{t().common.list(seats.map(view.nameOf))}</strong>
                  <span>{about}</span>
                </span>
              </li>
            )}
          </For>
        </ul>
        <Show when={view.history()?.missed}>
          {(missed) => <p class={styles.since}>{f().curve.since(missed() + 1)}</p>}
        </Show>
      </section>
    </Show>
  );
}
