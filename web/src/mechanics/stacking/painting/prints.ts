// Cards as pictures: each is drawn once, and then only copied.

import { marksOfBack } from "../../../kit/back";
import { marksOf, type Printed } from "../../../kit/face";
import { type Context, type Palette, paint, paintCount, paintMark } from "../../../kit/paint";
import type { Back } from "../../../table/backs";
import type { Box } from "../layout/boxes";
import type { Side } from "./orders";

export type Picture = OffscreenCanvas | HTMLCanvasElement;

const MOST = 120;
/** Room for shadow and edges, as a share of the width. */
const MARGIN = 0.24;
const ROUND = 0.09;

/** How it lies: on so many edges of cards below it, or lifted off the table. */
export type Lie = 0 | 1 | 2 | 3 | "lifted";

export class Prints {
  #kept = new Map<string, Picture>();

  constructor(
    readonly palette: Palette,
    readonly density: number,
  ) {}

  /** Larger than the card by MARGIN of its width on all sides. */
  of(side: Side, width: number, lie: Lie): Picture {
    const key = `${nameOf(side)},${Math.round(width * 4)},${lie}`;
    return this.#keep(key, () => this.#drawn(side, width, lie));
  }

  /** A number, as large as its box. */
  count(count: number, { width, height }: Box): Picture {
    return this.#keep(`count,${count},${width},${height}`, () => {
      const picture = blank(width * this.density, height * this.density);
      const context = picture.getContext("2d") as Context | null;
      context?.scale(this.density, this.density);
      if (context) paintCount(context, count, width, height, this.palette);
      return picture;
    });
  }

  #keep(key: string, draw: () => Picture): Picture {
    const picture = this.#kept.get(key) ?? draw();
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return picture;
  }

  #drawn(side: Side, width: number, lie: Lie): Picture {
    const height = width * 1.4;
    const margin = width * MARGIN;
    const picture = blank((width + 2 * margin) * this.density, (height + 2 * margin) * this.density);
    const context = picture.getContext("2d") as Context | null;
    if (!context) return picture;
    context.scale(this.density, this.density);
    context.translate(margin, margin);
    if ("mark" in side) paintMark(context, side.mark, width, height, this.palette);
    else this.#card(context, side, width, lie);
    return picture;
  }

  #card(context: Context, side: Printed | Back, width: number, lie: Lie): void {
    const height = width * 1.4;
    this.#shadow(context, width, height, lie);
    if (lie !== "lifted") this.#edges(context, width, height, lie);
    context.scale(width / 100, width / 100);
    paint(context, isBack(side) ? marksOfBack(side) : marksOf(side), this.palette);
  }

  #shadow(context: Context, width: number, height: number, lie: Lie): void {
    const [down, soft] = lie === "lifted" ? [width * 0.12, width * 0.14] : [2, 4];
    const below = lie === "lifted" ? 0 : 2 * lie;
    context.save();
    context.shadowColor = "rgb(3 14 18 / 36%)";
    context.shadowOffsetY = down * this.density;
    context.shadowBlur = soft * this.density;
    context.fillStyle = this.palette.edge ?? "#ccc";
    this.#sheet(context, width, height + below);
    context.restore();
  }

  /** Each edge is a line of shade with a line of paper above it. */
  #edges(context: Context, width: number, height: number, lie: number): void {
    for (let n = 2 * lie; n > 0; n -= 1) {
      context.fillStyle = (n % 2 ? this.palette.paper : this.palette.edge) ?? "#eee";
      this.#sheet(context, width, height + n);
    }
  }

  #sheet(context: Context, width: number, height: number): void {
    context.beginPath();
    context.roundRect(0, 0, width, height, width * ROUND);
    context.fill();
  }
}

const isBack = (side: Side): side is Back => "motif" in side;

/** Cards with the same name look alike. */
export function nameOf(side: Side): string {
  if ("mark" in side) return `mark,${side.mark}`;
  if (isBack(side)) return `back,${side.motif},${side.box}`;
  const { colour, value, figure, owner } = side;
  return [colour, value, figure, owner?.motif, owner?.box].join();
}

function blank(width: number, height: number): Picture {
  const [across, down] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(across, down);
  return Object.assign(document.createElement("canvas"), { width: across, height: down });
}
