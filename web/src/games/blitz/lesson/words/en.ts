import type { LessonWords } from "../../../../table/lesson";

const en = {
  steps: {
    goal: {
      tell: "I’m Patience, and I have time. This is your Blitz pile: whoever empties theirs first ends the round.",
    },
    one: {
      tell: "A 1 starts a pile in the middle, and nothing else does.",
      act: "Press your red 1.",
    },
    next: {
      tell: "See? Your Blitz pile filled the gap in the post row: one card less. On a pile goes the next number of its colour.",
      act: "Lay the red 2.",
    },
    turn: {
      tell: "Piles belong to everybody, so I went on with the 3. You see no 4?",
      act: "Turn three cards of your hand.",
    },
    hand: {
      tell: "That’s your wood pile: three at once, and only the top one may be played. It fits!",
      act: "Lay the red 4.",
    },
    race: {
      tell: "I’ve started a yellow pile, and you have the 2. So have I …",
      act: "Be quick: lay the yellow 2!",
    },
    build: {
      tell: "I was a blink quicker. By the expert rules you may build down on your post row, boys and girls by turns.",
      act: "Lay the blue 8 on the green 9.",
    },
    dutch: {
      tell: "Oops: my 10 on that 4 is wrong. Where mistakes stay, whoever sees one calls it.",
      act: "Call “Dutch!”",
    },
    stop: {
      tell: "Well seen: mine is back. The last card of your Blitz pile can fill a gap.",
      act: "Lay the red 6.",
    },
    count: {
      tell: "Blitz! Every card of yours in the middle is a point. Each one left in a Blitz pile costs two.",
    },
  },
  bill: {
    middle: "Cards in the middle",
    stock: "Left in the Blitz pile",
  },
} satisfies LessonWords;

export type Words = typeof en;
export default en;
