import { createEffect, createSignal, onCleanup, onMount, Show } from "solid-js";
import { createPalette } from "../../../kit/palette";
import type { Size } from "../../../kit/size";
import { useScene } from "../scene";
import styles from "./Painted.module.css";
import { mayPaintElsewhere, painterOn, workerOn } from "./painting";

const SHARPEST = 3;

/** All that lies and flies in the middle of the table, above everything else. */
export function Painted(props: { size: Size }) {
  const { painting } = useScene();
  const [elsewhere, setElsewhere] = createSignal(mayPaintElsewhere());
  createEffect(() => {
    const density = Math.min(SHARPEST, devicePixelRatio);
    painting.order({ order: "canvas", ...props.size, density });
  });
  const palette = createPalette();
  createEffect(() => painting.order({ order: "palette", palette: palette() }));
  onCleanup(() => painting.dismiss());
  return (
    <Show when={elsewhere()} fallback={<Canvas hire={(canvas) => painting.hire(painterOn(canvas))} />}>
      <Canvas hire={(canvas) => painting.hire(workerOn(canvas, () => setElsewhere(false)))} />
    </Show>
  );
}

function Canvas(props: { hire: (canvas: HTMLCanvasElement) => void }) {
  let canvas!: HTMLCanvasElement;
  onMount(() => props.hire(canvas));
  return <canvas class={styles.painted} ref={canvas} />;
}
