import { expect, test } from "vitest";
import lesson from "../../../src/games/board/lesson";
import type { BoardSnapshot } from "../../../src/games/board/wire";
import { type Lesson, PUPIL } from "../../../src/table/lesson";
import { ended, roundOf, tutorOf, upTo } from "../../lessons";
import { legalLays, legalPays } from "./legalAims";

const anyLesson = lesson as unknown as Lesson;

test("what is counted is what lies there", () => {
  const [tutor, bill] = ended("board", anyLesson);
  expect(roundOf<BoardSnapshot>(tutor).hands[PUPIL]?.count).toBe(0);
  expect(bill).toEqual({ place: [2, 0] });
});

test("a card has one place, or none", () => {
  const tutor = tutorOf("board", anyLesson);
  const { options } = lesson;
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
