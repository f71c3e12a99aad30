// Lessons, found by the folders of their games, and how a test goes through one.

import type { GameName } from "../src/net/wire";
import type { Lesson } from "../src/table/lesson";
import type { Moment } from "../src/table/mirror";
import { Tutor } from "../src/table/tutor";
import { frozen, RULES } from "./golden";

const found = import.meta.glob<{ default: Lesson }>("../src/games/*/lesson/index.ts", { eager: true });

export const LESSONS = Object.entries(found).map(
  ([path, { default: lesson }]) => [path.split("/")[3] as GameName, lesson] as const,
);

export function tutorOf(game: GameName, lesson: Lesson): Tutor {
  const round = frozen(lesson.round);
  return new Tutor<GameName>(game, { ...lesson, round }, RULES[game], ["Ada", "Patience"]);
}

/** Whatever happens by itself. */
export function waitFor(tutor: Tutor): Moment[] {
  const moments: Moment[] = [];
  while (tutor.pause !== null) moments.push(...tutor.goOn());
  return moments;
}

/** As far as the step, doing what is asked for. */
export function upTo(tutor: Tutor, at: number): void {
  while (tutor.at < at) {
    const { wants } = tutor.step ?? {};
    if (wants) tutor.send(wants.command);
    else tutor.read();
    waitFor(tutor);
  }
}

export function roundOf<R>(tutor: Tutor): R {
  return tutor.mirror.round() as R;
}

/** At its end, with what was counted there. */
export function ended(game: GameName, lesson: Lesson): [Tutor, Record<string, readonly number[]>] {
  const tutor = tutorOf(game, lesson);
  upTo(tutor, lesson.steps.length);
  const lines = lesson.steps.flatMap((step) => step.bill ?? []);
  return [tutor, Object.fromEntries(lines.map(({ id, points }) => [id, points]))];
}
