// The home page: from here it is one tap to a race.

import { For, type JSX, Show } from "solid-js";
import { GAMES } from "../../games/games";
import { Wordmark } from "../../kit/Wordmark";
import { t } from "../../words/words";
import { Heading } from "../shell/Heading";
import { keepsNothing } from "../storage";
import { BotLevel } from "./BotLevel";
import { GameBox } from "./GameBox";
import styles from "./Home.module.css";
import { HomeTools } from "./HomeTools";
import { Join } from "./Join";
import { NameTag } from "./NameTag";
import { OpenTables } from "./OpenTables";

export function Home(): JSX.Element {
  return (
    <div class={styles.home}>
      <header class={styles.hero}>
        <HomeTools />
        <Wordmark class={styles.mark} />
        <Heading hidden>{t().home.title}</Heading>
        <p class={styles.tagline}>{t().home.tagline}</p>
      </header>
      <main class={styles.main}>
        <NameTag />
        <div class={styles.join}>
          <Join />
        </div>
        <section class={styles.games} aria-labelledby="games">
          <div class={styles.over}>
            <h2 id="games">{t().home.games}</h2>
            <BotLevel />
          </div>
          <div class={styles.shelf}>
            <For each={GAMES}>{(game) => <GameBox game={game} />}</For>
          </div>
        </section>
        <div class={styles.tables}>
          <OpenTables />
        </div>
      </main>
      <footer class={styles.foot}>
        <Show when={keepsNothing()}>
          <p class={styles.note}>{t().errors.noStorage}</p>
        </Show>
        <p>{t().home.notAffiliated}</p>
      </footer>
    </div>
  );
}
