import { Show } from "solid-js";
import type { Box } from "../../kit/box";
import { Die } from "../../kit/Die";
import { press } from "../../kit/press";
import { t } from "../../words/words";
import type { Input } from "./input";
import { type Stage, slotName } from "./motions";
import styles from "./OwnDie.module.css";
import type { Slot } from "./tray";
import { d } from "./words";

const POURED = 240;
const STAGGER = 14;

export function OwnDie(props: { stage: Stage; input: Input; slot: Slot; at: number }) {
  const { hand, view } = props.stage;
  const inCup = () => hand.rolling() || props.slot.die === null;
  const held = () => (props.input.held()?.slot === props.at ? props.input.held() : null);
  const home = () => props.stage.layout().dice[props.at] ?? NOWHERE;
  const label = () => {
    const die = props.slot.die;
    return die ? d().race.die(t().inks[die[0]], die[1]) : d().race.rolling;
  };
  const style = () => ({
    width: `${home().width}px`,
    height: `${home().height}px`,
    transform: inCup() ? inside(props.stage.layout().cup, home()) : lying(held()?.box ?? home()),
    "--way": wayOut(props.at, hand.tray().slots.length),
  });
  return (
    <button
      type="button"
      class={styles.die}
      classList={{
        [styles.placed ?? ""]: props.slot.placed,
        [styles.inCup ?? ""]: inCup(),
        [styles.held ?? ""]: held() !== null,
      }}
      style={style()}
      aria-label={label()}
      disabled={props.slot.placed || inCup() || !view.racing()}
      ref={(element) => {
        props.stage.pieces.keep(slotName(props.at), element);
        press(element, { onPress: () => props.input.tap(props.at), drag: () => props.input.drag(props.at) });
      }}
    >
      <Show when={props.slot.die}>{(die) => <Die colour={die()[0]} value={die()[1]} />}</Show>
    </button>
  );
}

/** One after the other, but down at the same time: as long as one is on its way, the page is busy. */
function wayOut(at: number, dice: number): string {
  const whole = POURED + (dice - 1) * STAGGER;
  const quick = (POURED + at * STAGGER) / whole;
  return `${whole}ms cubic-bezier(${0.2 * quick}, 1.25, ${0.4 * quick}, 1)`;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function lying({ x, y, turn = 0 }: Box): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(1)`;
}

/** In the mouth of the cup, where nobody sees it. */
function inside(cup: Box | null, { width, height }: Box): string {
  if (!cup) return lying({ ...NOWHERE });
  const x = cup.x + (cup.width - width) / 2;
  const y = cup.y + cup.height * 0.22 - height / 2;
  return `translate(${x}px, ${y}px) rotate(200deg) scale(0.4)`;
}
