// The lesson shows a first-time player what to do by doing it: the game's own race, a script, and a patient bot.

import { createEffect, createResource, createSignal, type JSX, on, onCleanup, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { done } from "../../firstSteps";
import { gameNamed, hasLesson, titleOf } from "../../games/games";
import { speak } from "../../kit/speak";
import { IconButton } from "../../kit/ui/IconButton";
import type { GameName } from "../../net/wire";
import { leaveFor } from "../../router";
import { settings } from "../../settings";
import { Practice } from "../../table/practice";
import { t } from "../../words/words";
import { isWhole, readCode } from "../code";
import { TroublePage } from "../errors/TroublePage";
import { Heading } from "../shell/Heading";
import { Ending } from "./Ending";
import styles from "./LessonScreen.module.css";
import { type Opened, openLesson } from "./lessons";
import { Note } from "./Note";
import { Pointer } from "./Pointer";
import { Stamp } from "./Stamp";
import { l } from "./words";

export default function LessonScreen(props: { game: string }): JSX.Element {
  return (
    <Show when={gameNamed(props.game)} fallback={<TroublePage trouble="nowhere" />}>
      {(game) => (
        <Show when={hasLesson(game())} fallback={<TroublePage trouble="noLesson" />}>
          <Loaded game={game()} />
        </Show>
      )}
    </Show>
  );
}

function Loaded(props: { game: GameName }): JSX.Element {
  const [opened] = createResource(() => props.game, openLesson);
  const table = tableBehind(location.hash);
  onMount(() => done("lesson"));
  const [time, setTime] = createSignal(1);
  return (
    <Show when={opened()}>
      {(found) => (
        <Show when={time()} keyed>
          <Given {...found()} table={table} again={() => setTime(time() + 1)} />
        </Show>
      )}
    </Show>
  );
}

function Given(props: Opened & { again: () => void; table: string | null }): JSX.Element {
  const { game, lesson } = props;
  const practice = new Practice(game, lesson, [settings().name.trim() || l().you, l().bot]);
  const [skipped, setSkipped] = createSignal(false);
  const over = (): boolean => skipped() || practice.step() === null;
  let race!: HTMLElement;
  let note!: HTMLElement;
  createEffect(
    on(practice.at, () => {
      const step = practice.step();
      if (!step) return;
      if (step.wants && isIdle(note)) race.focus({ preventScroll: true });
      sayLater(Object.values(lesson.words().steps[step.id] ?? {}).join(" "));
    }),
  );
  return (
    <div class={styles.frame}>
      <header class={styles.bar}>
        <IconButton icon="close" label={l().leave} onPress={() => leaveFor(props.table ?? "/")} />
        <Heading class={styles.title}>{t().lesson.title(titleOf(game.name))}</Heading>
        <button
          type="button"
          class={styles.skip}
          aria-label={l().skip}
          disabled={over()}
          onClick={() => setSkipped(true)}
        >
          {l().skipShort}
        </button>
      </header>
      <aside class={styles.note} ref={note} aria-label={l().bot}>
        <Show when={!over()} fallback={<Ending game={game.name} again={props.again} table={props.table} />}>
          <Note practice={practice} lesson={lesson} game={game} />
        </Show>
      </aside>
      <main class={styles.race} ref={race} tabIndex={-1} aria-label={l().race}>
        <Dynamic component={game.Race} session={practice} />
        <Show when={!over() && !practice.busy()}>
          <Pointer race={race} looks={practice.step()?.look() ?? []} />
        </Show>
        <Stamp practice={practice} game={game} />
      </main>
    </div>
  );
}

/** Who came from a table goes back to it. */
function tableBehind(hash: string): string | null {
  const code = readCode(hash);
  return isWhole(code) ? `/t/${code}` : null;
}

/** The focus was on a button of the note that is gone, or has nothing to do any more. */
function isIdle(note: Element): boolean {
  const at = document.activeElement;
  return !at || at === document.body || note.contains(at);
}

const AFTER_THE_RACE = 400;

/** The race itself has something to say about what was just done. */
function sayLater(text: string): void {
  const timer = setTimeout(() => speak(text), AFTER_THE_RACE);
  onCleanup(() => clearTimeout(timer));
}
