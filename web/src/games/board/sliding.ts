// Sliding is one finger on the squares: press the near square, then the far one; or slide from the one to the other.

import type { DragHandler, PressOptions } from "../../kit/press";
import { type Aim, back, further, isWhole, openSteps, tipOf } from "./aim";
import { DIRECTIONS, directionOf, spotOf, step } from "./picture";
import { type Spot, type Square, squareName } from "./rulebook/squares";
import type { Scene } from "./scene";

/** A point of the window in squares of the board, with fractions. */
export type SpotAt = (x: number, y: number) => Spot;

const REACH = 1.6;

/**
 * Targets are forgiving: a finger means the square nearest to it of those that the way can go on to, or begin with.
 * `token` is the one whose neighbourhood it is; without one, all are meant.
 */
export function sliding(scene: Scene, under: SpotAt, token: () => number | undefined): PressOptions {
  const { play, view } = scene;
  let pressed: Aim | null = null;

  const candidates = (): Square[] => {
    const aim = play.aim();
    const of = token();
    const steps = aim && (of === undefined || aim.token === of) ? openSteps(view.field(), aim) : [];
    const tokens = [...view.field().tokens].filter(([number]) => of === undefined || number === of);
    const around = (at: Square): Square[] => [at, ...DIRECTIONS.flatMap((way) => step(at, way) ?? [])];
    return [...steps, ...tokens.flatMap(([, at]) => around(at))];
  };

  const meantBy = (at: Spot): Square | null => {
    const exact =
      at.column < 0 || at.row < 0
        ? null
        : squareName({ column: Math.floor(at.column), row: Math.floor(at.row) });
    const anywhere = play.paying() !== null || view.phase() !== "racing";
    return anywhere ? exact : (nearest(candidates(), at) ?? exact);
  };

  const onPress = (event: PointerEvent | MouseEvent): boolean => {
    if (event.type === "click") return false; // of the press that brought the lens under the finger
    const square = meantBy(under(event.clientX, event.clientY));
    if (!square) return false;
    play.press(square, token());
    pressed = play.aim();
    return pressed === null;
  };

  const drag = (): DragHandler | null => {
    const start = pressed;
    const tip = start && tipOf(start);
    if (!start || !tip || isWhole(start)) return null;
    const follow = (x: number, y: number): void => {
      const at = under(x, y);
      const square = squareName({
        column: Math.max(0, Math.floor(at.column)),
        row: Math.max(0, Math.floor(at.row)),
      });
      if (play.aim()) play.setAim(directionOf(tip, square) ? further(view.field(), start, square) : start);
    };
    const drop = (): void => {
      const aim = play.aim();
      if (aim && isWhole(aim) && !play.lay()) play.setAim(back(aim));
    };
    return { move: follow, drop, cancel: () => play.setAim(start) };
  };

  return { onPress, drag };
}

function nearest(squares: readonly Square[], at: Spot): Square | null {
  let best: Square | null = null;
  let least = REACH;
  for (const square of squares) {
    const { column, row } = spotOf(square);
    const away = Math.hypot(column + 0.5 - at.column, row + 0.5 - at.row);
    if (away < least - 1e-9) [best, least] = [square, away];
  }
  return best;
}
