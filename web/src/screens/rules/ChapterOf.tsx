// A chapter of a booklet: its texts, pictures and terms.

import { For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { classes } from "../../kit/classes";
import type { Booklet, Chapter, Passage } from "../../words/manual";
import styles from "./ChapterOf.module.css";
import { Told } from "./Told";

export function ChapterOf(props: { booklet: Booklet; chapter: Chapter; number: number }): JSX.Element {
  return (
    <section class={styles.chapter} aria-labelledby={props.chapter.id}>
      <h2 class={styles.title} id={props.chapter.id} data-number={props.number}>
        {props.chapter.title}
      </h2>
      <For each={props.chapter.passages}>
        {(passage) => <PassageOf booklet={props.booklet} passage={passage} />}
      </For>
    </section>
  );
}

function PassageOf(props: { booklet: Booklet; passage: Passage }): JSX.Element {
  const wide = (): boolean => props.booklet.wide.includes(props.passage.figure?.name ?? "");
  return (
    <div class={classes(styles.passage, props.passage.figure && (wide() ? styles.wide : styles.beside))}>
      <Text {...props} />
      <Show when={props.passage.figure}>
        {(figure) => (
          <figure class={styles.figure}>
            <div class={styles.stage} role="img" aria-label={figure().seen}>
              <Dynamic component={props.booklet.figures[figure().name]} />
            </div>
            <figcaption class={styles.caption}>{figure().caption}</figcaption>
          </figure>
        )}
      </Show>
    </div>
  );
}

function Text(props: { booklet: Booklet; passage: Passage }): JSX.Element {
  return (
    <div class={styles.text}>
      <For each={props.passage.text}>
        {(text) => (
          <p>
            <Told text={text} keys={props.booklet.keys} />
          </p>
        )}
      </For>
      <Show when={props.passage.points}>
        {(points) => (
          <ul class={styles.points}>
            <For each={points()}>
              {(point) => (
                <li>
                  <Told text={point} keys={props.booklet.keys} />
                </li>
              )}
            </For>
          </ul>
        )}
      </Show>
      <Show when={props.passage.table}>{(table) => <Numbers {...table()} />}</Show>
    </div>
  );
}

function Numbers(props: NonNullable<Passage["table"]>): JSX.Element {
  return (
    <table class={styles.numbers}>
      <thead>
        <tr>
          <For each={props.head}>{(head) => <th scope="col">{head}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {([first, ...others]) => (
            <tr>
              <th scope="row">{first}</th>
              <For each={others}>{(cell) => <td>{cell}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
