export const cards = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);

const en = {
  shouts: { dutch: "Dutch!" },
  colours: {
    red: "red",
    yellow: "yellow",
    green: "green",
    blue: "blue",
    orange: "orange",
    violet: "violet",
  },
  card: (colour: string, value: number) => `${colour} ${value}`,
  labels: {
    own: "Your cards",
    others: "The others",
    middle: "The middle",
    hand: (left: number) =>
      left ? `Turn over three of your hand, ${cards(left)} left` : "Take up your hand and turn over three",
    pile: (card: string, owner: string) => `${card}, by ${owner}`,
    complete: (count: number) => (count === 1 ? "1 complete pile" : `${count} complete piles`),
    bot: "a bot",
    away: "away",
    slow: "on a slow connection",
    gone: "has left",
  },
  said: {
    placed: (card: string) => `${card} placed`,
    noFit: (card: string, before: string) => `${card} fits nowhere yet: it needs ${before}`,
    turned: (card: string) => `${card} in your hand`,
    inRow: (card: string, place: number) => `${card} in place ${place}`,
    close: (name: string, left: number) =>
      left ? `${name} has ${cards(left)} left!` : `${name} has none left!`,
  },
  told: {
    rightCall: (caller: string, culprits: string) => `${caller} is right: ${culprits} slipped up.`,
    falseCall: (caller: string) => `${caller} was wrong: all cards lie as they should.`,
    stopDenied: (name: string) => `${name}’s pile is not empty any more: on we go!`,
    rotated: "Stuck: everybody moves one card of the hand to the bottom.",
  },
  first: {
    middle: "All play here: 1 to 10, colour by colour",
    turn: "Nothing fits? Turn over three",
  },
  faceDown: { hand: "Hand", turned: "Turned over" },
  hints: { again: "Take up" },
  parts: { middle: "middle", stock: "pile", calls: "Dutch" },
  refusals: {
    "BLZ-13": "Hands off: nobody touches a card.",
    "BLZ-15": "Wrong cards are refused here: there is nothing to call.",
    "BLZ-26": "No more calls for you in this round.",
  },
  options: {
    target: {
      name: "Points to win",
      about: "Whoever reaches them first wins the match. More points, more rounds.",
    },
    stop: { name: "The stop", about: "How a round ends." },
    mistakes: {
      name: "Wrong cards",
      about: "What happens when somebody lays a card where it doesn’t belong.",
      values: {
        refused: "They don’t stay: the card comes back",
        called: "They stay until somebody notices and calls “Dutch!”",
      },
    },
    false_call: {
      name: "A false “Dutch!”",
      about: "What it costs to call when nothing is wrong.",
      values: { "0": "Nothing", "-1": "One point", "-2": "Two points" },
    },
    blocked: {
      name: "When nobody can play",
      about: "All the cards that are needed are buried.",
      values: {
        end: "The round ends and is counted",
        rotate: "Everybody moves one card from the top of the hand to the bottom, and on it goes",
      },
    },
    advanced: {
      values: { false: "Off", true: "On" },
    },
    pace: {
      name: "Pace",
      about: "How quick one hand may be.",
      values: { human: "As quick as a human hand", free: "Without limit" },
    },
  },
};

export type Words = typeof en;
export default en;
