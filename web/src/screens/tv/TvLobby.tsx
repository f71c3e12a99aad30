// The lobby on the wall, before a race: who is there, large.

import { For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { COVERS } from "../../games/games";
import { CardBack } from "../../kit/CardBack";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { Wordmark } from "../../kit/Wordmark";
import { askGames } from "../../net/rest";
import { t } from "../../words/words";
import { EveningBoard } from "../evening/EveningBoard";
import { LineUpSlip } from "../evening/LineUpSlip";
import { createOptionalAnswer } from "../optionalAnswer";
import { Marks } from "../table/Marks";
import { ReadyMark } from "../table/readying/ReadyMark";
import { useTable } from "../table/view";
import styles from "./TvLobby.module.css";

const ROW = 6; // seats
const FEWEST = 4; // as if there were so many: fewer are no larger
const BOARD = 8; // rows above the invitation

/** Some remote controls count as nobody's hand: then the browser says no, and the window stays as it is. */
function fillScreen(): void {
  document.documentElement.requestFullscreen().catch(() => undefined);
}

export function TvLobby(): JSX.Element {
  const { table, title, players, nameOf, backOf, phase, game, hostName } = useTable();
  const games = createOptionalAnswer(askGames);
  const fewest = () => games()?.find(({ name }) => name === game().name)?.players[0] ?? 2;
  const told = (): string => {
    if (phase() === "readying") return t().tv.soon;
    const host = hostName();
    return host === null || players().length < fewest() ? t().tv.waiting : t().table.waitForStart(host);
  };
  return (
    <main class={styles.lobby}>
      <div class={styles.head}>
        <Show when={game().name} keyed>
          {(name) => (
            <span class={styles.cover}>
              <Dynamic component={COVERS[name]} />
            </span>
          )}
        </Show>
        <div class={styles.words}>
          <Wordmark class={styles.mark} />
          <h2 class={styles.game}>{title()}</h2>
          <p>{told()}</p>
        </div>
      </div>
      <Show when={document.fullscreenEnabled}>
        <Button class={styles.whole} onPress={fillScreen}>
          <Icon name="screen" /> {t().tv.fullscreen}
        </Button>
      </Show>
      <EveningBoard most={BOARD} class={styles.board} />
      <ol class={styles.seats} style={{ "--columns": columnsFor(players().length) }}>
        <For each={players()}>
          {(_, seat) => (
            <li class={classes(styles.seat, table().surplus?.includes(seat()) && styles.resting)}>
              <span class={styles.back} data-seat={seat()}>
                <CardBack {...backOf(seat())} />
              </span>
              <span class={styles.name}>{nameOf(seat())}</span>
              <Marks seat={seat()} />
              <Show when={phase() === "readying"}>
                <span class={styles.ready}>
                  <ReadyMark seat={seat()} />
                </span>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <LineUpSlip class={styles.slip} />
    </main>
  );
}

/** All of them are to be seen at once: in one row, or in two that are as long. */
function columnsFor(players: number): number {
  return players <= ROW ? Math.max(FEWEST, players) : Math.ceil(players / 2);
}
