import shared from "../../../../mechanics/stacking/lesson/words/en";
import type { LessonWords } from "../../../../table/lesson";
import { joined } from "../../../../words/joined";

const own = {
  steps: {
    goal: {
      tell: "I’m Patience, and I have time. This pile is your Ligretto: whoever empties theirs first ends the round.",
    },
    next: {
      tell: "See? Your Ligretto filled the gap: one card fewer. On a pile goes the next number of its colour.",
    },
    hand: {
      tell: "Three at once, and only the top one may be played. It fits!",
    },
    stop: {
      tell: "I was a blink quicker, so yours came back. No harm done: the last card of your Ligretto can fill a gap.",
    },
    count: {
      tell: "Ligretto stop! Every card of yours in the middle is a point. Each one left in a Ligretto costs two.",
    },
  },
  bill: { stock: "Left in the Ligretto" },
};

export type Words = typeof own;
export default joined(shared, own) satisfies LessonWords;
