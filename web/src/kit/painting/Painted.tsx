// A painted table: a canvas, and the painter of all that lies and flies on it.

import { createEffect, createSignal, onCleanup, onMount, Show } from "solid-js";
import { createPalette } from "../palette";
import type { Size } from "../size";
import styles from "./Painted.module.css";
import { mayPaintElsewhere, type Painting, painterIn, painterOn } from "./painting";
import type { PieceRenderer } from "./renderer";

const SHARPEST = 3;

interface PaintedProps<Look> {
  painting: Painting<Look>;
  renderer: PieceRenderer<Look>;
  /** A thread in which that renderer works. */
  worker: () => Worker;
  size: Size;
}

export function Painted<Look>(props: PaintedProps<Look>) {
  const { painting, renderer, worker } = props;
  const [elsewhere, setElsewhere] = createSignal(mayPaintElsewhere());
  createEffect(() => {
    const density = Math.min(SHARPEST, devicePixelRatio);
    painting.order({ order: "canvas", ...props.size, density });
  });
  const palette = createPalette();
  createEffect(() => painting.order({ order: "palette", palette: palette() }));
  onCleanup(() => painting.dismiss());
  return (
    <Show
      when={elsewhere()}
      fallback={<Canvas hire={(canvas) => painting.hire(painterOn(canvas, renderer))} />}
    >
      <Canvas hire={(canvas) => painting.hire(painterIn(worker(), canvas, () => setElsewhere(false)))} />
    </Show>
  );
}

function Canvas(props: { hire: (canvas: HTMLCanvasElement) => void }) {
  let canvas!: HTMLCanvasElement;
  onMount(() => props.hire(canvas));
  return <canvas class={styles.painted} ref={canvas} />;
}
