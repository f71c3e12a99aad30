import type { DiceSnapshot } from "../../../src/games/dice/wire";
import type { Command } from "../../everything";
import type { Step } from "../../golden";

export function everything(round: DiceSnapshot, seat: number): Command[] {
  const dice = new Map((round.dice[seat] ?? []).map((die) => [String(die), die]));
  return [...[...dice.values()].map((die) => ({ do: "place", die })), { do: "roll" }];
}

export const unforeseeable = ({ command }: Step): boolean => command.do === "roll";
