// The board of rows. What is printed and placed on it is painted; here is where it lies, and what is said of it.

import { For, Show } from "solid-js";
import { type Box, lying } from "../../kit/box";
import { keyName } from "../../kit/keys";
import { t } from "../../words/words";
import styles from "./Board.module.css";
import { KeyHint } from "./KeyHint";
import { HEAR_KEY, keyOfColour } from "./keyboard";
import { paintBoard } from "./painting/board";
import { useScene } from "./scene";
import { COLOURS, type DieColour } from "./tray";
import { words } from "./words";

const FACES = 6;

export function Board() {
  const scene = useScene();
  const { view, layout, inHand } = scene;
  paintBoard(scene);
  return (
    <>
      <div
        class={styles.board}
        classList={{ [styles.line ?? ""]: inHand() }}
        style={lying(layout().board)}
        data-board
      />
      <ul
        aria-label={words().race.board}
        aria-description={view.seat() === null ? undefined : words().keys.wants(keyName(HEAR_KEY))}
        class={styles.rows}
      >
        <For each={COLOURS}>{(colour) => <Row colour={colour} />}</For>
      </ul>
    </>
  );
}

function Row(props: { colour: DieColour }) {
  const { view, inHand, row: rowOf } = useScene();
  const row = () => rowOf(props.colour);
  const places = (): Box[] => (inHand() ? row().places.slice(0, 1) : row().places);
  const label = () => {
    const [ink, wanted] = [t().inks[props.colour], view.wanted(props.colour)];
    return wanted > FACES ? words().race.rowFull(ink) : words().race.row(ink, wanted);
  };
  return (
    <li aria-label={label()} class={styles.row}>
      <div class={styles.place} style={lying(row().all)} />
      <div class={styles.place} style={lying(row().sign)}>
        <Show when={view.seat() !== null}>
          <KeyHint code={keyOfColour(props.colour)} about={words().keys.colour(t().inks[props.colour])} />
        </Show>
      </div>
      <For each={places()}>{(place) => <div class={styles.place} style={lying(place)} />}</For>
    </li>
  );
}
