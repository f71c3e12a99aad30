import { createEffect, onMount } from "solid-js";
import type { Size } from "../../../kit/size";
import { useScene } from "../scene";
import styles from "./Painted.module.css";

/** The canvas above the table, for all that lies and flies in its middle. */
export function Painted(props: { size: Size }) {
  const { painting } = useScene();
  let canvas!: HTMLCanvasElement;
  onMount(() => painting.attach(canvas));
  createEffect(() => {
    const { width, height } = props.size;
    painting.order({ order: "canvas", width, height, density: Math.min(3, devicePixelRatio) });
  });
  return <canvas class={styles.painted} ref={canvas} />;
}
