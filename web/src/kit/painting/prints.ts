// A cache of the pieces' pictures: each is drawn once, and then only copied.

import { type Context, type Palette, paintCount } from "../paint";
import type { Size } from "../size";
import type { Lie, Picture, PieceRenderer } from "./renderer";

const MOST = 240; // more than lie on any table, or each would be drawn anew in every frame

export class Prints<Look> {
  #kept = new Map<string, Picture>();

  constructor(
    private readonly renderer: PieceRenderer<Look>,
    readonly palette: Palette,
    readonly density: number,
  ) {}

  /** Larger than the piece by the renderer's margin on all sides. */
  of(look: Look, size: Size, lie: Lie): Picture {
    const { nameOf, margin, draw } = this.renderer;
    const key = `${nameOf(look)},${Math.round(size.width * 4)},${Math.round(size.height * 4)},${lie}`;
    const room = Math.ceil(margin * Math.min(size.width, size.height) * this.density) / this.density;
    return this.#keep(key, size, room, (context) => {
      context.translate(room, room);
      draw({ context, palette: this.palette, density: this.density }, look, size, lie);
    });
  }

  /** A number, as large as its box. */
  count(count: number, { width, height }: Size, tone = "ink"): Picture {
    const key = `count,${count},${tone},${width},${height}`;
    return this.#keep(key, { width, height }, 0, (context) =>
      paintCount(context, count, width, height, this.palette[tone]),
    );
  }

  #keep(key: string, size: Size, room: number, draw: (context: Context) => void): Picture {
    const picture = this.#kept.get(key) ?? this.#drawn(size, room, draw);
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return picture;
  }

  #drawn({ width, height }: Size, room: number, draw: (context: Context) => void): Picture {
    const picture = blank((width + 2 * room) * this.density, (height + 2 * room) * this.density);
    const context = picture.getContext("2d") as Context | null;
    context?.scale(this.density, this.density);
    if (context) draw(context);
    return picture;
  }
}

function blank(width: number, height: number): Picture {
  const [across, down] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(across, down);
  return Object.assign(document.createElement("canvas"), { width: across, height: down });
}
