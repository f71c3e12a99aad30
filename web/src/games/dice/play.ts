// The player's actions: a die onto the board, and all that are left into the cup.

import { type Accessor, createMemo, createSignal } from "solid-js";
import type { Box } from "../../kit/box";
import type { Painting } from "../../kit/painting/painting";
import { stir } from "../../kit/painting/stir";
import { lessMotion } from "../../kit/preferences";
import { sounds } from "../../kit/sound";
import { speak } from "../../kit/speak";
import { sayWhyNot } from "../../table/firstRace";
import { t } from "../../words/words";
import type { Look } from "./painting/looks";
import { rowName, slotName } from "./painting/names";
import { type DieColour, follow, type Lying, type Tray } from "./tray";
import type { DiceView } from "./view";
import type { DiceDie } from "./wire";
import { words } from "./words";

export interface Play {
  tray: Accessor<Tray>;
  /** From the press of the cup until the house tells what was rolled. */
  rolling: Accessor<boolean>;
  /** Whether a press of the cup would roll. */
  mayRoll: Accessor<boolean>;
  /** A die is pressed: onto the board with it, or it shakes its head. */
  tap(slot: number): boolean;
  /** The same for whichever die fits the row. */
  tapRow(colour: DieColour): void;
  /** Whether the die of the slot went onto the board; `from` is where it was picked up. */
  place(slot: number, from: Box): boolean;
  /** Seen, heard, and said. */
  refuse(slot: number): void;
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

/** `homeOf` says where the die of a slot lies. */
export function createPlay(
  view: DiceView,
  painting: Painting<Look>,
  homeOf: (slot: number) => Box | undefined,
): Play {
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

  const place = (slot: number, from: Box): boolean => {
    const die = dieAt(slot);
    if (!die) return false;
    picked = { slot, from };
    const done = view.session.attempt({ do: "place", die });
    picked = null;
    return done;
  };

  const refuse = (slot: number): void => {
    const die = own().slots[slot]?.die;
    if (!die || !view.racing() || rolling()) return;
    stir(painting, slotName(slot), "shake");
    sounds.refuse();
    sayWhyNot(whyNot(view, die), { at: `[data-die="${die.join(" ")}"]` });
  };

  const tap = (slot: number): boolean => {
    const from = homeOf(slot);
    const placed = from !== undefined && place(slot, from);
    if (!placed) refuse(slot);
    return placed;
  };

  const fitting = (colour: DieColour): number => {
    const wanted = view.wanted(colour);
    return own().slots.findIndex(({ die, placed }) => !placed && die?.[0] === colour && die[1] === wanted);
  };

  return {
    tray: own,
    rolling,
    mayRoll,
    tap,
    tapRow(colour) {
      const slot = fitting(colour);
      if (slot >= 0) return void tap(slot);
      stir(painting, rowName(colour), "shake");
      sounds.refuse();
      speak(words().spoken.noneFits(t().inks[colour]));
    },
    place,
    refuse,
    dieAt,
    pickedUp: () => picked,
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

function whyNot(view: DiceView, [colour, face]: DiceDie): string {
  const [ink, wanted] = [t().inks[colour], view.wanted(colour as DieColour)];
  return wanted > 6 ? words().spoken.rowFull(ink) : words().spoken.notYet(ink, face, wanted);
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
