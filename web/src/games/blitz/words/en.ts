import type { StackingWords } from "../../../mechanics/stacking/words";
import shared, { cards } from "../../../mechanics/stacking/words/en";
import { joined } from "../../../words/joined";

const own = {
  shouts: { start: "Go!", stop: "Blitz!" },
  labels: {
    stock: (card: string | null, left: number) =>
      card ? `Blitz pile: ${card}, ${cards(left)} left` : `Blitz pile: ${cards(left)} left`,
    place: (number: number, card: string | null) =>
      card ? `Post row, place ${number}: ${card}` : `Post row, place ${number}: empty`,
    turned: (card: string | null) => (card ? `Wood pile: ${card}` : "Wood pile: nothing yet"),
    seat: (name: string, left: number) => `${name}: ${cards(left)} left in the Blitz pile`,
  },
  said: {
    onStock: (card: string, left: number) => `${card} on your Blitz pile, ${cards(left)} left`,
  },
  first: {
    goal: "Your Blitz pile: be the first to empty it",
  },
  faceDown: { stock: "Blitz pile" },
  hints: {
    choose: "Which pile of your post row?",
    stop: "Your Blitz pile is empty. Shout!",
  },
  refusals: {
    "BLZ-5": "It fits none of the piles; only a 1 starts one.",
    "BLZ-8": "No card is left to turn over.",
    "BLZ-9": "That card is not face up.",
    "BLZ-10": "Your Blitz pile is not empty yet.",
    "BLZ-20": "It doesn’t go there on the post row.",
    "BLZ-21": "Boys and girls take turns on the post row.",
  },
  options: {
    stop: {
      values: {
        automatic: "With the last card of a Blitz pile, at once",
        called: "When somebody with an empty Blitz pile shouts. Until then everybody may go on collecting.",
      },
    },
    advanced: {
      name: "Expert rules",
      about:
        "Cards of the Blitz pile and the wood pile may also be laid on your own post row: one lower, boys on girls and girls on boys.",
    },
  },
};

export type Words = typeof own;
export default joined(shared, own) satisfies StackingWords;
