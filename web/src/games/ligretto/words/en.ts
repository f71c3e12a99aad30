import type { StackingWords } from "../../../mechanics/stacking/words";
import shared, { cards } from "../../../mechanics/stacking/words/en";
import { joined } from "../../../words/joined";

const own = {
  shouts: { start: "Ligretto!", stop: "Ligretto stop!" },
  labels: {
    stock: (card: string | null, left: number) =>
      card ? `Ligretto: ${card}, ${cards(left)} left` : `Ligretto: ${cards(left)} left`,
    place: (number: number, card: string | null) =>
      card ? `Row, place ${number}: ${card}` : `Row, place ${number}: empty`,
    turned: (card: string | null) => (card ? `Turned-over card: ${card}` : "Turned-over card: nothing yet"),
    seat: (name: string, left: number) => `${name}: ${cards(left)} left in the Ligretto`,
  },
  said: {
    onStock: (card: string, left: number) => `${card} on your Ligretto, ${cards(left)} left`,
  },
  first: {
    goal: "Your Ligretto: be the first to empty it",
  },
  faceDown: { stock: "Ligretto" },
  hints: {
    choose: "Which pile of your row?",
    stop: "Your Ligretto is empty. Shout!",
  },
  refusals: {
    "LIG-8": "That card is not face up.",
    "LIG-9": "Only a 1 starts a pile.",
    "LIG-10": "It fits none of the piles.",
    "LIG-12": "No card is left to turn over.",
    "LIG-18": "Your Ligretto is not empty yet.",
    "LIG-24": "It doesn’t go on that card of the row.",
    "LIG-25": "Not from row to row, and not into a gap.",
  },
  options: {
    blocked: {
      why: "With two or three players, rounds often get stuck: everybody then moves one card of the hand, and on it goes.",
    },
    stop: {
      values: {
        automatic: "With the last card of a Ligretto, at once",
        called: "When somebody with an empty Ligretto shouts. Until then everybody may go on collecting.",
      },
    },
    advanced: {
      name: "Building on your row",
      about:
        "Cards of the Ligretto and the hand may also be laid on your own row: one lower, in another colour.",
    },
  },
};

export type Words = typeof own;
export default joined(shared, own) satisfies StackingWords;
