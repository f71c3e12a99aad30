const en = {
  steps: {
    one: {
      tell: "Only a 1 starts a pile in the middle.",
      act: "Press your red 1.",
    },
    next: { act: "Lay the red 2." },
    turn: {
      tell: "Piles belong to everybody, so I went on with the 3. You see no 4?",
      act: "Turn over three cards of your hand.",
    },
    hand: { act: "Lay the red 4." },
    race: {
      tell: "I’ve started a yellow pile, and you have the 2. So have I …",
      act: "Be quick: lay the yellow 2!",
    },
    stop: { act: "Lay the red 6." },
  },
  bill: { middle: "Cards in the middle" },
};

export type Words = typeof en;
export default en;
