import { createEffect, createMemo } from "solid-js";
import { paintDie } from "../../kit/dieFace";
import type { Palette } from "../../kit/paint";
import type { DiceDie } from "../../net/wire";
import { GAP } from "./plaques";
import styles from "./SeatDice.module.css";

const SHARPEST = 3;

interface SeatDiceProps {
  dice: readonly DiceDie[];
  /** The side of a die, in px. */
  die: number;
  across: number;
  palette: Palette;
}

/** The dice of another player as one picture: what they roll moves nothing else on the page. */
export function SeatDice(props: SeatDiceProps) {
  let canvas!: HTMLCanvasElement;
  const density = Math.min(SHARPEST, devicePixelRatio);
  const step = () => props.die + GAP;
  const columns = createMemo(() => Math.min(props.across, props.dice.length));
  const lines = createMemo(() => Math.ceil(props.dice.length / props.across));
  const width = () => Math.max(0, columns() * step() - GAP);
  const height = () => Math.max(0, lines() * step() - GAP);
  createEffect(() => {
    const context = canvas.getContext("2d");
    if (!context) return;
    clear(canvas, context, Math.round(width() * density), Math.round(height() * density));
    props.dice.forEach(([colour, face], at) => {
      const [x, y] = [(at % props.across) * step(), Math.floor(at / props.across) * step()];
      const scale = (props.die / 100) * density;
      context.setTransform(scale, 0, 0, scale, x * density, y * density);
      paintDie(context, colour, face, props.palette);
    });
  });
  return (
    <canvas class={styles.dice} style={{ width: `${width()}px`, height: `${height()}px` }} ref={canvas} />
  );
}

/** Another size empties a canvas, too, but is dear. */
function clear(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
): void {
  context.resetTransform();
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
