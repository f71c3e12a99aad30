// The picture of one player's round: it is the same sum in the text.

import type { JSX } from "solid-js";
import { Bill, BillLine, BillSum } from "../../../kit/figures/Bill";
import type { Card, Colour } from "../../../net/wire";
import { Fan } from "./Cards";
import styles from "./Counted.module.css";
import { useStyle } from "./style";

const cards = (colour: Colour, ...values: number[]): Card[] => values.map((value) => [colour, value]);

const MIDDLE: Card[] = [
  ...cards("red", 1, 2, 6),
  ...cards("yellow", 3, 4, 9),
  ...cards("green", 1, 5, 7, 8),
  ...cards("blue", 2, 3, 10),
];
const LEFT: Card[] = [...cards("yellow", 5), ...cards("green", 9), ...cards("red", 8)];

export function Counted(): JSX.Element {
  const style = useStyle();
  const labels = style.labels;
  return (
    <div class={styles.counted}>
      <Bill>
        <BillLine label={labels().middle} counts={`+${MIDDLE.length}`}>
          <Fan cards={MIDDLE} />
        </BillLine>
        <BillLine label={labels().left} counts={`−${2 * LEFT.length}`}>
          <Fan cards={LEFT} />
        </BillLine>
        <BillSum label={labels().sum} counts={String(MIDDLE.length - 2 * LEFT.length)} />
      </Bill>
    </div>
  );
}
