// The pictures of the board, each row filled up to a number, and of a single row.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../../../kit/classes";
import { inkClass } from "../../../../kit/inks";
import { Sign } from "../../../../kit/Sign";
import { Die } from "../../pieces/Die";
import { COLOURS, type DieColour } from "../../tray";
import styles from "./Rows.module.css";

const FACES = [1, 2, 3, 4, 5, 6];

export function BoardPicture(): JSX.Element {
  return <Rows filled={{ red: 3, yellow: 1, green: 4, blue: 0 }} />;
}

/** The board, each row filled up to a number, the next place lit. */
function Rows(props: { filled: Record<DieColour, number> }): JSX.Element {
  return (
    <div class={styles.rows}>
      <For each={COLOURS}>{(colour) => <Row colour={colour} filled={props.filled[colour]} />}</For>
    </div>
  );
}

/** A whole row, or the beginning of one. */
export function Row(props: { colour: DieColour; filled: number; faces?: readonly number[] }): JSX.Element {
  return (
    <div class={classes(styles.row, inkClass(props.colour))}>
      <Show when={!props.faces}>
        <Sign ink={props.colour} class={styles.sign} />
      </Show>
      <For each={props.faces ?? FACES}>
        {(face) => (
          <div class={classes(styles.place, face === props.filled + 1 && styles.next)}>
            <Show when={face <= props.filled} fallback={face}>
              <Die colour={props.colour} value={face} />
            </Show>
          </div>
        )}
      </For>
    </div>
  );
}
