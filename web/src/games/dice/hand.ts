// What the player's hand does: a die onto the board, and all that are left into the cup.

import { type Accessor, createMemo, createSignal } from "solid-js";
import type { Box } from "../../kit/box";
import { lessMotion } from "../../kit/manners";
import { type DieColour, follow, type Lying, type Tray } from "./tray";
import type { DiceView } from "./view";
import type { DiceDie } from "./wire";

export interface Hand {
  tray: Accessor<Tray>;
  /** From the press of the cup until the house tells what was rolled. */
  rolling: Accessor<boolean>;
  /** Whether a press of the cup would roll. */
  mayRoll: Accessor<boolean>;
  /** Whether the die of the slot went onto the board; `from` is where it was picked up. */
  place(slot: number, from: Box): boolean;
  /** The slot of the die that fits the row now. */
  fitting(colour: DieColour): number | null;
  roll(): boolean;
  /** The die that may be picked up there. */
  dieAt(slot: number): DiceDie | null;
  /** The die that is just being placed. */
  pickedUp: () => PickedUp | null;
}

/** From which slot, and where it was let go. */
export interface PickedUp {
  slot: number;
  from: Box;
}

/** So long do the dice take into the cup: a roll that is there sooner would be a flicker. */
const INTO_THE_CUP = 160;

export function createHand(view: DiceView): Hand {
  const [rolling, setRolling] = createSignal(false);
  let picked: PickedUp | null = null;

  const lying = createMemo(() => lyingBefore(view), NOTHING, { equals: alike });
  const tray = createMemo<Tray | null>((before) => follow(before, lying(), picked?.slot ?? null), null);
  const own = (): Tray => tray() as Tray;
  const open = (): boolean => view.seat() !== null && view.racing() && !rolling();
  const mayRoll = createMemo(() => open() && lying().dice.length > 0);

  const dieAt = (slot: number): DiceDie | null => {
    const found = own().slots[slot];
    return found && !found.placed && open() ? found.die : null;
  };

  return {
    tray: own,
    rolling,
    mayRoll,
    dieAt,
    pickedUp: () => picked,
    place(slot, from) {
      const die = dieAt(slot);
      if (!die) return false;
      picked = { slot, from };
      const done = view.session.attempt({ do: "place", die });
      picked = null;
      return done;
    },
    fitting(colour) {
      const wanted = view.wanted(colour);
      const slot = own().slots.findIndex(
        ({ die, placed }) => !placed && die?.[0] === colour && die[1] === wanted,
      );
      return slot < 0 ? null : slot;
    },
    roll() {
      if (!mayRoll()) return false;
      setRolling(true);
      const inCup = lessMotion() ? Promise.resolve() : pause(INTO_THE_CUP);
      const told = view.session.do({ do: "roll" });
      void Promise.all([told, inCup]).then(() => setRolling(false));
      return true;
    },
  };
}

const NOTHING: Lying = { rolls: 0, cup: 0, dice: [] };

function lyingBefore({ seat, rolls, inCup, diceOf }: DiceView): Lying {
  const own = seat();
  return own === null ? NOTHING : { rolls: rolls(own), cup: inCup(own), dice: diceOf(own) };
}

function alike(one: Lying, other: Lying): boolean {
  return one.rolls === other.rolls && one.cup === other.cup && one.dice === other.dice;
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}
