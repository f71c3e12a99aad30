import shared from "../../../../mechanics/stacking/lesson/words/en";
import type { LessonWords } from "../../../../table/lesson";
import { joined } from "../../../../words/joined";

const own = {
  steps: {
    goal: {
      tell: "I’m Patience, and I have time. This is your Blitz pile: whoever empties theirs first ends the round.",
    },
    next: {
      tell: "See? Your Blitz pile filled the gap in the post row: one card fewer. On a pile goes the next number of its colour.",
    },
    hand: {
      tell: "That’s your wood pile: three at once, and only the top one may be played. It fits!",
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
    },
    count: {
      tell: "Blitz! Every card of yours in the middle is a point. Each one left in a Blitz pile costs two.",
    },
  },
  bill: { stock: "Left in the Blitz pile" },
};

export type Words = typeof own;
export default joined(shared, own) satisfies LessonWords;
