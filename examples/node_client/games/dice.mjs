// Ligretto Dice: games/dice/rounds.md tells how events fold, docs/dealing.md which dice are rolled.

import { Stream } from "../chance.mjs";
import { BOX, Deal, expect, isSame } from "../deal.mjs";

// What everybody sees

export const folds = {
  all_rolled(round, { dice }) {
    round.phase = "racing";
    round.cups = round.cups.map(() => 0);
    round.dice = dice;
    round.rolls = round.rolls.map(() => 1);
  },
  rolled(round, { seat, dice }) {
    round.dice[seat] = dice;
    round.rolls[seat] += 1;
  },
  placed(round, { seat, die }) {
    round.dice[seat] = withoutFirst(round.dice[seat], die);
    round.rows[die[0]].push(seat);
  },
};

/** Several dice may look the same: the first of them is taken. */
function withoutFirst(dice, die) {
  return dice.toSpliced(
    dice.findIndex((other) => isSame(other, die)),
    1,
  );
}

// What to do next

export function choose(round, seat) {
  if (round.phase !== "racing") return null;
  const die = round.dice[seat].find(([colour, face]) => face === round.rows[colour].length + 1);
  return die ? { do: "place", die } : { do: "roll" };
}

// What was dealt

/** The colours that each seat drew, in the order in which they are rolled. */
export class DiceDeal extends Deal {
  constructor({ seed, players, options }) {
    super();
    const bag = new Stream(seed, "bag").shuffled(BOX.bag);
    const counts = options.dice ?? Array(players).fill(bag.length / players);
    this.seed = seed;
    this.dice = counts.map((count) => bag.splice(0, count).map((colour) => [colour]));
    this.rolls = counts.map(() => 0);
  }

  on_all_rolled({ dice }) {
    for (const [seat, roll] of dice.entries()) this.on_rolled({ seat, dice: roll });
  }

  on_rolled({ seat, dice }) {
    const faces = new Stream(this.seed, "roll", seat, this.rolls[seat]);
    const rolled = this.dice[seat].map(([colour]) => [colour, 1 + faces.below(6)]);
    this.reveal(`roll ${this.rolls[seat]} of seat ${seat}`, dice, rolled, dice.length);
    this.dice[seat] = rolled;
    this.rolls[seat] += 1;
  }

  on_placed({ seat, die }) {
    const there = this.dice[seat].find((other) => isSame(other, die));
    expect(`a die that seat ${seat} places`, die, there);
    this.dice[seat] = withoutFirst(this.dice[seat], die);
  }
}
