// A plot of weeks: a dot for each, with its error, between lines for what bots of each level do. Who can't see it has a
// table.

import { For, type JSX, Show } from "solid-js";
import type { Levels } from "../../games/games";
import { locale } from "../../words/localized";
import { LEVELS } from "./levels";
import styles from "./Plot.module.css";
import { labelled, plotted } from "./plotting";
import { amountOf } from "./said";
import type { FigureName } from "./statistics";
import type { Week } from "./weeks";
import { f } from "./words";

const WIDE = 1000;
const HIGH = 400;
const APART = 0.13; // of the height, between two labels

export interface PlotProps {
  name: FigureName;
  /** Those in which it was measured. */
  weeks: Week[];
  levels: Levels;
}

export function Plot(props: PlotProps): JSX.Element {
  const plot = () => plotted(props.name, props.weeks, props.levels);
  const x = (part: number): string => (part * WIDE).toFixed(1);
  const y = (part: number): string => (part * HIGH).toFixed(1);
  const way = () =>
    plot()
      .points.map((point, n) => `${n ? "L" : "M"}${x(point.x)} ${y(point.y)}`)
      .join("");
  return (
    <div class={styles.plot}>
      <div class={styles.field} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <For each={plot().lines}>{(line) => <path class={styles.level} d={`M0 ${y(line)}H${WIDE}`} />}</For>
          <path class={styles.way} d={way()} />
          <For each={plot().points}>
            {(point) => (
              <>
                <Show when={point.error}>
                  {(error) => (
                    <path class={styles.error} d={`M${x(point.x)} ${y(error()[0])}V${y(error()[1])}`} />
                  )}
                </Show>
                <path class={styles.dot} d={`M${x(point.x)} ${y(point.y)}h0.01`} />
              </>
            )}
          </For>
        </svg>
        <For each={labelled(plot().lines, APART)}>
          {(level) => (
            <span class={styles.label} style={{ top: `${100 * (plot().lines[level] ?? 0)}%` }}>
              {f().short[LEVELS[level] ?? "adult"]}
            </span>
          )}
        </For>
      </div>
      <p class={styles.weeks} aria-hidden="true">
        <span>{dayOf(props.weeks[0])}</span>
        <Show when={props.weeks.length > 1}>
          <span>{dayOf(props.weeks.at(-1))}</span>
        </Show>
      </p>
      <div class="only-spoken">
        <table>
          <caption>{f().byWeek(f().names[props.name])}</caption>
          <tbody>
            <For each={props.weeks}>
              {(week) => (
                <tr>
                  <th scope="row">{f().weekOf(dayOf(week))}</th>
                  <td>
                    <Show when={week.figures[props.name]}>{(figure) => amountOf(props.name, figure())}</Show>
                  </td>
                  <td>{f().rounds(week.rounds)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </div>
  );
}

function dayOf(week: Week | undefined): string {
  if (!week) return "";
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric" }).format(
    week.begins,
  );
}
