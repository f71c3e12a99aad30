import type { LessonWords } from "../../../../table/lesson";

const en = {
  steps: {
    goal: {
      tell: "I’m Patience, and I have time. You have five cards left: whoever has laid all of theirs first wins the round.",
    },
    closeUp: {
      tell: "Where squares are small, you see the four tokens close up. A button shows the whole board, and you can lay cards on either.",
    },
    lay: {
      tell: "A card lies on two squares of its own colours, one of them right next to a token. Turn it with a tap.",
      act: "Drag it onto the two squares.",
    },
    moved: {
      tell: "The token moved to the far end of your card. There are four of them, and all are everybody’s.",
      act: "Lay this one next to token 2.",
    },
    next: {
      tell: "This card fits next to no token. Put it away: it will come back later.",
      act: "Turn up the next card.",
    },
    race: {
      tell: "That one fits next to token 3. But so does mine …",
      act: "Be quick: lay it!",
    },
    joker: {
      tell: "I was a blink quicker, and token 3 moved on. A joker bridges one square of any colour.",
      act: "Lay a joker there, then your card.",
    },
    block: {
      tell: "This one fits next to token 2, in the corner. Watch what happens.",
      act: "Lay it.",
    },
    pay: {
      tell: "A dead end: token 2 is stuck, and you owe it a move. Your next card may lie anywhere, and takes it along.",
      act: "Lay it on red and green.",
    },
    count: {
      tell: "Stop! The first gets two points. The last plays the next round with two cards fewer, so it stays close.",
    },
  },
  bill: {
    place: "For the place",
  },
} satisfies LessonWords;

export type Words = typeof en;
export default en;
