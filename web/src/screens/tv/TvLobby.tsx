// Before a race: who is there, large.

import { For, type JSX, Show } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { Wordmark } from "../../kit/Wordmark";
import { t } from "../../words/words";
import { Marks } from "../table/Marks";
import { ReadyMark } from "../table/ReadyMark";
import { useTable } from "../table/view";
import styles from "./TvLobby.module.css";

/** Some remote controls count as nobody's hand: then the browser says no, and the window stays as it is. */
function fillScreen(): void {
  document.documentElement.requestFullscreen().catch(() => undefined);
}

export function TvLobby(): JSX.Element {
  const { title, players, nameOf, backOf, phase } = useTable();
  return (
    <main class={styles.lobby}>
      <Wordmark class={styles.mark} />
      <h2 class={styles.game}>{title()}</h2>
      <p>{phase() === "readying" ? t().tv.soon : t().tv.waiting}</p>
      <Show when={document.fullscreenEnabled}>
        <Button class={styles.whole} onPress={fillScreen}>
          <Icon name="screen" /> {t().tv.fullscreen}
        </Button>
      </Show>
      <ol class={styles.seats} data-room={roomFor(players().length)}>
        <For each={players()}>
          {(_, seat) => (
            <li class={styles.seat}>
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
    </main>
  );
}

/** All of them are to be seen at once. */
function roomFor(players: number): "wide" | "close" | "closest" {
  if (players <= 4) return "wide";
  return players <= 8 ? "close" : "closest";
}
