// The pictures of moves: a card is laid, a token goes on, over jokers or into a dead end.

import { For, type JSX } from "solid-js";
import styles from "./Moves.module.css";
import { Patch, type PatchSpot } from "./Patch";

const NEIGHBOURS: [PatchSpot, PatchSpot[]][] = [
  [
    [2, 1],
    [
      [1, 1],
      [2, 0],
      [3, 1],
    ],
  ],
  [
    [3, 2],
    [
      [3, 1],
      [4, 2],
      [3, 3],
    ],
  ],
  [
    [2, 3],
    [
      [1, 3],
      [2, 4],
      [3, 3],
    ],
  ],
];

/** From the token's square to a neighbour, and on from there. */
export function Nine(): JSX.Element {
  return (
    <div class={styles.square}>
      <Patch
        squares={["ygbov", "brvyg", "ovroy", "gybvr", "rovgb"]}
        cards={[{ at: [1, 2], frame: "double" }]}
        tokens={[{ number: 1, at: [2, 2] }]}
      >
        <For each={NEIGHBOURS}>
          {([near, far]) => (
            <>
              <For each={far}>{(end) => <path d={line(near, end)} />}</For>
              <circle cx={middle(near[0])} cy={middle(near[1])} r="17" />
            </>
          )}
        </For>
      </Patch>
    </div>
  );
}

const middle = (n: number): number => 100 * n + 50;

function line(from: PatchSpot, to: PatchSpot): string {
  const towards = (a: number, b: number): number => middle(a) + (b - a) * 82;
  return `M${middle(from[0])} ${middle(from[1])}L${towards(from[0], to[0])} ${towards(from[1], to[1])}`;
}

/** The token goes to the end that is further away. */
export function Moving(): JSX.Element {
  return (
    <Patch
      squares={["ygbrv", "vrgyo", "bovgr"]}
      cards={[{ at: [2, 1], frame: "single" }]}
      tokens={[
        { number: 1, at: [1, 1], faint: true },
        { number: 1, at: [3, 1] },
      ]}
    >
      <path d="M160 88Q250 10 330 76M298 74l33 4 3-33" />
    </Patch>
  );
}

export function JokerBridge(): JSX.Element {
  return (
    <Patch
      squares={["gybvgy", "brvyog", "vogbry"]}
      jokers={[[2, 1]]}
      cards={[{ at: [3, 1], frame: "single" }]}
      tokens={[
        { number: 3, at: [1, 1], faint: true },
        { number: 3, at: [4, 1] },
      ]}
    >
      <path d="M160 86Q290-20 430 72M398 71l33 3 2-33" />
    </Patch>
  );
}

/** No two free squares are left beside the token, so that it goes elsewhere. */
export function DeadEnd(): JSX.Element {
  return (
    <Patch
      squares={["bryovgo", "vogbryb", "gyrvogv", "orbgyvr"]}
      cards={[
        { at: [0, 1], frame: "single" },
        { at: [1, 0], frame: "dashed" },
        { at: [2, 1], upright: true, frame: "double" },
        { at: [0, 2], frame: "double" },
        { at: [4, 2], frame: "single" },
      ]}
      tokens={[
        { number: 2, at: [1, 1], faint: true },
        { number: 2, at: [5, 2] },
      ]}
    >
      <path d="M172 130Q380 40 532 152M500 146l34 8 5-34" />
    </Patch>
  );
}
