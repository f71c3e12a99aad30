// The races of a round: who was quicker how often, and what the referee did about lines of different lengths.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { t } from "../../../words/words";
import paper from "../../shell/Paper.module.css";
import { useTable } from "../view";
import styles from "./Races.module.css";

export function Races(): JSX.Element {
  const { match, nameOf } = useTable();
  const seats = () => match()?.contests ?? [];
  const races = () => seats().reduce((sum, { won = 0 }) => sum + won, 0);
  const held = () => seats().reduce((sum, { held = 0 }) => sum + held, 0);
  const longest = () => Math.max(0, ...seats().map(({ longest = 0 }) => longest));
  return (
    <Show when={races()}>
      <details
        class={classes(paper.paper, styles.races)}
        data-test="races"
        onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
      >
        <summary class={styles.summary}>{t().scores.races.title(races())}</summary>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t().scores.player}</th>
              <th scope="col">{t().scores.races.won}</th>
              <th scope="col">{t().scores.races.lost}</th>
              <th scope="col">{t().scores.races.onCredit}</th>
            </tr>
          </thead>
          <tbody>
            <For each={seats()}>
              {(one, seat) => (
                <Show when={one.won || one.lost}>
                  <tr>
                    <th scope="row">{nameOf(seat())}</th>
                    <td>{one.won ?? 0}</td>
                    <td>{one.lost ?? 0}</td>
                    <td>{one.on_credit ?? 0}</td>
                  </tr>
                </Show>
              )}
            </For>
          </tbody>
        </table>
        <p class={styles.about}>
          {t().scores.races.about} <Show when={held()}>{t().scores.races.held(held(), longest())}</Show>
        </p>
      </details>
    </Show>
  );
}
