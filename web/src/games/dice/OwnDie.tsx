import { type Box, lying, placed } from "../../kit/box";
import { Die } from "../../kit/Die";
import { press } from "../../kit/press";
import { t } from "../../words/words";
import type { Held, Input } from "./input";
import styles from "./OwnDie.module.css";
import type { Stage } from "./stage";
import type { Slot } from "./tray";
import { words } from "./words";

/** Where an own die is hit, and what is said of it; the die itself is painted. */
export function OwnDie(props: { stage: Stage; input: Input; slot: Slot; at: number }) {
  const { view, hand, layout } = props.stage;
  const inCup = () => hand.rolling() || props.slot.die === null;
  const label = () => {
    const die = props.slot.die;
    return die ? words().race.die(t().inks[die[0]], die[1]) : words().race.rolling;
  };
  return (
    <button
      type="button"
      class={styles.die}
      classList={{ [styles.placed ?? ""]: props.slot.placed }}
      style={lying(layout().dice[props.at] ?? NOWHERE)}
      aria-label={label()}
      disabled={props.slot.placed || inCup() || !view.racing()}
      ref={(element) =>
        press(element, { onPress: () => props.input.tap(props.at), drag: () => props.input.drag(props.at) })
      }
    />
  );
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

export function HeldDie(props: Held) {
  return (
    <div class={styles.held} style={placed(props.box)} aria-hidden="true">
      <Die colour={props.die[0]} value={props.die[1]} />
    </div>
  );
}
