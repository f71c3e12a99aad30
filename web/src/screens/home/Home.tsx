// The home page: from here it is one tap to a race. Whatever can wait stands behind the games.

import { For, type JSX, Show } from "solid-js";
import { GAMES } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { Wordmark } from "../../kit/Wordmark";
import { keysFor } from "../../settings";
import { t } from "../../words/words";
import { GoOn } from "../goOn/GoOn";
import { createMyTables } from "../goOn/myTables";
import { Heading } from "../shell/Heading";
import { Link } from "../shell/Link";
import paper from "../shell/Paper.module.css";
import { keepsNothing } from "../storage";
import { BotLevel } from "./BotLevel";
import { GameBox } from "./GameBox";
import styles from "./Home.module.css";
import { HomeLength } from "./HomeLength";
import { HomeTools } from "./HomeTools";
import { askForCode, Join } from "./Join";
import { LessonOffer } from "./LessonOffer";
import { NameTag } from "./NameTag";
import { OpenTables } from "./OpenTables";

export function Home(): JSX.Element {
  const mine = createMyTables();
  return (
    <div class={styles.home}>
      <header class={styles.hero}>
        <HomeTools />
        <Wordmark class={styles.mark} />
        <Heading hidden>{t().home.title}</Heading>
        <p class={styles.tagline}>{t().home.tagline}</p>
        <div class={styles.ways}>
          <Button variant="quiet" class={styles.hasCode} onPress={askForCode}>
            {t().home.hasCode}
          </Button>
          <Show when={keysFor("").secret}>
            <Link to="/me" class={styles.mine}>
              <Icon name="trophy" /> {t().home.matches}
            </Link>
          </Show>
        </div>
      </header>
      <main class={styles.main}>
        <section class={styles.games} aria-labelledby="games">
          <GoOn tables={mine()} />
          <Show when={!mine().length}>
            <LessonOffer />
          </Show>
          <h2 id="games" class="only-spoken">
            {t().home.games}
          </h2>
          <div class={styles.shelf}>
            <For each={GAMES}>{(game) => <GameBox game={game} />}</For>
          </div>
        </section>
        <div class={styles.name}>
          <NameTag />
        </div>
        <div class={styles.join}>
          <Join />
        </div>
        <div class={classes(paper.paper, styles.terms)}>
          <BotLevel />
          <HomeLength />
        </div>
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
