// The whole table of a round: with own dice for who plays, without for who watches and for the TV.

import { createMemo, Index, Show } from "solid-js";
import { sameBox } from "../../kit/box";
import { Painted } from "../../kit/painting/Painted";
import { createPainting } from "../../kit/painting/painting";
import { createSize } from "../../kit/size";
import { settings } from "../../settings";
import type { RaceProps } from "../../table/game";
import { Board } from "./Board";
import { createDragging, type Dragging } from "./dragging";
import { createKeyboard } from "./keyboard";
import { type Layout, layout as layOut } from "./layout";
import { createMotions } from "./motions";
import { OwnCup } from "./OwnCup";
import { HeldDie, OwnDie } from "./OwnDie";
import type { Look } from "./painting/looks";
import { paintOwn } from "./painting/own";
import { dice as diceRenderer } from "./painting/renderer";
import { createPlay } from "./play";
import styles from "./Race.module.css";
import { OwnSeat, Seats } from "./Seats";
import { type Scene, SceneProvider, useScene } from "./scene";
import { createSpeech } from "./spoken";
import { createDiceView } from "./view";
import { words } from "./words";

export function Race(props: RaceProps<"dice"> & { watching?: boolean }) {
  const [measure, size] = createSize();
  let layer: HTMLElement | undefined;
  const view = createDiceView(props.session, props.watching ?? false);
  const painting = createPainting<Look>();
  const play = createPlay(view, painting, (slot) => layout().dice[slot]);
  const dice = createMemo(() => (view.seat() === null ? null : play.tray().slots.length));
  const rolls = createMemo(() => play.tray().rolls);
  const layout = createMemo(() =>
    layOut({
      ...size(),
      others: view.others().length,
      dice: dice(),
      rolls: rolls(),
      hand: settings().hand,
      beneathScreen: view.beneathScreen(),
    }),
  );
  const rows = createMemo(() => layout().rows, undefined, { equals: sameRows });
  const scene: Scene = {
    view,
    play,
    layout,
    row: (colour) => rows()[colour],
    inHand: createMemo(() => layout().form === "hand"),
    painting,
  };
  const dragging = createDragging(scene, () => layer);
  createKeyboard(scene);
  createMotions(scene);
  createSpeech(scene);

  return (
    <SceneProvider value={scene}>
      <div
        class={styles.race}
        ref={(element) => {
          layer = element;
          measure(element);
        }}
      >
        <Show when={size().width > 0}>
          <Board />
          <Seats />
          <Show when={view.seat() !== null}>
            <fieldset aria-label={words().race.ownDice} class={styles.group}>
              <OwnDice dragging={dragging} />
              <OwnCup />
            </fieldset>
            <ul class={styles.group}>
              <OwnSeat seat={view.seat() ?? 0} box={layout().own ?? undefined} />
            </ul>
          </Show>
          <Painted painting={painting} renderer={diceRenderer} worker={dicePainter} size={size()} />
          <Show when={dragging.held()}>{(held) => <HeldDie {...held()} />}</Show>
        </Show>
      </div>
    </SceneProvider>
  );
}

function OwnDice(props: { dragging: Dragging }) {
  const scene = useScene();
  paintOwn(scene);
  return (
    <Index each={scene.play.tray().slots}>
      {(slot, at) => <OwnDie dragging={props.dragging} slot={slot()} at={at} />}
    </Index>
  );
}

function dicePainter(): Worker {
  return new Worker(new URL("./painting/worker.ts", import.meta.url), { type: "module" });
}

/** All of them follow from the first and the last. */
function sameRows(one: Layout["rows"], other: Layout["rows"]): boolean {
  return sameBox(one.red.all, other.red.all) && sameBox(one.blue.all, other.blue.all);
}
