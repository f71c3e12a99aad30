// The scores of a round whose film this page can't show: a newer version has made it.

import { For, type JSX, Show } from "solid-js";
import type { Film } from "../../films/film";
import { type FilmScores, scoresOf } from "../../films/scores";
import { classes } from "../../kit/classes";
import { withMinus } from "../../kit/numbers";
import { Button } from "../../kit/ui/Button";
import { t } from "../../words/words";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import styles from "./Gone.module.css";
import { r } from "./words";

export default function OnlyScores(props: { film: Film; onClose: () => void }): JSX.Element {
  return (
    <div class={styles.over}>
      <Page>
        <section class={classes(paper.paper, styles.sheet)} data-test="only-scores">
          <Heading>{r().newer.title}</Heading>
          <p>{r().newer.about}</p>
          <Show when={scoresOf(props.film)}>{(scores) => <Table scores={scores()} />}</Show>
          <Button variant="main" onPress={() => props.onClose()}>
            {r().close}
          </Button>
        </section>
      </Page>
    </div>
  );
}

function Table(props: { scores: FilmScores }): JSX.Element {
  return (
    <table class={styles.scores}>
      <thead>
        <tr>
          <th scope="col">{t().ready.title(props.scores.round)}</th>
          <th scope="col">{t().scores.round}</th>
          <th scope="col">{t().scores.total}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.scores.players}>
          {({ name }, seat) => (
            <tr>
              <th scope="row">{name}</th>
              <td>{withMinus(props.scores.points[seat()] ?? 0)}</td>
              <td>{withMinus(props.scores.totals[seat()] ?? 0)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
