import type { LessonWords } from "../../../../table/lesson";

const en = {
  steps: {
    goal: {
      tell: "I’m Patience, and I have time. This pile is your Ligretto: whoever empties theirs first ends the round.",
    },
    one: {
      tell: "A 1 starts a pile in the middle, and nothing else does.",
      act: "Press your red 1.",
    },
    next: {
      tell: "See? Your Ligretto filled the gap: one card less. On a pile goes the next number of its colour.",
      act: "Lay the red 2.",
    },
    turn: {
      tell: "Piles belong to everybody, so I went on with the 3. You see no 4?",
      act: "Turn three cards of your hand.",
    },
    hand: {
      tell: "Three at once, and only the top one may be played. It fits!",
      act: "Lay the red 4.",
    },
    race: {
      tell: "I’ve started a yellow pile, and you have the 2. So have I …",
      act: "Be quick: lay the yellow 2!",
    },
    stop: {
      tell: "I was a blink quicker, so yours came back. No harm done: the last card of your Ligretto can fill a gap.",
      act: "Lay the red 6.",
    },
    count: {
      tell: "Ligretto stop! Every card of yours in the middle is a point. Each one left in a Ligretto costs two.",
    },
  },
  bill: {
    middle: "Cards in the middle",
    stock: "Left in the Ligretto",
  },
} satisfies LessonWords;

export type Words = typeof en;
export default en;
