// The picture of a die above the green row, which wants a 3.

import type { JSX } from "solid-js";
import { Example, Examples } from "../../../../kit/figures/Example";
import { Die } from "../../pieces/Die";
import type { DiceDie } from "../../wire";
import { words } from "../words";
import styles from "./Placing.module.css";
import { Row } from "./Rows";

export function Placing(): JSX.Element {
  const labels = () => words().labels;
  return (
    <Examples small>
      <Example right label={labels().next}>
        <Try die={["green", 3]} />
      </Example>
      <Example right={false} label={labels().tooHigh}>
        <Try die={["green", 4]} />
      </Example>
      <Example right={false} label={labels().otherRow}>
        <Try die={["blue", 3]} />
      </Example>
    </Examples>
  );
}

/** A die above the green row, which wants a 3. */
function Try(props: { die: DiceDie }): JSX.Element {
  return (
    <div class={styles.try}>
      <div class={styles.die}>
        <Die colour={props.die[0]} value={props.die[1]} />
      </div>
      <Row colour="green" filled={2} faces={[1, 2, 3]} />
    </div>
  );
}
