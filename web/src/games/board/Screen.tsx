// The race on a television: the board fills the screen, the players sit on both sides of it.

import { createMemo, Show } from "solid-js";
import { createPainting } from "../../kit/painting/painting";
import { createSize } from "../../kit/size";
import type { RaceProps } from "../../table/game";
import { Board } from "./Board";
import { layoutOfScreen } from "./layout";
import { createMotions } from "./motions";
import { Canvas } from "./painting/Canvas";
import { createPlay } from "./play";
import styles from "./Race.module.css";
import { Seats } from "./Seats";
import { type Scene, SceneProvider } from "./scene";
import { TokenViews } from "./TokenViews";
import { createBoardView, lyingOf } from "./view";

export function Screen(props: RaceProps<"board">) {
  const view = createBoardView(props.session, true);
  const [measure, size] = createSize();
  const scene: Scene = {
    view,
    play: createPlay(view),
    layout: createMemo(() =>
      layoutOfScreen({
        ...size(),
        columns: view.board().columns,
        rows: view.board().rows,
        others: view.others().length,
        hand: "right",
        watching: true,
      }),
    ),
    painting: createPainting(),
    zoomed: () => false,
    setZoomed: () => undefined,
    closeUps: () => false,
    under: () => null,
    inside: (x, y) => ({ x, y }),
  };
  createMotions(scene);
  const lying = lyingOf(view);
  return (
    <SceneProvider value={scene}>
      <div class={styles.race} ref={measure} data-laid={lying.laid()} data-stands={lying.stands()}>
        <Show when={size().width > 0}>
          <Seats boxes={scene.layout().seats} seats={view.others()} />
          <Board />
          <Canvas size={size()} />
          <Show when={scene.layout().views}>{(views) => <TokenViews boxes={views()} />}</Show>
        </Show>
      </div>
    </SceneProvider>
  );
}
