// The sheet of one figure: what it comes to, which level of bots that is like, and how it went over weeks.

import { type JSX, Show } from "solid-js";
import type { Levels } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import paper from "../shell/Paper.module.css";
import { type OwnFigures, withoutPar } from "./createFigures";
import styles from "./FigureSheet.module.css";
import { Plot } from "./Plot";
import { amountOf, likeOf } from "./said";
import type { FigureName, Measured } from "./statistics";
import type { Week } from "./weeks";
import { f } from "./words";

export interface SheetProps {
  name: FigureName;
  /** Of the last rounds. */
  now: Measured | null;
  weeks: Week[];
  levels: Levels | undefined;
  figures: OwnFigures;
}

export function FigureSheet(props: SheetProps): JSX.Element {
  const told = () => props.weeks.filter(({ figures }) => figures[props.name]);
  return (
    <section class={classes(paper.paper, styles.sheet)} aria-labelledby={props.name} data-test={props.name}>
      <h2 id={props.name} class={styles.name}>
        {f().names[props.name]}
      </h2>
      <Show when={props.now} fallback={<p class={styles.none}>{f().none[props.name]}</p>}>
        {(now) => (
          <>
            <p class={styles.value}>{amountOf(props.name, now())}</p>
            <Show when={props.levels}>
              {(levels) => <p class={styles.like}>{likeOf(props.name, now(), levels())}</p>}
            </Show>
          </>
        )}
      </Show>
      <p class={styles.what}>{f().what[props.name]}</p>
      <Show when={props.name === "points" && withoutPar(props.figures.rounds()).length > 0}>
        <Button class={styles.find} disabled={props.figures.parsLeft() > 0} onPress={props.figures.findPars}>
          {props.figures.parsLeft() ? f().finding(props.figures.parsLeft()) : f().findPar}
        </Button>
      </Show>
      <Show when={told().length}>
        <Plot name={props.name} weeks={told()} levels={props.levels ?? []} />
      </Show>
    </section>
  );
}
