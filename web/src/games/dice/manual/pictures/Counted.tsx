// The picture of a round that is counted.

import { For, type JSX } from "solid-js";
import { Bill, BillLine } from "../../../../kit/figures/Bill";
import { Die } from "../../pieces/Die";
import type { DiceDie } from "../../wire";
import { words } from "../words";
import styles from "./Counted.module.css";

interface Result {
  player: "player1" | "player2" | "player3" | "player4";
  left: DiceDie[];
}

const RESULTS: Result[] = [
  { player: "player1", left: [] },
  {
    player: "player2",
    left: [
      ["red", 2],
      ["red", 6],
      ["blue", 5],
    ],
  },
  { player: "player3", left: [["yellow", 3]] },
  {
    player: "player4",
    left: [
      ["green", 1],
      ["yellow", 6],
      ["blue", 2],
      ["blue", 2],
    ],
  },
];
const ALL = RESULTS.flatMap(({ left }) => left).length;

export function Counted(): JSX.Element {
  const labels = () => words().labels;
  const points = (left: number): string => (left ? `−${left}` : `+${ALL}`);
  return (
    <Bill>
      <For each={RESULTS}>
        {({ player, left }) => (
          <BillLine named label={labels()[player]} counts={points(left.length)}>
            <div class={styles.left}>
              <For each={left} fallback={labels().won}>
                {([colour, value]) => (
                  <div>
                    <Die colour={colour} value={value} />
                  </div>
                )}
              </For>
            </div>
          </BillLine>
        )}
      </For>
    </Bill>
  );
}
