// Every lesson can be played to its end, each of its steps takes what it asks for, and nothing else.

import { describe, expect, test } from "vitest";
import { legalLays, legalPays } from "../src/games/board/rulebook/laying";
import type { BoardSnapshot } from "../src/games/board/wire";
import type { DiceSnapshot } from "../src/games/dice/wire";
import { openCards } from "../src/mechanics/stacking/area";
import type { StackingSnapshot } from "../src/mechanics/stacking/wire";
import type { Card, GameName } from "../src/net/wire";
import type { CommandOf, OptionsOf, Rules } from "../src/table/game";
import { BOT, type Lesson, PUPIL } from "../src/table/lesson";
import type { Moment } from "../src/table/mirror";
import { Tutor } from "../src/table/tutor";
import { type AnyRules, frozen, RULES } from "./golden";

type AnyCommand = CommandOf<GameName>;

const found = import.meta.glob<{ default: Lesson }>("../src/games/*/lesson/index.ts", { eager: true });
const words = import.meta.glob<{ default: { steps: Record<string, { tell: string; act?: string }> } }>(
  "../src/games/*/lesson/words/*.ts",
  { eager: true },
);
const LESSONS = Object.entries(found).map(
  ([path, { default: lesson }]) => [path.split("/")[3] as GameName, lesson] as const,
);

function tutorOf(game: GameName, lesson: Lesson): Tutor {
  const rules = (RULES as Record<GameName, AnyRules>)[game] as Rules<GameName>;
  return new Tutor<GameName>(game, { ...lesson, round: frozen(lesson.round) }, rules, ["Ada", "Patience"]);
}

/** Whatever happens by itself. */
function waitFor(tutor: Tutor): Moment[] {
  const moments: Moment[] = [];
  while (tutor.pause !== null) moments.push(...tutor.goOn());
  return moments;
}

/** As far as the step, doing what is asked for. */
function upTo(tutor: Tutor, at: number): void {
  while (tutor.at < at) {
    const { wants } = tutor.step ?? {};
    if (wants) tutor.send(wants.command);
    else tutor.read();
    waitFor(tutor);
  }
}

function roundOf<R>(tutor: Tutor): R {
  return tutor.mirror.round() as R;
}

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
    expect(roundOf<StackingSnapshot>(tutor)).toMatchObject({
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

describe("what is counted is what lies there", () => {
  const ended = (game: GameName): [Tutor, Record<string, readonly number[]>] => {
    const lesson = LESSONS.find(([name]) => name === game)?.[1] as Lesson;
    const tutor = tutorOf(game, lesson);
    upTo(tutor, lesson.steps.length);
    const lines = lesson.steps.flatMap((step) => step.bill ?? []);
    return [tutor, Object.fromEntries(lines.map(({ id, points }) => [id, points]))];
  };

  test.each(["ligretto", "blitz"] as const)("%s", (game) => {
    const [tutor, bill] = ended(game);
    const { piles, areas } = roundOf<StackingSnapshot>(tutor);
    const owners = piles.flatMap((pile) => pile.owners);
    const middle = [PUPIL, BOT].map((seat) => owners.filter((owner) => owner === seat).length);
    expect(bill).toEqual({ middle, stock: areas.map(({ stock_count }) => -2 * stock_count + 0) });
    expect(areas[PUPIL]?.stock_count).toBe(0);
  });

  test("dice", () => {
    const [tutor, bill] = ended("dice");
    const { dice } = roundOf<DiceSnapshot>(tutor);
    const left = dice[BOT]?.length ?? 0;
    expect(bill).toEqual({ left: [left, -left] });
    expect(dice[PUPIL]).toEqual([]);
  });

  test("board", () => {
    const [tutor, bill] = ended("board");
    expect(roundOf<BoardSnapshot>(tutor).hands[PUPIL]?.count).toBe(0);
    expect(bill).toEqual({ place: [2, 0] });
  });
});

test("no card of a stacking lesson is there twice", () => {
  for (const [game, lesson] of LESSONS) {
    if (game !== "ligretto" && game !== "blitz") continue;
    const tutor = tutorOf(game, lesson);
    for (const at of lesson.steps.keys()) {
      upTo(tutor, at);
      const { areas, piles } = roundOf<StackingSnapshot>(tutor);
      for (const seat of [PUPIL, BOT]) {
        const laid = piles.flatMap(({ cards, owners }) => cards.filter((_, n) => owners[n] === seat));
        const cards: Card[] = [...openCards(areas[seat] as (typeof areas)[0]), ...laid];
        expect(new Set(cards.map(String)).size, `${game} ${at}`).toBe(cards.length);
      }
    }
  }
});

test("a card of the board lesson has one place, or none", () => {
  const lesson = LESSONS.find(([name]) => name === "board")?.[1] as unknown as Lesson<"board">;
  const tutor = tutorOf("board", lesson as unknown as Lesson);
  const options = lesson.options as OptionsOf<"board">;
  for (const [at, { wants, id }] of lesson.steps.entries()) {
    upTo(tutor, at);
    if (!wants) continue;
    const { command } = wants;
    const bridge = command.do === "lay" ? (command.jokers?.length ?? 0) : 0;
    const round = withJokers(roundOf<BoardSnapshot>(tutor), bridge);
    const lays = legalLays(round, options, PUPIL);
    if (command.do === "lay") expect(lays, id).toEqual([command]);
    if (command.do === "turn_up") expect(lays, id).toEqual([]);
    if (command.do === "pay") expect(legalPays(round, options, PUPIL)).toContainEqual(command);
  }
});

function withJokers(round: BoardSnapshot, jokers: number): BoardSnapshot {
  return { ...round, hands: round.hands.map((hand) => ({ ...hand, jokers })) };
}
