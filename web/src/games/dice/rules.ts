// The rules of Ligretto Dice for the client: what an event changes, and what a command will make happen.

import type { Colour } from "../../net/wire";
import type { EventOf, Rules } from "../../table/game";
import { foldRound, isRoundEvent } from "../../table/round";
import type { DiceDie, DicePlaced, DiceSnapshot } from "./wire";

type Event = EventOf<"dice">;

const GAME_EVENTS: ReadonlySet<string> = new Set<Event["event"]>(["all_rolled", "placed", "rolled"]);

export function sameDie(one: DiceDie, other: DiceDie): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The face that the row takes next; 7 when it is full. */
export function wanted(round: DiceSnapshot, colour: Colour): number {
  return (round.rows[colour]?.length ?? 0) + 1;
}

export function fits(round: DiceSnapshot, [colour, face]: DiceDie): boolean {
  return face === wanted(round, colour);
}

export const rules: Rules<"dice"> = {
  concerns: (event): event is Event => GAME_EVENTS.has(event.event) || isRoundEvent(event),
  fold,
  /** Nobody knows a roll before the house tells it: nothing of it is foreseen. */
  predict: ({ round }, seat, command) => {
    if (round.phase !== "racing") return null;
    switch (command.do) {
      case "place":
        return mayPlace(round, seat, command.die) ? [{ event: "placed", seat, die: command.die }] : null;
      case "roll":
        return [];
      default:
        return null;
    }
  },
  spend: () => null,
  lays: (event) => (event.event === "placed" ? event.seat : null),
  left: ({ dice, cups }) => dice.map((own, seat) => own.length + (cups[seat] ?? 0)),
};

export function mayPlace(round: DiceSnapshot, seat: number, die: DiceDie): boolean {
  return fits(round, die) && (round.dice[seat] ?? []).some((other) => sameDie(other, die));
}

function fold(round: DiceSnapshot, event: Event): DiceSnapshot {
  if (isRoundEvent(event)) return foldRound(round, event);
  switch (event.event) {
    case "all_rolled":
      return {
        ...round,
        phase: "racing",
        cups: round.cups.map(() => 0),
        dice: event.dice,
        rolls: round.rolls.map(() => 1),
      };
    case "rolled":
      return {
        ...round,
        dice: round.dice.with(event.seat, event.dice),
        rolls: round.rolls.map((count, seat) => (seat === event.seat ? count + 1 : count)),
      };
    case "placed":
      return placed(round, event);
    default:
      return round;
  }
}

function placed(round: DiceSnapshot, { seat, die }: DicePlaced): DiceSnapshot {
  const [colour] = die;
  const dice = round.dice[seat] ?? [];
  const place = dice.findIndex((other) => sameDie(other, die));
  return {
    ...round,
    dice: round.dice.with(seat, place < 0 ? dice : dice.toSpliced(place, 1)),
    rows: { ...round.rows, [colour]: [...(round.rows[colour] ?? []), seat] },
  };
}
