import { For, type JSX } from "solid-js";
import { Die } from "../../../../kit/Die";
import { Bill, BillLine } from "../../../../kit/figures/Bill";
import type { DiceDie } from "../../../../net/wire";
import { words } from "../words";
import styles from "./Counted.module.css";

const LEFT: DiceDie[][] = [
  [],
  [
    ["red", 2],
    ["red", 6],
    ["blue", 5],
  ],
  [["yellow", 3]],
  [
    ["green", 1],
    ["yellow", 6],
    ["blue", 2],
    ["blue", 2],
  ],
];
const ALL = LEFT.flat().length;

export function Counted(): JSX.Element {
  const labels = () => words().labels;
  const points = (left: number): string => (left ? `−${left}` : `+${ALL}`);
  return (
    <Bill>
      <For each={LEFT}>
        {(dice, n) => (
          <BillLine named label={labels().players[n()] ?? ""} counts={points(dice.length)}>
            <div class={styles.left}>
              <For each={dice} fallback={labels().won}>
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
