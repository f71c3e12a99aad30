// Whatever is under way, in whatever order it is answered: nothing breaks, and in the end what is shown is so.

import { describe, expect, test } from "vitest";
import type { Command, Event, GameName } from "../src/net/wire";
import { frozen, type Golden, goldenRounds, RULES, type Step } from "./golden";
import { House } from "./house";

const LAG = 6; // steps that an answer takes at most
const TIMES = 3; // that each golden round is played

/** Numbers below `below`, the same ones for the same seed (mulberry32). */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A golden round as one of its players lives it, on a slow line, trying this and that in between. */
class SlowPlayer {
  house: House<GameName>;
  seat: number;
  numbers = new Map<Step, number>();
  refusals: [due: number, n: number][] = [];

  constructor(
    readonly golden: Golden,
    readonly chance: (below: number) => number,
  ) {
    const { game, options, view, players } = golden.head;
    this.seat = chance(players);
    this.house = new House({ game, rules: RULES[game], options, players }, frozen(view), this.seat);
  }

  play(): void {
    const { steps } = this.golden;
    for (const [now, step] of steps.entries()) {
      for (const own of steps.slice(now, now + 1 + this.chance(LAG))) this.doInTime(own);
      if (!this.chance(3)) this.tryOut(now, step);
      this.doInTime(step);
      this.happens(step);
      this.refuse((due) => due <= now);
      this.house.mirror.round();
    }
    this.refuse(() => true);
  }

  /** In the order in which it was done. */
  doInTime(step: Step): void {
    if (step.seat === this.seat && !this.numbers.has(step)) this.numbers.set(step, this.send(step.command));
  }

  tryOut(now: number, { legal, refused, command }: Step): void {
    const known = [
      ...legal.flatMap((commands) => commands ?? []),
      ...refused.map((one) => one.command),
      command,
    ];
    const tried = known[this.chance(known.length)];
    if (tried) this.refusals.push([now + this.chance(LAG), this.send(tried)]);
  }

  send(command: Step["command"]): number {
    return this.house.mirror.send(command as Command)[0].n;
  }

  happens(step: Step): void {
    const n = this.numbers.get(step);
    const seat = step.seat < 0 ? {} : { seat: step.seat };
    this.house.happens(step.events as Event[], n === undefined ? seat : { ...seat, n });
  }

  refuse(isDue: (due: number) => boolean): void {
    const now = this.refusals.filter(([due]) => isDue(due));
    this.refusals = this.refusals.filter(([due]) => !isDue(due));
    for (const [, n] of now) this.house.mirror.hear({ frame: "refused", n, rule: "ALL-3", reason: "" });
  }
}

describe.each(goldenRounds().map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
  test.each(Array.from({ length: TIMES }, (_, time) => time))("time %i", (time) => {
    const player = new SlowPlayer(golden, chanceOf(time));
    player.play();
    const { mirror } = player.house;
    expect(mirror.again()).toEqual([]);
    expect(mirror.round()).toBe(mirror.known?.round);
    expect(mirror.round()).toEqual(golden.steps.at(-1)?.view);
  });
});
