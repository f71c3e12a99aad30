// The aim over the board: squares too small for a finger are pressed through a lens.

import { createSignal, For, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { type Box, placed } from "../../kit/motion";
import { clamp } from "../../kit/numbers";
import { caughtByBack } from "../../kit/pageHistory";
import { type PressOptions, press } from "../../kit/press";
import styles from "./Aiming.module.css";
import { type Aim, aimAt, farOf, nearOf, openSteps } from "./aim";
import { CloseUp } from "./CloseUp";
import { boxOfPair, boxOfSquare, HIT, spotUnder } from "./layout";
import { frameOf, spotOf } from "./picture";
import { DrawnCard } from "./pieces/DrawnCard";
import { Joker } from "./pieces/Joker";
import { aimedCard } from "./play";
import { type Spot, type Square, squareName } from "./rulebook/squares";
import { type Scene, useScene } from "./scene";
import { sliding } from "./sliding";

export function Aiming() {
  const scene = useScene();
  const { view, play, layout } = scene;
  const [lens, setLens] = createSignal<Square | null>(null);
  const small = (): boolean => layout().square < HIT;
  const under = (x: number, y: number): Spot => {
    const at = scene.inside(x, y);
    return spotUnder(layout(), at.x, at.y);
  };
  const direct = sliding(scene, under, () => undefined);
  const through = throughLens(scene, under, setLens);
  const way = (): PressOptions => (small() ? through : direct);
  const centre = (): Square | null => {
    const aim = play.aim();
    if (!lens() || !small()) return null;
    if (!aim || aim.pays) return lens();
    return aim.way[Math.min(aim.jokers, aim.way.length) - 1] ?? aim.at;
  };
  const open = (): Square | null => (view.phase() === "preparing" || play.aim() ? centre() : null);
  caughtByBack(
    () => open() !== null,
    () => {
      setLens(null);
      play.clear();
    },
  );
  return (
    <>
      <div
        class={styles.touch}
        style={placed(layout().board)}
        ref={(element) =>
          press(element, {
            onPress: (event) => way().onPress(event),
            drag: (event) => way().drag?.(event) ?? null,
          })
        }
      />
      <Show when={play.aim()}>{(aim) => <Marks aim={aim()} />}</Show>
      <Show when={play.cursor()}>
        {(square) => (
          <div class={classes(styles.mark, styles.cursor)} style={placed(boxOfSquare(layout(), square()))} />
        )}
      </Show>
      <Show when={open()}>
        {(at) => (
          <CloseUp
            centre={at()}
            box={lensBox(scene, at())}
            token={play.aim()?.pays ? undefined : play.aim()?.token}
            as="lens"
          />
        )}
      </Show>
    </>
  );
}

function Marks(props: { aim: Aim }) {
  const { view, play, layout } = useScene();
  return (
    <>
      <Show when={!props.aim.pays || props.aim.way.length}>
        <For each={openSteps(view.field(), props.aim)}>
          {(square) => (
            <div class={classes(styles.mark, styles.open)} style={placed(boxOfSquare(layout(), square))} />
          )}
        </For>
      </Show>
      <For each={props.aim.way.slice(0, props.aim.jokers)}>
        {(square) => (
          <div class={classes(styles.mark, styles.ghost)} style={placed(boxOfSquare(layout(), square))}>
            <Joker frame={frameOf(view.seat() ?? 0)} />
          </div>
        )}
      </For>
      <Show when={nearOf(props.aim)}>
        {(near) => (
          <div class={classes(styles.mark, styles.near)} style={placed(boxOfSquare(layout(), near()))} />
        )}
      </Show>
      <Show when={aimedCard(view, play)}>
        {(card) => (
          <div
            class={classes(styles.mark, styles.ghost)}
            style={placed(boxOfPair(layout(), nearOf(props.aim) ?? "", farOf(props.aim) ?? ""))}
          >
            <DrawnCard near={card()[0]} far={card()[1]} turned upright frame={frameOf(view.seat() ?? 0)} />
          </div>
        )}
      </Show>
    </>
  );
}

const NEAR_TOKEN = 3; // squares

/** A press opens the lens: over the token that is near by, or over the square if any will do. */
function throughLens(
  { view, play }: Scene,
  under: (x: number, y: number) => Spot,
  open: (at: Square | null) => void,
): PressOptions {
  const nearToken = (at: Spot): number | null => {
    let found: number | null = null;
    let least = NEAR_TOKEN;
    for (const [token, square] of view.field().tokens) {
      const { column, row } = spotOf(square);
      const away = Math.hypot(column + 0.5 - at.column, row + 0.5 - at.row);
      if (away < least) [found, least] = [token, away];
    }
    return found;
  };
  const onPress = (event: PointerEvent | MouseEvent): boolean => {
    if (event.type === "click") return false;
    const at = under(event.clientX, event.clientY);
    const square = squareName({
      column: Math.max(0, Math.floor(at.column)),
      row: Math.max(0, Math.floor(at.row)),
    });
    const debt = play.paying();
    if (view.phase() === "preparing") {
      open(square);
      play.setCursor(square);
    } else if (play.able() && debt !== null) {
      play.clear();
      open(square);
      play.press(square);
    } else if (play.able()) {
      const token = nearToken(at);
      if (token === null) play.clear();
      else play.setAim(aimAt(view.field(), token, play.jokers()));
      open(token === null ? null : (view.field().tokens.get(token) ?? null));
    }
    return true;
  };
  return { onPress };
}

/** Over its place, as far as the race's edges let it. */
function lensBox({ layout }: Scene, at: Square): Box {
  const { board, own } = layout();
  const on = boxOfSquare(layout(), at);
  const side = clamp(board.width * 0.74, 240, 320);
  const room = own ? Math.max(board.y + board.height, own.area.y) : board.y + board.height;
  const x = clamp(on.x + on.width / 2 - side / 2, board.x, board.x + board.width - side);
  const y = clamp(on.y + on.height / 2 - side / 2, 4, Math.max(4, room - side));
  return { x, y, width: side, height: side };
}
