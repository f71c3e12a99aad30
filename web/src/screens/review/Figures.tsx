// The four figures of a round, each with what it means.

import { type JSX, Show } from "solid-js";
import { withMinus } from "../../kit/numbers";
import { Histogram } from "./Histogram";
import styles from "./ReviewCard.module.css";
import { ofSeat, type Reviewed, seconds } from "./reviewed";
import { w } from "./words";

export function Figures(props: { reviewed: Reviewed }): JSX.Element {
  const told = () => ofSeat(props.reviewed);
  const races = () => (told().races_won ?? 0) + (told().races_lost ?? 0);
  const par = (): string => {
    const known = props.reviewed.par();
    const [mean, error] = [known?.points[props.reviewed.seat], known?.errors[props.reviewed.seat]];
    if (mean === undefined || error === undefined) return w().points.none;
    return w().points.par(withMinus(Math.round(mean)), error.toFixed(1));
  };
  return (
    <dl class={styles.figures}>
      <Show when={props.reviewed.points !== null}>
        <Figure name={w().points.name} value={w().points.value(props.reviewed.points ?? 0)} about={par()} />
      </Show>
      <Figure
        name={w().chances.name}
        value={w().chances.value(told().taken, told().chances)}
        about={w().chances.about}
      />
      <Show
        when={told().reaction}
        fallback={<Figure name={w().reaction.name} value="–" about={w().reaction.none} />}
      >
        {(ms) => (
          <Figure
            name={w().reaction.name}
            value={w().reaction.value(seconds(ms(), 2))}
            about={w().reaction.about}
            histogram={
              <Histogram reaction={ms()} reactions={told().reactions} lately={props.reviewed.lately?.()} />
            }
          />
        )}
      </Show>
      <Figure
        name={w().races.name}
        value={w().races.value(told().races_won ?? 0, races())}
        about={w().races.about}
      />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  about: string;
  histogram?: JSX.Element;
}

function Figure(props: FigureProps): JSX.Element {
  return (
    <div class={styles.figure}>
      <dt>{props.name}</dt>
      <dd class={styles.value}>{props.value}</dd>
      <dd class={styles.about}>{props.about}</dd>
      {props.histogram}
    </div>
  );
}
