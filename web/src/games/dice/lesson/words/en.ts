import type { LessonWords } from "../../../../table/lesson";

const en = {
  steps: {
    goal: {
      tell: "I’m Patience, and I have time. These are your dice: whoever gets rid of all of theirs first ends the round.",
    },
    one: {
      tell: "Every colour has its row, and every row begins with a 1.",
      act: "Press your red 1.",
    },
    next: {
      tell: "Then it goes up, number by number, to 6.",
      act: "Place the red 2.",
    },
    anybody: {
      tell: "Rows belong to everybody: I began the blue one, and you can go on.",
      act: "Place the blue 2.",
    },
    roll: {
      tell: "Nothing fits now. Roll as often as you like: always all the dice that are left, never only some.",
      act: "Press the cup.",
    },
    race: {
      tell: "Two that fit! But I have a green 1, too …",
      act: "Be quick: place the green 1!",
    },
    lost: {
      tell: "I was a blink quicker: the place is taken, and you keep your die. The other one still fits.",
      act: "Place the yellow 1.",
    },
    again: {
      tell: "The green row needs a 2 by now, and yours shows a 1.",
      act: "Roll it again.",
    },
    stop: {
      tell: "A 2: just right, and it’s your last die.",
      act: "Place the green 2.",
    },
    count: {
      tell: "Stop! You get a point for each die that I have left, and I lose one for each.",
    },
  },
  bill: {
    left: "Three dice left",
  },
} satisfies LessonWords;

export type Words = typeof en;
export default en;
