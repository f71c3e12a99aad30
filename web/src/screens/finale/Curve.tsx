// The curve of points by round, as far as this screen has seen the match.

import { createMemo, For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { withMinus } from "../../kit/numbers";
import { createSize } from "../../kit/size";
import paper from "../shell/Paper.module.css";
import { useTable } from "../table/view";
import styles from "./Curve.module.css";
import { drawCurve, type Margins, seriesOf } from "./curve";
import { lineInks } from "./lineInks";
import { f } from "./words";

const EM = 16; // all of it grows with the text around it

export default function Curve(): JSX.Element {
  const { history, players, nameOf, backOf, seat } = useTable();
  const [measure, size] = createSize();
  let figure!: HTMLElement;
  const em = (): number => (size().width ? Number.parseFloat(getComputedStyle(figure).fontSize) : EM);
  const margins = (): Margins => ({
    top: em() * 0.8,
    right: Math.min(em() * 9, size().width * 0.32),
    bottom: em() * 1.8,
    left: em() * 2.3,
    name: em() * (players().length > 8 ? 0.98 : 1.25),
  });
  const drawing = createMemo(() => {
    const seen = history();
    return seen && size().width ? drawCurve(seen, size(), margins()) : null;
  });
  const inks = () => lineInks(players().map((_, of) => backOf(of).ink));
  const spoken = (): string => {
    const seen = history();
    const lines = seen
      ? seriesOf(seen).map((totals, of) =>
          f().curve.spoken(nameOf(of), totals.slice(1).map(withMinus).join(", ")),
        )
      : [];
    return [f().curve.title, ...lines].join(" ");
  };
  return (
    <figure
      ref={figure}
      class={classes(paper.paper, styles.curve, players().length > 8 && styles.many)}
      data-test="curve"
    >
      <figcaption class={styles.title}>{f().curve.title}</figcaption>
      <div class={styles.room} ref={measure}>
        <Show when={drawing()}>
          {(drawn) => (
            <svg
              class={styles.drawing}
              viewBox={`0 0 ${size().width} ${size().height}`}
              role="img"
              aria-label={spoken()}
            >
              <For each={drawn().levels}>
                {({ points, y }) => (
                  <>
                    <path
                      class={classes(styles.level, points === 0 && styles.zero)}
                      d={`M${margins().left} ${y}H${size().width - margins().right}`}
                    />
                    <text
                      class={styles.scale}
                      x={margins().left - em() * 0.5}
                      y={y + em() * 0.3}
                      text-anchor="end"
                    >
                      {withMinus(points)}
                    </text>
                  </>
                )}
              </For>
              <For each={drawn().rounds}>
                {({ round, x }) => (
                  <text class={styles.scale} x={x} y={size().height - em() * 0.4} text-anchor="middle">
                    {round}
                  </text>
                )}
              </For>
              <For each={drawn().lines}>
                {(line) => (
                  <g
                    class={classes(
                      inkClass(inks()[line.seat]?.ink ?? "blue"),
                      line.seat === seat() && styles.own,
                    )}
                  >
                    <path
                      class={styles.line}
                      stroke-dasharray={inks()[line.seat]?.dashed ? "7 5" : undefined}
                      d={line.points
                        .map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
                        .join("")}
                    />
                    <circle
                      class={styles.end}
                      cx={line.points.at(-1)?.x}
                      cy={line.points.at(-1)?.y}
                      r={em() * 0.27}
                    />
                    <path
                      class={styles.leader}
                      d={`M${(line.points.at(-1)?.x ?? 0) + em() * 0.35} ${line.points.at(-1)?.y}L${size().width - margins().right + em() * 0.85} ${line.nameY}`}
                    />
                    <text
                      class={styles.name}
                      x={size().width - margins().right + em()}
                      y={line.nameY + em() * 0.32}
                    >
                      {shortened(nameOf(line.seat), (margins().right - em() * 2.8) / em())}
                      <tspan class={styles.total} dx={em() * 0.35}>
                        {withMinus(line.total)}
                      </tspan>
                    </text>
                  </g>
                )}
              </For>
            </svg>
          )}
        </Show>
      </div>
      <Show when={history()?.missed}>
        {(missed) => <p class={styles.since}>{f().curve.since(missed() + 1)}</p>}
      </Show>
    </figure>
  );
}

/** To so many em, by and large. */
function shortened(name: string, em: number): string {
  const letters = Math.max(3, Math.floor(em / 0.56));
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}
