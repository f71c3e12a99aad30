// Head to head: of the matches with one person, who came before whom, and who has won.

import { type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import paper from "../shell/Paper.module.css";
import type { Rival } from "./company";
import type { Matches } from "./createMatches";
import styles from "./HeadToHead.module.css";
import { m } from "./words";

export function HeadToHead(props: { rival: Rival; matches: Matches }): JSX.Element {
  const even = () => props.rival.matches - props.rival.before - props.rival.after;
  return (
    <section
      class={classes(paper.paper, styles.sheet)}
      aria-label={m().versus.title(props.rival.name)}
      data-test="head-to-head"
    >
      <h2>{m().versus.title(props.rival.name)}</h2>
      <div class={styles.scale} aria-hidden="true">
        <span class={styles.mine} style={{ "flex-grow": props.rival.before }} />
        <span class={styles.even} style={{ "flex-grow": even() }} />
        <span class={styles.theirs} style={{ "flex-grow": props.rival.after }} />
      </div>
      <p class={styles.told}>{m().versus.before(props.rival.before, props.rival.after, props.rival.name)}</p>
      <p>{m().versus.won(props.rival.won, props.rival.theirs, props.rival.name)}</p>
      <p class={styles.about}>
        {m().versus.about(props.rival.matches)}
        <Show when={props.matches.more()}> {m().versus.ofTheLast(props.matches.all().length)}</Show>
      </p>
    </section>
  );
}
