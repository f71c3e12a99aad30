// Every lesson can be played to its end, each of its steps takes what it asks for, and nothing else.

import { describe, expect, test } from "vitest";
import type { GameName } from "../src/net/wire";
import { PUPIL } from "../src/table/lesson";
import type { Moment } from "../src/table/mirror";
import type { CommandOf } from "../src/table/rules";
import { LESSONS, tutorOf, upTo, waitFor } from "./lessons";

type AnyCommand = CommandOf<GameName>;

const words = import.meta.glob<{ default: { steps: Record<string, { tell: string; act?: string }> } }>(
  "../src/games/*/lesson/words/*.ts",
  { eager: true },
);
const kinds = (moments: Moment[]): string[] => moments.map(({ moment }) => moment);

describe.each(LESSONS)("%s", (game, lesson) => {
  test("has all its words, and no others", () => {
    for (const [path, { default: said }] of Object.entries(words)) {
      if (!path.includes(`/${game}/`)) continue;
      expect(new Set(Object.keys(said.steps))).toEqual(new Set(lesson.steps.map(({ id }) => id)));
      for (const { id, wants } of lesson.steps) expect(!!said.steps[id]?.act, id).toBe(!!wants);
    }
  });

  test("is short", () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
  });

  test("can be played to its end, and stops there", () => {
    const tutor = tutorOf(game, lesson);
    upTo(tutor, lesson.steps.length);
    expect(tutor.step).toBeNull();
    expect(tutor.mirror.round()).toMatchObject({
      phase: "stopped",
      ending: { ending: "stop", by: PUPIL },
    });
  });

  test("shows at once what is asked for, and takes it", () => {
    const tutor = tutorOf(game, lesson);
    for (const [at, { id, wants, rival }] of lesson.steps.entries()) {
      upTo(tutor, at);
      if (!wants) continue;
      const [, moments] = tutor.send(wants.command);
      expect(kinds(moments), id).toEqual(rival ? ["done"] : ["done", "happened", "answered"]);
      if (rival) expect(kinds(waitFor(tutor)).slice(0, 2), id).toEqual(["happened", "refused"]);
    }
  });

  test("stays at its step when something else is done", () => {
    for (const [at, { wants, loosely, id }] of lesson.steps.entries()) {
      const tutor = tutorOf(game, lesson);
      upTo(tutor, at);
      const before = tutor.mirror.round();
      for (const other of lesson.steps.flatMap((step) => step.wants?.command ?? [])) {
        if (wants && (loosely ? wants.command.do === other.do : isSame(wants.command, other))) continue;
        const [, moments] = tutor.send(other as AnyCommand);
        expect(kinds(moments).at(-1), id).toBe("refused");
      }
      expect(tutor.at, id).toBe(at);
      expect(tutor.missed, id).toBeGreaterThan(0);
      expect(tutor.mirror.round(), id).toBe(before);
    }
  });

  test("takes nothing while the bot moves", () => {
    const tutor = tutorOf(game, lesson);
    const first = lesson.steps.findIndex(({ wants }) => wants);
    upTo(tutor, first);
    const command = lesson.steps[first]?.wants?.command as AnyCommand;
    tutor.send(command);
    expect(kinds(tutor.send(command)[1]).at(-1)).toBe("refused");
    expect(tutor.missed).toBe(0);
  });
});

function isSame(one: AnyCommand, other: AnyCommand): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
