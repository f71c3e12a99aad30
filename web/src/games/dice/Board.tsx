import { For, Index, Show } from "solid-js";
import { lying, placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { Die } from "../../kit/Die";
import { inkClass } from "../../kit/inks";
import { keyName } from "../../kit/keys";
import { Motif } from "../../kit/Motif";
import { Sign } from "../../kit/Sign";
import { t } from "../../words/words";
import styles from "./Board.module.css";
import { HEAR_KEY, keyOfColour } from "./input";
import { KeyHint } from "./KeyHint";
import { placeName, rowName, type Stage } from "./motions";
import { COLOURS, type DieColour } from "./tray";
import { d } from "./words";

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function Board(props: { stage: Stage }) {
  const layout = () => props.stage.layout();
  return (
    <>
      <div
        class={styles.board}
        classList={{ [styles.line ?? ""]: layout().form === "hand" }}
        style={lying(layout().board)}
      />
      <ul
        aria-label={d().race.board}
        aria-description={props.stage.view.seat() === null ? undefined : d().keys.wants(keyName(HEAR_KEY))}
        class={styles.rows}
      >
        <For each={COLOURS}>{(colour) => <Row stage={props.stage} colour={colour} />}</For>
      </ul>
      <For each={COLOURS}>{(colour) => <PlacedDice stage={props.stage} colour={colour} />}</For>
    </>
  );
}

function Row(props: { stage: Stage; colour: DieColour }) {
  const view = () => props.stage.view;
  const row = () => props.stage.layout().rows[props.colour];
  const wanted = () => view().wanted(props.colour);
  const full = () => wanted() > FACES.length;
  const label = () => {
    const ink = t().inks[props.colour];
    return full() ? d().race.rowFull(ink) : d().race.row(ink, wanted());
  };
  const inHand = () => props.stage.layout().form === "hand";
  return (
    <li
      aria-label={label()}
      class={classes(styles.row, inkClass(props.colour))}
      classList={{ [styles.full ?? ""]: full() }}
    >
      <div class={styles.band} style={lying(row().all)} />
      <div
        class={styles.sign}
        style={lying(row().sign)}
        ref={(element) => props.stage.pieces.keep(rowName(props.colour), element)}
      >
        <Sign ink={props.colour} class={styles.mark} />
        <Show when={view().seat() !== null}>
          <KeyHint code={keyOfColour(props.colour)} about={d().keys.colour(t().inks[props.colour])} />
        </Show>
      </div>
      <For each={inHand() ? [] : FACES}>
        {(face) => (
          <div
            class={styles.place}
            classList={{ [styles.lit ?? ""]: face === wanted() && !view().stopped() }}
            style={lying(row().places[face - 1] ?? row().all)}
          >
            <span class={styles.number}>{face}</span>
          </div>
        )}
      </For>
      <Show when={inHand() && !full()}>
        <div class={classes(styles.place, styles.lit)} style={lying(row().places[0] ?? row().all)}>
          <span class={styles.number}>{wanted()}</span>
        </div>
      </Show>
    </li>
  );
}

/** Above everything, so that a die may fly here from anywhere. */
function PlacedDice(props: { stage: Stage; colour: DieColour }) {
  const row = () => props.stage.layout().rows[props.colour];
  const inHand = () => props.stage.layout().form === "hand";
  return (
    <Index each={props.stage.view.owners(props.colour)}>
      {(owner, at) => {
        const back = () => props.stage.view.backOf(owner());
        return (
          <div
            class={styles.die}
            classList={{ [styles.passing ?? ""]: inHand() }}
            style={placed(row().places[at] ?? row().all)}
            ref={(element) => props.stage.pieces.keep(placeName([props.colour, at + 1]), element)}
          >
            <Die colour={props.colour} value={at + 1} />
            <span class={classes(styles.tab, inkClass(back().box))}>
              <Motif name={back().motif} class={styles.motif} />
            </span>
          </div>
        );
      }}
    </Index>
  );
}
