// A QR code: ink on paper in both themes, as cameras like it.

import { createMemo, type JSX } from "solid-js";
import { encode } from "uqr";
import styles from "./Qr.module.css";

export function Qr(props: { text: string; label: string }): JSX.Element {
  const code = createMemo(() => encode(props.text, { ecc: "M", border: 2 }));
  return (
    <svg
      class={styles.qr}
      viewBox={`0 0 ${code().size} ${code().size}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <path d={drawn(code().data)} fill="currentColor" />
    </svg>
  );
}

/** Dark squares, those side by side in one stroke. */
function drawn(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join("");
}

function runs(row: boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
