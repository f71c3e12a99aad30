// The race of a stacking game: the whole table of a round.

import { Show } from "solid-js";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { Painted } from "../../kit/painting/Painted";
import { createSize } from "../../kit/size";
import { createDragging, type Dragging } from "./dragging";
import { Face } from "./Face";
import { createKeyboard, type RaceKeys } from "./keyboard";
import { Middle } from "./Middle";
import { createMotions } from "./motions/motions";
import { createNotice } from "./notices";
import { OnTheScreen } from "./OnTheScreen";
import { Own } from "./Own";
import { paintClosest } from "./painting/closest";
import { paintOwn } from "./painting/own";
import { paintPiles } from "./painting/piles";
import { cards } from "./painting/renderer";
import styles from "./Race.module.css";
import { Seats } from "./Seats";
import { Shouts } from "./Shouts";
import { createScene, SceneProvider, useScene } from "./scene";
import { createSpeech } from "./spoken";
import type { StackingStyle } from "./style";
import { createStackingView, type StackingSession } from "./view";

export interface StackingRaceProps {
  style: StackingStyle;
  session: StackingSession;
  /** The TV on the wall, or anybody without a seat. */
  watching?: boolean;
}

export function StackingRace(props: StackingRaceProps) {
  const [measure, size] = createSize();
  let layer: HTMLElement | undefined;
  const view = createStackingView(props.session, props.style.backs, props.watching ?? false);
  const scene = createScene(props.style, view, size);
  const dragging = createDragging(scene, () => layer);
  const lost = createMotions(scene);
  const notice = createNotice(scene);
  paintPiles(scene);
  paintOwn(scene);
  paintClosest(scene);
  createSpeech(scene);
  const keys = createKeyboard(scene);
  const hint = (): string | null => {
    const [{ play }, { hints }] = [scene, props.style.words()];
    return notice() ?? (play.question() ? hints.choose : play.mayStop() ? hints.stop : null);
  };
  return (
    <SceneProvider value={scene}>
      <div
        class={classes(styles.race, !view.racing() && styles.still)}
        ref={(element) => {
          layer = element;
          measure(element);
        }}
        data-form={scene.layout().form}
      >
        <Show when={size().width > 0}>
          <Show when={!view.beneathScreen()} fallback={<OnTheScreen />}>
            <Seats />
            <Middle aim={dragging.aim()} lost={lost()} />
          </Show>
          <Show when={hint()}>
            {(text) => (
              <p class={styles.hint} style={lying(scene.layout().hint)}>
                {text()}
              </p>
            )}
          </Show>
          <OwnSide dragging={dragging} keys={keys()} />
          <Painted painting={scene.painting} renderer={cards} worker={cardPainter} size={size()} />
          <HeldCard dragging={dragging} />
        </Show>
      </div>
    </SceneProvider>
  );
}

function cardPainter(): Worker {
  return new Worker(new URL("./painting/worker.ts", import.meta.url), { type: "module" });
}

function OwnSide(props: { dragging: Dragging; keys: RaceKeys }) {
  const { view, layout } = useScene();
  return (
    <Show when={view.seat() !== null && view.area()}>
      {(own) => (
        <Show when={layout().own}>
          {(boxes) => (
            <>
              <Own
                seat={view.seat() ?? 0}
                area={own()}
                boxes={boxes()}
                dragging={props.dragging}
                keys={props.keys}
              />
              <Shouts keys={props.keys} />
            </>
          )}
        </Show>
      )}
    </Show>
  );
}

function HeldCard(props: { dragging: Dragging }) {
  return (
    <Show when={props.dragging.held()}>
      {(held) => (
        <div
          class={styles.held}
          style={{ width: `${held().width}px`, height: `${held().height}px` }}
          ref={(element) => props.dragging.hold(element)}
          aria-hidden="true"
        >
          <Face card={held().card} />
        </div>
      )}
    </Show>
  );
}
