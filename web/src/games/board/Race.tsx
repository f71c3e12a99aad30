// The race of the board game: the whole table of a round.

import { createMemo, createSignal, Match, Show, Switch } from "solid-js";
import { classes } from "../../kit/classes";
import { placed } from "../../kit/motion";
import { caughtByBack } from "../../kit/pageHistory";
import { createPainting } from "../../kit/painting/painting";
import { press } from "../../kit/press";
import { createSize, type Size } from "../../kit/size";
import { settings } from "../../settings";
import type { RaceProps } from "../../table/game";
import { Aiming } from "./Aiming";
import { Board } from "./Board";
import { Checking } from "./Checking";
import { areWorthIt, closeUpUnder } from "./closeUps";
import { Floating } from "./Floating";
import { HintLine } from "./HintLine";
import { createKeyboard } from "./keyboard";
import { type Layout, layout, spotUnder } from "./layout";
import { createMotions } from "./motions";
import { OwnCard } from "./OwnCard";
import { Placing } from "./Placing";
import { PlayerBoard } from "./PlayerBoard";
import { Canvas } from "./painting/Canvas";
import { createPlay } from "./play";
import styles from "./Race.module.css";
import { shownTo } from "./rulebook/field";
import { Seats } from "./Seats";
import { type Scene, SceneProvider, useScene } from "./scene";
import { createSpeech } from "./spoken";
import { TokenViews } from "./TokenViews";
import { type BoardView, createBoardView, lyingOf } from "./view";
import { words } from "./words";

/** Where squares are small one begins in the close-up; then it is as the player left it, for all rounds to come. */
const [zoomed, setZoomed] = createSignal(true);
/** Back leads out of a close-up only for who went there. */
const [wentThere, setWentThere] = createSignal(false);

function zoom(on: boolean): void {
  setZoomed(on);
  setWentThere(on);
}

export function Race(props: RaceProps<"board">) {
  const view = createBoardView(props.session, false);
  const [measure, size] = createSize();
  let corner = { left: 0, top: 0 };
  const boxes = createMemo(() =>
    layout({
      ...size(),
      columns: view.board().columns,
      rows: view.board().rows,
      others: view.others().length,
      hand: settings().hand,
      watching: view.seat() === null,
    }),
  );
  const scene: Scene = {
    view,
    play: createPlay(view),
    layout: boxes,
    painting: createPainting(),
    zoomed,
    setZoomed: zoom,
    closeUps: createMemo(() => zoomed() && mayZoom(view, boxes())),
    under: (x, y) =>
      scene.closeUps()
        ? closeUpUnder(boxes().instead, view.field(), scene.play.aim(), x, y)
        : { spot: spotUnder(boxes(), x, y), token: null },
    inside: (x, y) => ({ x: x - corner.left, y: y - corner.top }),
  };
  caughtByBack(
    () => wentThere() && scene.closeUps(),
    () => zoom(false),
  );
  createMotions(scene);
  createKeyboard(scene);
  createSpeech(scene);
  const lying = lyingOf(view);
  return (
    <SceneProvider value={scene}>
      <div
        class={styles.race}
        data-laid={lying.laid()}
        data-stands={lying.stands()}
        ref={(element) => {
          measure(element);
          // Read before anything is written: all that follows the pointer starts from here.
          element.addEventListener(
            "pointerdown",
            () => {
              corner = element.getBoundingClientRect();
            },
            { capture: true },
          );
        }}
      >
        <Show when={size().width > 0}>
          <Table size={size()} />
        </Show>
      </div>
    </SceneProvider>
  );
}

/** Unless a debt may be paid anywhere. Who only watches sees it all. A pause changes nothing of it. */
function mayZoom(view: BoardView, made: Layout): boolean {
  const plays = view.round().phase === "racing" && view.seat() !== null;
  return areWorthIt(made) && plays && view.owed() === null;
}

function Table(props: { size: Size }) {
  const { view, play, layout: boxes, closeUps } = useScene();
  const checked = () => {
    const seat = view.seat();
    return view.phase() === "checking" && seat !== null ? shownTo(view.round(), seat) : null;
  };
  const own = () => {
    const [seat, mine] = [view.seat(), boxes().own];
    return seat !== null && mine ? { seat, mine } : null;
  };
  return (
    <>
      <Seats boxes={boxes().seats} seats={view.others()} />
      <Show when={!closeUps()}>
        <Board marked={checked()} />
      </Show>
      <Canvas size={props.size} />
      <Show when={closeUps()} fallback={<Aiming />}>
        <TokenViews boxes={boxes().instead} instead />
      </Show>
      <Show when={boxes().views}>{(views) => <TokenViews boxes={views()} />}</Show>
      <HintLine />
      <Show when={own()}>
        {(found) => (
          <Switch>
            <Match when={view.phase() === "choosing"}>
              <PlayerBoard seat={found().seat} />
            </Match>
            <Match when={view.phase() === "checking"}>
              <Checking own={found().mine} seat={found().seat} />
            </Match>
            <Match when={view.phase() === "preparing"}>
              <Placing own={found().mine} seat={found().seat} />
            </Match>
            <Match when={true}>
              <OwnCard own={found().mine} seat={found().seat} />
              <Show when={areWorthIt(boxes())}>
                <ZoomButton />
              </Show>
            </Match>
          </Switch>
        )}
      </Show>
      <Show when={play.drag()}>{(drag) => <Floating drag={drag()} />}</Show>
    </>
  );
}

function ZoomButton() {
  const { layout: boxes } = useScene();
  return (
    <Show when={boxes().own}>
      {(own) => (
        <button
          type="button"
          class={classes(styles.zoom, zoomed() && styles.on)}
          style={placed(own().zoom)}
          data-test="close-up"
          ref={(element) =>
            press(element, {
              onPress: () => {
                zoom(!zoomed());
                return true;
              },
            })
          }
        >
          {zoomed() ? words().board.whole : words().board.closeUp}
        </button>
      )}
    </Show>
  );
}
