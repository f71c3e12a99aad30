// The scene is all that the components of a stacking race share: the table, what the player does, the layout, and who
// paints.

import { type Accessor, createMemo, createSignal } from "solid-js";
import type { Box } from "../../kit/box";
import { createRequiredContext } from "../../kit/context";
import { createDelayed } from "../../kit/delayed";
import type { Printed } from "../../kit/face";
import { createPainting, type Painting } from "../../kit/painting/painting";
import type { Size } from "../../kit/size";
import { createSlices } from "../../kit/slice";
import { sharingUnchanged } from "../../kit/structuralSharing";
import type { Card } from "../../net/wire";
import { settings } from "../../settings";
import { type Layout, layoutOf } from "./layout/layout";
import { capacityFor } from "./layout/middle";
import { createFlying, type Flying } from "./motions/flying";
import type { Side } from "./painting/renderer";
import { createPlay, type Play } from "./play";
import { placesNeeded, type Slot, type Slots, slotsAfter } from "./slots";
import { cardName, printedBy, type StackingStyle } from "./style";
import type { StackingView } from "./view";
import type { StackingSnapshot } from "./wire";

export interface Scene extends StackingStyle {
  view: StackingView;
  play: Play;
  layout: Accessor<Layout>;
  painting: Painting<Side>;
  flying: Flying;
  slots: Accessor<Slots>;
  /** What is said of the table, at the pace at which it can be listened to; all that is seen of it is painted. */
  calm: Accessor<Calm>;
  /** Piles that were taken off the table. */
  cleared: Accessor<ReadonlySet<number>>;
  /** Take complete piles off the table. */
  clear: (piles: Iterable<number>) => void;
  clearNone: () => void;
  printed: (card: Card, owner?: number) => Printed;
  cardName: (card: Card) => string;
  boxOfPile: (pile: number) => Box | null;
  boxAt: (slot: Slot | undefined) => Box | null;
  boxOfSeat: (seat: number) => Box | null;
}

interface Calm {
  round: StackingSnapshot;
  slots: Slots;
}

const CALM = 1000; // ms

export function createScene(style: StackingStyle, view: StackingView, size: Accessor<Size>): Scene {
  const painting = createPainting<Side>();
  const [cleared, setCleared] = createSignal<ReadonlySet<number>>(new Set());
  const { slots, capacity } = createSlots(view, cleared);
  const layout = createMemo<Layout>((before) =>
    sharingUnchanged(
      before,
      layoutOf({
        ...size(),
        players: view.seats(),
        own: view.seat() !== null,
        row: view.row(),
        capacity: capacity(),
        hand: settings().hand,
        fanned: view.options()?.advanced ?? false,
        beneathScreen: view.beneathScreen(),
      }),
    ),
  );
  const boxAt = (slot: Slot | undefined): Box | null =>
    slot ? (layout().columns[slot.suit].places[slot.place] ?? null) : null;
  return {
    ...style,
    view,
    play: createPlay(view, style, painting),
    layout,
    painting,
    flying: createFlying(painting),
    slots,
    calm: createDelayed<Calm>(
      () => ({ round: view.round(), slots: slots() }),
      CALM,
      (now, shown) => now.round.phase !== shown.round.phase,
    ),
    cleared,
    clear: (numbers) => setCleared((before) => new Set([...before, ...numbers])),
    clearNone: () => setCleared(new Set<number>()),
    printed: (card, owner) => printedBy(style, card, owner),
    cardName: (card) => cardName(style, card),
    boxOfPile: (pile) => boxAt(slots().get(pile)),
    boxAt,
    boxOfSeat: (who) => layout().seats[view.others().indexOf(who)] ?? null,
  };
}

/** Where the piles of the middle lie, and how many places there are for them. */
function createSlots(view: StackingView, cleared: Accessor<ReadonlySet<number>>) {
  let lying: Slots = new Map();
  let most = 0;
  return createSlices(view.piles, {
    slots: (now) => {
      lying = slotsAfter(lying, now, cleared());
      return lying;
    },
    /** What lies on the table does not grow again. */
    capacity: (now) => {
      const needed = capacityFor(placesNeeded(lying, view.seats()));
      most = now.length ? Math.max(most, needed) : needed;
      return most;
    },
  });
}

export const [SceneProvider, useScene] = createRequiredContext<Scene>("race");
