// The sheet over a frozen race: somebody called, and everything lies still until it goes on.

import { createSignal, type JSX, Show } from "solid-js";
import { speak } from "../../../kit/speak";
import { t } from "../../../words/words";
import { createCountdown } from "../createCountdown";
import { type TableView, useTable } from "../view";
import styles from "./FrozenSheet.module.css";

export function FrozenSheet(): JSX.Element {
  const view = useTable();
  const [reason, setReason] = createSignal<string | null>(null);
  view.session.on((moment) => {
    if (moment.moment !== "happened") return;
    for (const event of moment.events) {
      const said = view.session.game()?.tells?.(event, view.nameOf);
      if (!said) continue;
      setReason(said);
      speak(said);
    }
  });
  const left = createCountdown(view.session, () => thawOf(view));
  return (
    <Show when={view.phase() === "frozen"}>
      <div class={styles.layer}>
        <section class={styles.sheet} aria-label={t().race.frozenTitle} data-test="frozen">
          <h2>{t().race.frozenTitle}</h2>
          <p>{reason() ?? t().race.frozen}</p>
          <p class={styles.left} aria-hidden="true">
            {left()}
          </p>
        </section>
      </div>
    </Show>
  );
}

function thawOf(view: TableView): number | null {
  const freezes = view.session.known()?.round?.freezes ?? 0;
  return view.phase() === "frozen" ? view.timer(`thaw ${freezes}`) : null;
}
