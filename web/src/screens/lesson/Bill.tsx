// The bill of a lesson's round, line by line.

import { For, type JSX, Show } from "solid-js";
import type { BillLine } from "../../table/lesson";
import { language } from "../../words/localized";
import styles from "./Bill.module.css";
import { l } from "./words";

export function Bill(props: { lines: BillLine[]; words: Record<string, string> }): JSX.Element {
  const shown = (points: number): string =>
    new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(points).replace("-", "−");
  const sum = (seat: 0 | 1): number => props.lines.reduce((all, { points }) => all + points[seat], 0);
  return (
    <table class={styles.bill}>
      <thead>
        <tr>
          <td />
          <th scope="col">{l().you}</th>
          <th scope="col">{l().bot}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.lines}>
          {({ id, points }) => (
            <tr>
              <th scope="row">{props.words[id]}</th>
              <td>{shown(points[0])}</td>
              <td>{shown(points[1])}</td>
            </tr>
          )}
        </For>
      </tbody>
      <Show when={props.lines.length > 1}>
        <tfoot>
          <tr>
            <th scope="row">{l().sum}</th>
            <td>{shown(sum(0))}</td>
            <td>{shown(sum(1))}</td>
          </tr>
        </tfoot>
      </Show>
    </table>
  );
}
