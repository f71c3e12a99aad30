// The ways on from a moment that somebody shares, in the bar above it: to see it happen, and to play.

import { type JSX, Show } from "solid-js";
import { titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { busy, play } from "../home/start";
import { usePlayer } from "../replay/player";
import styles from "./Ways.module.css";
import { sh } from "./words";

export function Ways(): JSX.Element {
  const player = usePlayer();
  const moment = player.at();
  return (
    <span class={styles.ways}>
      <Show when={!player.runs() && player.at() === moment}>
        <Button
          class={classes(styles.way, styles.see)}
          label={sh().shown.see}
          onPress={() => player.see(moment)}
        >
          <Icon name="play" /> <span>{sh().shown.see}</span>
        </Button>
      </Show>
      <Button
        variant="main"
        class={styles.way}
        label={t().home.playNowWith(titleOf(player.film.game))}
        disabled={busy()}
        onPress={() => play(player.film.game)}
      >
        {t().home.playNow}
      </Button>
    </span>
  );
}
