// An own die: where it is hit, and what is said of it. It is painted elsewhere.

import { type Box, lying, placed } from "../../kit/box";
import { press } from "../../kit/press";
import { t } from "../../words/words";
import type { Dragging, Held } from "./dragging";
import styles from "./OwnDie.module.css";
import { Die } from "./pieces/Die";
import { useScene } from "./scene";
import type { Slot } from "./tray";
import { words } from "./words";

/** Where an own die is hit, and what is said of it; the die itself is painted. */
export function OwnDie(props: { dragging: Dragging; slot: Slot; at: number }) {
  const { view, play, layout } = useScene();
  const inCup = () => play.rolling() || props.slot.die === null;
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
      data-die={props.slot.placed ? undefined : (props.slot.die?.join(" ") ?? "")}
      disabled={props.slot.placed || inCup() || !view.racing()}
      ref={(element) =>
        press(element, { onPress: () => play.tap(props.at), drag: () => props.dragging.drag(props.at) })
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
