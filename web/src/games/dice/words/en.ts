import { plural } from "../../../words/localized";

const dice = (count: number): string => `${count} ${plural("en", count, { one: "die", other: "dice" })}`;

const en = {
  shouts: { start: "Roll!", stop: "Stop!" },

  parts: { left: "left", others: "others" },
  refusals: {
    "DIC-4": "You have no such die.",
    "DIC-6": "Its row hasn’t got that far yet.",
    "DIC-7": "Too late: that place is taken.",
  },
  options: {
    pace: {
      name: "How quick a hand may be",
      about: "A hand of flesh and blood takes one die at a time, and a moment to shake the cup.",
      values: { human: "As quick as a human hand", free: "As quick as you can tap" },
    },
    rounds_per_player: {
      name: "Rounds for each player",
      about: "With three for each, two players play six rounds, and four play twelve.",
    },
    dice: {
      name: "Dice for each player",
      about: "All draw the same number. Give grown-ups one or two more, and children have a fair chance.",
    },
  },

  race: {
    board: "The board",
    ownDice: "Your dice",
    others: "The others",
    die: (colour: string, face: number): string => `${colour} ${face}`,
    row: (colour: string, wanted: number): string => `${colour} row, needs a ${wanted}`,
    rowFull: (colour: string): string => `${colour} row, full`,
    roll: "Roll",
    rollAll: (count: number): string => `Roll all: ${dice(count)}`,
    rolling: "The dice are rattling",
    leftShort: "left",
    seat: (name: string, count: number): string => `${name}, ${dice(count)} left`,
    bot: "bot",
  },

  first: {
    rows: "Four rows, 1 to 6: first come, first served",
    dice: "Place what fits: get rid of all your dice",
    roll: "Nothing fits? Roll all again",
  },
  spoken: {
    placed: (die: string): string => `${die} placed`,
    rolled: (dice: string[]): string => `Rolled: ${dice.join(", ")}`,
    wants: (rows: string[]): string => `Wanted: ${rows.join(", ")}`,
    noneFits: (colour: string): string => `No ${colour} die fits`,
    notYet: (colour: string, face: number, wanted: number): string =>
      `${colour} ${face} does not fit: the row needs a ${wanted}`,
    rowFull: (colour: string): string => `The ${colour} row is full`,
    onlyFew: (name: string, count: number): string => `${name} has only ${dice(count)} left`,
  },

  keys: {
    colour: (colour: string): string => `Place the ${colour} die that fits`,
    roll: "Roll all your dice",
    wants: (key: string): string => `Press ${key} to hear what the rows need.`,
  },
};

export type DiceWords = typeof en;
export default en;
