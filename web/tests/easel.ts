// A painter whose canvas remembers what was copied onto it, and whose frames come when a test says so.

import { beforeEach, vi } from "vitest";
import { Painter } from "../src/kit/painting/painter";
import type { PieceRenderer } from "../src/kit/painting/renderer";

/** What was painted in the last frame: which picture, where its middle is, how large and how pale. */
export interface Copy {
  picture: Sheet;
  x: number;
  y: number;
  size: number;
  opacity: number;
}

/** Nothing is drawn on it; it is as large as the piece and its margin. */
class Sheet {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext(): null {
    return null;
  }
}

/** For all tests of the file that calls it. */
export function withoutCanvas(): void {
  beforeEach(() => {
    vi.stubGlobal("OffscreenCanvas", Sheet);
  });
}

export function easelFor<Look>(renderer: PieceRenderer<Look>) {
  let copies: Copy[] = [];
  let at = { x: 0, y: 0, size: 1 };
  let draw: ((now: number) => void) | null = null;
  const context = {
    globalAlpha: 1,
    clearRect: () => {
      copies = [];
    },
    setTransform: (...matrix: number[]) => {
      at = { x: matrix[4] ?? 0, y: matrix[5] ?? 0, size: matrix[3] ?? 0 };
    },
    drawImage: (picture: Sheet) => copies.push({ picture, ...at, opacity: context.globalAlpha }),
  };
  const canvas = { width: 400, height: 600, getContext: () => context };
  const painter = new Painter(canvas as unknown as OffscreenCanvas, renderer, (next) => {
    draw = next;
  });
  const frame = (now: number): Copy[] => {
    const asked = draw;
    draw = null;
    asked?.(now);
    return copies;
  };
  return { painter, frame, waits: () => draw === null };
}
