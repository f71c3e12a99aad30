// The film on its table: the game's own race or screen, and below it the strip on which one finds everything again.

import {
  type Component,
  createEffect,
  createMemo,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from "solid-js";
import { Dynamic } from "solid-js/web";
import { titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import type { ReviewTold } from "../../net/films";
import { Heading } from "../shell/Heading";
import { Bar } from "./Bar";
import { Controls } from "./Controls";
import styles from "./Film.module.css";
import { createKeyboard } from "./keyboard";
import type { OpenedFilm } from "./openFilm";
import { createPlayer, type Player, PlayerProvider } from "./player";
import { Strip } from "./Strip";
import { r } from "./words";

const FilmStamp = lazy(() => import("./FilmStamp"));
const ShareButton = lazy(() => import("./ShareButton"));
const FaceDown = lazy(() => import("./FaceDown"));
const PlayDeal = lazy(() => import("./PlayDeal"));

/** So long everybody took a breath when the race was stopped. */
const BREATH = 1800;

export interface FilmProps {
  opened: OpenedFilm;
  review: ReviewTold | undefined;
  onClose: () => void;
  beside?: Component | undefined;
  /** What comes when it is over. */
  ending?: Component | undefined;
}

export function Film(props: FilmProps): JSX.Element {
  const player = createPlayer(openedFor(props), () => props.review);
  const { game, film, session, view, xray } = player;
  createKeyboard(player, () => props.onClose());
  createEffect(on(player.stepped, () => void say(player), { defer: true }));
  markRace();
  const atEnd = createMemo(() => player.at() >= player.marks.end && !player.runs());
  const takesBreath = createMemo(() => {
    const since = player.at() - (player.marks.stop?.at ?? Number.POSITIVE_INFINITY);
    return since >= 0 && since < BREATH;
  });
  const offersDeal = () => atEnd() && props.ending === undefined;
  const turned = createMemo(() => xray() && game.turnUp !== undefined);
  return (
    <PlayerProvider value={player}>
      <div
        class={classes(styles.frame, turned() && styles.turned, props.beside && styles.accompanied)}
        data-test="film"
      >
        <Bar onClose={props.onClose} beside={props.beside} />
        <main class={styles.main}>
          <Heading hidden>{r().title(titleOf(film.game), film.round)}</Heading>
          <div class={styles.race} inert data-test="film-race">
            <Show when={session()} keyed>
              {(shown) => <Dynamic component={view() === null ? game.Screen : game.Race} session={shown} />}
            </Show>
            <Show when={takesBreath()}>
              <Suspense>
                <FilmStamp />
              </Suspense>
            </Show>
          </div>
          <Show when={props.ending} keyed>
            {(Ending) => (
              <div class={styles.ending}>
                <Ending />
              </div>
            )}
          </Show>
          <Show when={turned()}>
            <Suspense>
              <FaceDown />
            </Suspense>
          </Show>
          <Show when={player.again && (offersDeal() || player.asksForDeal())}>
            <Suspense>
              <PlayDeal atEnd={offersDeal()} />
            </Suspense>
          </Show>
          <div class={styles.desk}>
            <div class={styles.line}>
              <Strip />
              <Suspense>
                <ShareButton />
              </Suspense>
            </div>
            <Controls />
          </div>
        </main>
      </div>
    </PlayerProvider>
  );
}

/** What it came to stand at, once somebody steps. */
async function say(player: Player): Promise<void> {
  const { speakOf } = await import("./spoken");
  speakOf(player);
}

/** Whoever others wait for does not begin something else; who comes by a link may. */
function openedFor({ opened, beside, ending }: FilmProps): OpenedFilm {
  const { again, ...others } = opened;
  return again && (!beside || ending) ? opened : others;
}

/** For what lies above all screens, and makes room there. */
function markRace(): void {
  const page = document.documentElement;
  onMount(() => page.toggleAttribute("data-race", true));
  onCleanup(() => page.toggleAttribute("data-race", false));
}
