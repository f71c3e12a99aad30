// The figures in words: what each comes to, and which level of bots it is like.

import type { LevelScale, Levels } from "../../games/games";
import { withMinus } from "../../kit/numbers";
import { t } from "../../words/words";
import { type Placed, placedOn } from "./levels";
import { FIGURES, type FigureName, type Measured } from "./statistics";
import { f } from "./words";

/** "1.32 s ± 0.05", "78 % ± 2", "+2.1 ± 0.8". */
export function amountOf(name: FigureName, { value, error }: Measured): string {
  const said = f().values[name];
  switch (name) {
    case "reaction":
      return said(fixed(value / 1000, 2), error === null ? "" : fixed(error / 1000, 2));
    case "chances":
    case "races":
      return said(fixed(100 * value, 0), error === null ? "" : fixed(100 * error, 0));
    case "points":
      return said(signed(value), error === null ? "" : fixed(error, 1));
  }
}

/** A sentence. */
export function likeOf(name: FigureName, figure: Measured, levels: Levels): string {
  const placed = placedOn(figure, levels);
  if (placed.told === "like") return sentence(clauseOf(name, placed));
  return placed.told === "few" ? f().few : f().unclear;
}

/** All that can be told, in one sentence. */
export function leadOf(figures: Record<FigureName, Measured | null>, scale: LevelScale | undefined): string {
  const clauses = FIGURES.flatMap((name) => {
    const figure = figures[name];
    const placed = figure && scale ? placedOn(figure, scale[name]) : null;
    return placed?.told === "like" ? clauseOf(name, placed) : [];
  });
  return clauses.length ? sentence(t().common.list(clauses)) : f().few;
}

function clauseOf(name: FigureName, { levels }: Extract<Placed, { told: "like" }>): string {
  return f().like[name](f().or(levels.map((level) => f().levels[level])));
}

function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

function signed(value: number): string {
  const text = withMinus(Number(value.toFixed(1)));
  return value > 0 ? `+${text}` : text;
}

const fixed = (value: number, digits: number): string => value.toFixed(digits);
