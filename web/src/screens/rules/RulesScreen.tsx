// The rules of a game as a small booklet: words and pictures are the game's own.

import { createResource, createSignal, For, type JSX, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { COVERS, GAMES, gameNamed, hasLesson, hasManual, titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { createKeys } from "../../kit/keys";
import { Button } from "../../kit/ui/Button";
import { Switch } from "../../kit/ui/Switch";
import type { GameName } from "../../net/wire";
import type { Booklet } from "../../words/manual";
import { t } from "../../words/words";
import { TroublePage } from "../errors/TroublePage";
import { busy, play } from "../home/start";
import { Heading } from "../shell/Heading";
import { Link } from "../shell/Link";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import { loadBooklet } from "./booklets";
import { ChapterOf } from "./ChapterOf";
import styles from "./RulesScreen.module.css";
import { Told } from "./Told";
import { r } from "./words";

const RULE = /^#[A-Z]{3}-\d+$/;

export default function RulesScreen(props: { game: string }): JSX.Element {
  return (
    <Show when={gameNamed(props.game)} fallback={<TroublePage trouble="nowhere" />}>
      {(game) => (
        <Show when={hasManual(game())} fallback={<TroublePage trouble="noManual" />}>
          <Loaded game={game()} />
        </Show>
      )}
    </Show>
  );
}

function Loaded(props: { game: GameName }): JSX.Element {
  const [booklet] = createResource(() => props.game, loadBooklet);
  return <Show when={booklet()}>{(found) => <Opened game={props.game} booklet={found()} />}</Show>;
}

function Opened(props: { game: GameName; booklet: Booklet }): JSX.Element {
  createKeys({}); // it finds out what is printed on the keys
  onMount(findPlace);
  const words = () => props.booklet.words();
  /** Who follows a link to a rule wants to see it. */
  const [numbered, setNumbered] = createSignal(RULE.test(location.hash));
  return (
    <Page wide class={styles.rules}>
      <GameTabs game={props.game} />
      <Contents booklet={props.booklet} />
      <article
        class={classes(paper.paper, styles.booklet)}
        data-ids={numbered() ? "shown" : "hidden"}
        data-test="rules"
      >
        <header class={styles.cover}>
          <div class={styles.picture}>
            <Dynamic component={COVERS[props.game]} />
          </div>
          <div class={styles.titles}>
            <Heading class={styles.title}>{t().rules.title(titleOf(props.game))}</Heading>
            <p class={styles.aim}>
              <Told text={words().aim} keys={props.booklet.keys} />
            </p>
          </div>
        </header>
        <For each={words().chapters}>
          {(chapter, n) => <ChapterOf booklet={props.booklet} chapter={chapter} number={n() + 1} />}
        </For>
        <footer class={styles.end}>
          <div class={styles.ways}>
            <Button
              variant="main"
              label={t().home.playNowWith(titleOf(props.game))}
              disabled={busy()}
              onPress={() => play(props.game)}
            >
              {t().home.playNow}
            </Button>
            <Show when={hasLesson(props.game)}>
              <Link to={`/lesson/${props.game}`} class={styles.lesson}>
                {t().home.lessonOf(titleOf(props.game))}
              </Link>
            </Show>
          </div>
          <Switch label={r().ids} hint={r().idsAbout} checked={numbered()} onChange={setNumbered} />
          <p class={styles.small}>{t().home.notAffiliated}</p>
        </footer>
      </article>
    </Page>
  );
}

/** The browser looked for the place in the address before there was any. */
function findPlace(): void {
  if (location.hash) location.replace(location.hash);
}

function GameTabs(props: { game: GameName }): JSX.Element {
  let tabs!: HTMLElement;
  let open!: HTMLElement;
  onMount(() => {
    tabs.scrollLeft = open.offsetLeft - (tabs.clientWidth - open.offsetWidth) / 2;
  });
  return (
    <nav class={styles.games} aria-label={r().games} ref={tabs}>
      <For each={GAMES.filter(hasManual)}>
        {(game) => (
          <Show
            when={game !== props.game}
            fallback={
              <span ref={open} class={classes(styles.game, styles.open)} aria-current="page">
                {titleOf(game)}
              </span>
            }
          >
            <Link to={`/rules/${game}`} class={styles.game}>
              {titleOf(game)}
            </Link>
          </Show>
        )}
      </For>
    </nav>
  );
}

function Contents(props: { booklet: Booklet }): JSX.Element {
  return (
    <nav class={styles.contents} aria-label={r().contents}>
      <ol>
        <For each={props.booklet.words().chapters}>
          {(chapter) => (
            <li>
              <a href={`#${chapter.id}`}>{chapter.title}</a>
            </li>
          )}
        </For>
      </ol>
    </nav>
  );
}
