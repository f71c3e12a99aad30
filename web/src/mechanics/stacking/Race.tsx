import { createMemo, createSignal, onCleanup, Show } from "solid-js";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { createKeys } from "../../kit/keys";
import { Painted } from "../../kit/painting/Painted";
import { createSize } from "../../kit/size";
import { settings } from "../../settings";
import { createDragging, type Dragging } from "./dragging";
import { Face } from "./Face";
import { createHands, type Hands } from "./hands";
import { type Lost, showHappenings } from "./happenings";
import { keysFor, type RaceKeys } from "./keyboard";
import { Middle } from "./Middle";
import { createNotice } from "./notices";
import { OnTheScreen } from "./OnTheScreen";
import { Own } from "./Own";
import { paintClosest } from "./painting/closest";
import { cards } from "./painting/craft";
import { paintOwn } from "./painting/own";
import { paintPiles } from "./painting/piles";
import styles from "./Race.module.css";
import { Seats } from "./Seats";
import { Shouts } from "./Shouts";
import { createScene, type Scene, SceneContext, type StackingSession, type StackingStyle } from "./scene";
import { speakOfTheRace } from "./spoken";

const REMEMBERED = 1400; // ms that the rival's tab stays where a race was lost

export interface StackingRaceProps {
  style: StackingStyle;
  session: StackingSession;
  /** The TV on the wall, or anybody without a seat. */
  watching?: boolean;
}

export function StackingRace(props: StackingRaceProps) {
  const [measure, size] = createSize();
  const scene = createScene(props.style, props.session, size, props.watching);
  const hands = createHands(scene);
  let layer: HTMLElement | undefined;
  const dragging = createDragging(scene, hands, () => layer);
  const row = createMemo(() => scene.area()?.row.length ?? 3);
  const keys = createMemo(() => keysFor(settings().hand, row()));
  const lost = createLost(scene);
  const notice = createNotice(scene);
  paintPiles(scene);
  paintOwn(scene);
  paintClosest(scene);
  speakOfTheRace(scene);
  listenToKeys(scene, hands, keys);
  const hint = (): string | null =>
    notice() ??
    (hands.question()
      ? props.style.words().hints.choose
      : hands.mayStop()
        ? props.style.words().hints.stop
        : null);
  return (
    <SceneContext.Provider value={scene}>
      <div
        class={classes(styles.race, !scene.racing() && styles.still)}
        ref={(element) => {
          layer = element;
          measure(element);
        }}
        data-shape={scene.layout().shape}
      >
        <Show when={size().width > 0}>
          <Show when={!scene.beneathScreen()} fallback={<OnTheScreen />}>
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
          <OwnSide scene={scene} hands={hands} dragging={dragging} keys={keys()} />
          <Painted painting={scene.painting} renderer={cards} worker={cardPainter} size={size()} />
          <HeldCard dragging={dragging} />
        </Show>
      </div>
    </SceneContext.Provider>
  );
}

function cardPainter(): Worker {
  return new Worker(new URL("./painting/worker.ts", import.meta.url), { type: "module" });
}

function OwnSide(props: { scene: Scene; hands: Hands; dragging: Dragging; keys: RaceKeys }) {
  const { seat, area, layout } = props.scene;
  return (
    <Show when={seat() !== null && area()}>
      {(own) => (
        <Show when={layout().own}>
          {(boxes) => (
            <>
              <Own
                seat={seat() ?? 0}
                area={own()}
                boxes={boxes()}
                hands={props.hands}
                dragging={props.dragging}
                keys={props.keys}
              />
              <Shouts hands={props.hands} keys={props.keys} />
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

function createLost(scene: Scene): () => Lost | null {
  const [lost, setLost] = createSignal<Lost | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  showHappenings(scene, (what) => {
    setLost(what);
    clearTimeout(timer);
    timer = setTimeout(() => setLost(null), REMEMBERED);
  });
  onCleanup(() => clearTimeout(timer));
  return lost;
}

function listenToKeys(scene: Scene, hands: Hands, keys: () => RaceKeys): void {
  createKeys(
    () => {
      const { row, stock, turned, hand, stop, dutch } = keys();
      const places = row.map((code, place) => [code, () => hands.tap(place)]);
      const choices = (hands.question()?.places ?? []).map((place, n) => [
        `Digit${n + 1}`,
        () => hands.answer(place),
      ]);
      return {
        ...Object.fromEntries([...places, ...choices]),
        [stock]: () => hands.tap("stock"),
        [turned]: () => hands.tap("turned"),
        [hand]: () => hands.turn(),
        ...(hands.mayStop() && { [stop]: () => hands.stop() }),
        ...(hands.mayCall() && { [dutch]: () => hands.dutch() }),
      };
    },
    { enabled: () => scene.seat() !== null && scene.racing() },
  );
}
