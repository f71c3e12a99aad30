// The page of a link that leads nowhere any more: a kind word, and a race of one's own.

import { type JSX, Show } from "solid-js";
import { GAMES, titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { go } from "../../router";
import { t } from "../../words/words";
import { busy, play } from "../home/start";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import styles from "./Expired.module.css";
import { sh } from "./words";

export default function Expired(): JSX.Element {
  const [game] = GAMES;
  return (
    <Page>
      <section class={classes(paper.paper, styles.sheet)} data-test="share-ended">
        <Heading>{sh().ended.title}</Heading>
        <p>{sh().ended.about}</p>
        <div class={styles.ways}>
          <Show when={game}>
            {(first) => (
              <Button
                variant="main"
                label={t().home.playNowWith(titleOf(first()))}
                disabled={busy()}
                onPress={() => play(first())}
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
