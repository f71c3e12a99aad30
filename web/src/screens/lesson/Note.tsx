// The note of what the bot says: what there is to know, and what to do now.

import { createEffect, For, type JSX, on, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { createKeys, keyName } from "../../kit/keys";
import { Motif } from "../../kit/Motif";
import { pop } from "../../kit/motion";
import { speak } from "../../kit/speak";
import { Button } from "../../kit/ui/Button";
import { seatBacks } from "../../table/backs";
import type { Game } from "../../table/game";
import { BOT, type Lesson, type StepWords } from "../../table/lesson";
import type { Practice } from "../../table/practice";
import { Bill } from "./Bill";
import styles from "./Note.module.css";
import { Progress } from "./Progress";
import { l } from "./words";

export interface NoteProps {
  practice: Practice;
  lesson: Lesson;
  game: Game;
}

export function Note(props: NoteProps): JSX.Element {
  const { practice } = props;
  const step = () => practice.step();
  const said = (): StepWords => props.lesson.words().steps[step()?.id ?? ""] ?? { tell: "" };
  const nudge = (): string | null => {
    if (!practice.missed()) return null;
    return step()?.wants ? l().notYet : l().readFirst;
  };
  let sheet!: HTMLElement;
  createEffect(
    on(practice.missed, () => {
      const text = nudge();
      if (!text) return;
      void pop(sheet);
      speak(`${text} ${said().act ?? said().tell}`);
    }),
  );
  return (
    <section ref={sheet} class={styles.note} on:keydown={keptHere}>
      <Speaker game={props.game} />
      <div class={styles.words}>
        <p class={styles.tell}>{said().tell}</p>
        <Show when={nudge()}>{(text) => <p class={styles.nudge}>{text()}</p>}</Show>
        <Show when={said().act}>{(text) => <p class={styles.act}>{text()}</p>}</Show>
        <Keys codes={step()?.keys?.() ?? []} />
        <Show when={step()?.bill}>
          {(lines) => <Bill lines={lines()} words={props.lesson.words().bill} />}
        </Show>
      </div>
      <div class={styles.foot}>
        <Progress at={practice.at()} of={props.lesson.steps.length} />
        <Show
          when={step()?.wants}
          fallback={<GoOn practice={practice} last={practice.at() === props.lesson.steps.length - 1} />}
        >
          <button
            type="button"
            class={styles.show}
            disabled={practice.busy()}
            onClick={() => practice.showHow()}
          >
            {l().showMe}
          </button>
        </Show>
      </div>
    </section>
  );
}

/** Keys that are pressed on a button of the note are not meant for the race. */
function keptHere(event: KeyboardEvent): void {
  if (event.key === "Enter" || event.key === " ") event.stopPropagation();
}

function Speaker(props: { game: Game }): JSX.Element {
  const back = () => (props.game.backs ?? seatBacks)(BOT);
  return (
    <div class={styles.speaker}>
      <span class={classes(styles.badge, inkClass(back().ink))}>
        <Motif name={back().motif} class={styles.motif} />
      </span>
      <span class={styles.name}>{l().bot}</span>
    </div>
  );
}

/** Whoever plays by keyboard, or listens, finds it under the finger. */
function GoOn(props: { practice: Practice; last: boolean }): JSX.Element {
  let box!: HTMLDivElement;
  createEffect(on(props.practice.at, () => box.querySelector("button")?.focus({ preventScroll: true })));
  return (
    <div ref={box} class={styles.go}>
      <Button variant="main" class={styles.next} onPress={() => props.practice.read()}>
        {props.last ? l().done : l().next}
      </Button>
    </div>
  );
}

/** For those who have keys, and no finger on the screen. */
function Keys(props: { codes: string[] }): JSX.Element {
  createKeys({}); // it finds out what is printed on the keys
  return (
    <Show when={props.codes.length && matchMedia("(hover: hover) and (pointer: fine)").matches}>
      <p class={styles.keys}>
        <span class="only-spoken">{l().keys}</span>
        <For each={props.codes}>{(code) => <kbd class={styles.key}>{keyName(code)}</kbd>}</For>
      </p>
    </Show>
  );
}
