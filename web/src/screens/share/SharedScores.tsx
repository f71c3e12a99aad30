// The scores of a round that somebody shares, where there is no film of it any more.

import { For, type JSX, Show } from "solid-js";
import { gameNamed, titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { withMinus } from "../../kit/numbers";
import { Button } from "../../kit/ui/Button";
import type { SharedMoment } from "../../net/wireRest";
import { go } from "../../router";
import { t } from "../../words/words";
import { busy, play } from "../home/start";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import styles from "./Expired.module.css";
import { sh } from "./words";

export default function SharedScores(props: { moment: SharedMoment }): JSX.Element {
  return (
    <Page>
      <section class={classes(paper.paper, styles.sheet)} data-test="shared-scores">
        <Heading>{sh().scored.title}</Heading>
        <p>{sh().scored.about}</p>
        <table class={styles.scores}>
          <caption class="only-spoken">
            {titleOf(props.moment.game)}, {t().ready.title(props.moment.round)}
          </caption>
          <tbody>
            <For each={props.moment.players}>
              {(name, seat) => (
                <tr>
                  <th scope="row">{name}</th>
                  <td>{withMinus(props.moment.points[seat()] ?? 0)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <div class={styles.ways}>
          <Show when={gameNamed(props.moment.game)}>
            {(game) => (
              <Button
                variant="main"
                label={t().home.playNowWith(titleOf(game()))}
                disabled={busy()}
                onPress={() => play(game())}
              >
                {t().home.playNow}
              </Button>
            )}
          </Show>
          <Button onPress={() => go("/")}>{sh().games}</Button>
        </div>
      </section>
    </Page>
  );
}
