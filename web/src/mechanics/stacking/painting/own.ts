// The own cards are painted where they lie: the pile that counts, the row, the turned-over pile and the hand.

import { createEffect, createMemo, indexArray, onCleanup } from "solid-js";
import type { Box } from "../../../kit/box";
import type { Onto } from "../../../kit/painting/orders";
import type { Card } from "../../../net/wire";
import { settings } from "../../../settings";
import type { Source } from "../area";
import { boxOf } from "../fan";
import type { Scene } from "../scene";
import type { StackingAreaView as Area } from "../wire";
import { type OwnPlaceName, ownName } from "./names";
import { nameOf, type PaintedCard, UPPERMOST } from "./renderer";

const EMPTY: Area["row"] = [];
const BADGE = 46; // px
const OVER = 6; // so far it hangs over the corner

/** Where the uppermost card of an own place lies. */
export function topOf(area: Area, source: Source): Onto {
  const cards =
    source === "stock"
      ? area.stock_count
      : source === "turned"
        ? area.turned_count
        : (area.row[source]?.length ?? 0);
  return { place: ownName(source), height: cards - 1 };
}

export function paintOwn(scene: Scene): void {
  const turned = createTurned(scene);
  const row = createMemo(() => scene.view.area()?.row ?? EMPTY);
  paintPlace(scene, "hand", (area) => [back(scene, area.hand_count - 1)]);
  paintPlace(scene, "stock", (area) => stock(scene, area));
  paintPlace(scene, "turned", turned);
  createEffect(indexArray(row, (pile, place) => paintPlace(scene, place, () => rowPlace(scene, pile()))));
  paintLeft(scene);
}

/** On the corner of the pile that counts, above all cards that lie. */
function paintLeft({ view, layout, painting }: Scene): void {
  const left = createMemo(() => view.area()?.stock_count ?? null);
  createEffect(() => {
    const [count, stock] = [left(), layout().own?.stock];
    const box = stock && count !== null ? badgeOn(stock, count, settings().hand) : null;
    const pieces = [{ look: { left: count ?? 0 }, height: 0 }];
    painting.order({ order: "place", place: "left", box, pieces, layer: 1 });
  });
}

/** At the side that the hand does not cover. */
function badgeOn(stock: Box, count: number, hand: "right" | "left"): Box {
  const height = Math.min(BADGE, stock.width * 0.66);
  const width = count < 10 ? height : height * 1.25;
  const x = hand === "right" ? stock.x - OVER : stock.x + stock.width + OVER - width;
  return { x, y: stock.y + stock.height + OVER - height, width, height };
}

/** Cards of a height below 0 are not there. */
function paintPlace(scene: Scene, own: OwnPlaceName, cardsOf: (area: Area) => PaintedCard[]): void {
  const { order } = scene.painting;
  const place = ownName(own);
  const box = createMemo(() => {
    const boxes = scene.layout().own;
    return boxes && (own === "hand" ? boxes.hand : boxOf(scene, boxes, own));
  });
  const cards = createMemo(
    () => {
      const area = scene.view.area();
      return area ? cardsOf(area).filter(({ height }) => height >= 0) : [];
    },
    [],
    { equals: lookAlike },
  );
  createEffect(() => order({ order: "place", place, box: box(), pieces: cards() }));
  onCleanup(() => order({ order: "place", place, box: null, pieces: [] }));
}

function lookAlike(some: readonly PaintedCard[], others: readonly PaintedCard[]): boolean {
  const like = (card: PaintedCard, other: PaintedCard | undefined): boolean =>
    card.height === other?.height && card.waits === other.waits && nameOf(card.look) === nameOf(other.look);
  return some.length === others.length && some.every((card, n) => like(card, others[n]));
}

function back(scene: Scene, height: number): PaintedCard {
  return { look: scene.view.backOf(scene.view.seat() ?? 0), height };
}

function face(scene: Scene, card: Card, height: number): PaintedCard {
  return { look: scene.printed(card), height };
}

function stock(scene: Scene, { stock_count, stock_top }: Area): PaintedCard[] {
  const height = stock_count - 1;
  return [back(scene, height - 1), stock_top ? face(scene, stock_top, height) : back(scene, height)];
}

/** In the advanced game those below are drawn where they show. */
function rowPlace(scene: Scene, pile: readonly Card[]): PaintedCard[] {
  const top = pile.at(-1);
  if (top) return [face(scene, top, pile.length - 1)];
  return scene.view.phase() === "countdown" ? [back(scene, 0)] : [];
}

/** While a card is being turned over, those before it still lie there: the pile remembers them. */
function createTurned(scene: Scene): (area: Area) => PaintedCard[] {
  let before: PaintedCard[] = [];
  return ({ turned_count, visible }) => {
    const height = turned_count - 1;
    const under = before.filter((card) => card.height < height && !card.waits);
    const top = visible ? face(scene, visible, height) : { ...back(scene, height), waits: true };
    before = [...under, top].slice(-UPPERMOST);
    return before;
  };
}
