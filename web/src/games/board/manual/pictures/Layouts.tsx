// The picture of the layouts for three and four players, as the house knows them.

import { For, type JSX } from "solid-js";
import { words } from "../../words";
import type { BoardWords } from "../../words/en";
import styles from "./Layouts.module.css";

type LayoutName = keyof BoardWords["options"]["layout"]["values"];

/** For three and four players, as the house knows them. */
const SHAPES: Record<LayoutName, string> = {
  block: "###/###/###",
  line: "#########",
  L: "#..../#..../#..../#..../#####",
  T: "#####/..#../..#../..#../..#..",
  cross: "..#../..#../#####/..#../..#..",
  stairs: "##.../.##../..##./...##/....#",
  U: "#...#/#...#/#####",
};

export function Layouts(): JSX.Element {
  return (
    <div class={styles.layouts}>
      <For each={Object.entries(SHAPES)}>
        {([name, shape]) => (
          <div class={styles.layout}>
            <Shape rows={shape.split("/")} />
            <span>{words().options.layout.values[name as LayoutName]}</span>
          </div>
        )}
      </For>
    </div>
  );
}

function Shape(props: { rows: string[] }): JSX.Element {
  const columns = () => props.rows[0]?.length ?? 1;
  return (
    <svg
      viewBox={`0 0 ${10 * columns()} ${10 * props.rows.length}`}
      width={9 * columns()}
      height={9 * props.rows.length}
      aria-hidden="true"
    >
      <For each={props.rows}>
        {(row, y) => (
          <For each={[...row]}>
            {(cell, x) =>
              cell === "#" && <rect x={10 * x() + 0.6} y={10 * y() + 0.6} width="8.8" height="8.8" rx="1.5" />
            }
          </For>
        )}
      </For>
    </svg>
  );
}
