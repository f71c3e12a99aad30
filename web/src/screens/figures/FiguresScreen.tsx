// The page of my figures in one game: what my rounds were like over weeks, beside what bots of each level do.

import { createResource, createSignal, For, type JSX, Show, Suspense } from "solid-js";
import { gameNamed, type LevelScale, loadScale, titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Spinner } from "../../kit/ui/Spinner";
import { toast } from "../../kit/ui/Toast";
import { keysFor } from "../../settings";
import { saidOf } from "../errors/failures";
import { TroublePage } from "../errors/TroublePage";
import { BackButton } from "../shell/BackButton";
import { Heading } from "../shell/Heading";
import { Link } from "../shell/Link";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import { Waiting } from "../shell/Waiting";
import { createFigures, type OwnFigures } from "./createFigures";
import { FigureSheet } from "./FigureSheet";
import styles from "./FiguresScreen.module.css";
import { leadOf } from "./said";
import { FIGURES } from "./statistics";
import { figuresOf, weeksOf } from "./weeks";
import { f, loadWords } from "./words";

const RECENT = 60; // rounds: of these the sentences speak

export default function FiguresScreen(props: { game: string }): JSX.Element {
  const [loaded] = createResource(async () => {
    const [scale] = await Promise.all([loadScale(props.game), loadWords()]);
    return { scale };
  });
  const [attempt, setAttempt] = createSignal(1);
  return (
    <Suspense fallback={<Waiting />}>
      <Show when={gameNamed(props.game)} fallback={<TroublePage trouble="nowhere" />}>
        <Show when={loaded()} keyed>
          {({ scale }) => (
            <Show when={attempt()} keyed>
              <Loaded game={props.game} scale={scale} again={() => setAttempt(attempt() + 1)} />
            </Show>
          )}
        </Show>
      </Show>
    </Suspense>
  );
}

interface LoadedProps {
  game: string;
  scale: LevelScale | undefined;
  again: () => void;
}

function Loaded(props: LoadedProps): JSX.Element {
  const figures = createFigures(keysFor("").secret, props.game, (error) => toast(saidOf(error), "bad"));
  return (
    <Show
      when={!figures.failed() || figures.rounds().length}
      fallback={<TroublePage trouble="unreachable" again={props.again} />}
    >
      <Page class={styles.page} tools={<BackButton />}>
        <Heading class={styles.title}>{f().title(titleOf(props.game))}</Heading>
        <Show when={figures.rounds().length} fallback={<Nothing loading={figures.loading()} />}>
          <Told scale={props.scale} figures={figures} />
        </Show>
      </Page>
    </Show>
  );
}

function Nothing(props: { loading: boolean }): JSX.Element {
  return (
    <section class={classes(paper.paper, styles.nothing)} data-test="no-figures">
      <Show when={!props.loading} fallback={<Spinner label={f().loading} />}>
        <p>{f().nothing}</p>
        <Link to="/">{f().play}</Link>
      </Show>
    </section>
  );
}

function Told(props: { scale: LevelScale | undefined; figures: OwnFigures }): JSX.Element {
  const weeks = () => weeksOf(props.figures.rounds());
  const recent = () => props.figures.rounds().slice(0, RECENT);
  const now = () => figuresOf(recent());
  return (
    <>
      <section class={classes(paper.paper, styles.lead)} data-test="figures-lead">
        <p class={styles.sentence}>{leadOf(now(), props.scale)}</p>
        <p class={styles.about}>
          {f().ofTheLast(recent().length)} {f().about}
          <Show when={props.figures.loading()}> {f().loading}</Show>
        </p>
      </section>
      <div class={styles.sheets}>
        <For each={FIGURES}>
          {(name) => (
            <FigureSheet
              name={name}
              now={now()[name]}
              weeks={weeks()}
              levels={props.scale?.[name]}
              figures={props.figures}
            />
          )}
        </For>
      </div>
      <p class={styles.kept}>{f().kept}</p>
    </>
  );
}
