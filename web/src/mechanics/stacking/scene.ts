// All that the parts of a stacking race share: what is known of the table, and where everything lies.

import { type Accessor, createContext, createMemo, createSignal, indexArray, useContext } from "solid-js";
import type { Box } from "../../kit/box";
import { createCalm } from "../../kit/calm";
import type { Printed } from "../../kit/face";
import { createPainting, type Painting } from "../../kit/painting/painting";
import { settled } from "../../kit/settled";
import type { Size } from "../../kit/size";
import { createSlices, sameList } from "../../kit/slice";
import type { Card, TableState } from "../../net/wire";
import { settings } from "../../settings";
import type { AtTable } from "../../table/at_table";
import type { Back, Backs } from "../../table/backs";
import { othersOf } from "../../table/seats";
import { closest } from "./choices";
import { createFlying, type Flying } from "./flying";
import { type Layout, layoutOf } from "./layout/layout";
import { capacityFor } from "./layout/middle";
import type { Side } from "./painting/craft";
import type { StackingOptions, StackingRules } from "./rules";
import { placesNeeded, type Slot, type Slots, slotsAfter } from "./slots";
import type { StackingAreaView as Area, StackingPile, StackingSnapshot } from "./wire";
import type { StackingWords } from "./words";

export type StackingSession = AtTable<"ligretto">;

/** What a game says about its own race. */
export interface StackingStyle {
  backs: Backs;
  rules: StackingRules;
  words: Accessor<StackingWords>;
  figureOf?: (card: Card) => "girl" | "boy";
}

export interface Scene extends StackingStyle {
  session: StackingSession;
  round: Accessor<StackingSnapshot>;
  options: Accessor<StackingOptions>;
  /** The own seat; null for who watches, and on the TV. */
  seat: Accessor<number | null>;
  area: Accessor<Area | null>;
  table: Accessor<TableState | undefined>;
  /** How long the lines of the seats are, in ms. */
  delays: Accessor<(number | null)[]>;
  gone: Accessor<number[]>;
  /** Who is about to end the round. */
  closest: Accessor<number[]>;
  names: Accessor<string[]>;
  order: Accessor<number[]>;
  layout: Accessor<Layout>;
  piles: Accessor<StackingPile[]>;
  slots: Accessor<Slots>;
  /** What is said of the table, at the pace at which it can be listened to; all that is seen of it is painted. */
  calm: Accessor<Calm>;
  /** Piles that were taken off the table. */
  cleared: Accessor<ReadonlySet<number>>;
  /** What is left on the pile that counts, of each seat. */
  stocks: Accessor<Accessor<number>[]>;
  flying: Flying;
  painting: Painting<Side>;
  printed: (card: Card, owner?: number) => Printed;
  /** Take complete piles off the table. */
  clear: (piles: Iterable<number>) => void;
  clearNone: () => void;
  phase: Accessor<StackingSnapshot["phase"]>;
  racing: Accessor<boolean>;
  /** The phone lies before a TV that shows the table. */
  beneathScreen: Accessor<boolean>;
  back: (seat: number) => Back;
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
const NOBODY: number[] = [];
const NO_DELAYS: (number | null)[] = [];
const EMPTY: StackingSnapshot = { phase: "countdown", areas: [], piles: [] };

export function createScene(
  style: StackingStyle,
  session: StackingSession,
  size: Accessor<Size>,
  watching = false,
): Scene {
  const round = createMemo<StackingSnapshot>(
    (last) => session.round() ?? session.known()?.last ?? last,
    EMPTY,
  );
  const { table, delays, screens, seat } = createSlices(session.known, {
    table: (known) => known?.table,
    delays: (known) => known?.presence.delays ?? NO_DELAYS,
    screens: (known) => known?.presence.screens ?? 0,
    seat: (known) => (watching ? null : (known?.seat ?? null)),
  });
  const options = createMemo(() => table()?.options as StackingOptions);
  let lastNearest = NOBODY;
  const { area, players, piles, row, phase, gone, nearest } = createSlices(round, {
    area: ({ areas }) => areas[seat() ?? -1] ?? null,
    players: ({ areas }) => areas.length,
    piles: (now) => now.piles,
    row: ({ areas }) => areas[0]?.row.length ?? 3,
    phase: (now) => now.phase,
    gone: (now) => now.gone ?? NOBODY,
    nearest: (now) => {
      const seats = closest(now);
      if (!sameList(seats, lastNearest)) lastNearest = seats;
      return lastNearest;
    },
  });
  const names = createMemo(() => table()?.players.map(({ name }) => name) ?? [], [], { equals: sameList });
  const order = createMemo(() => othersOf(seat(), players()), [], { equals: sameList });
  const painting = createPainting<Side>();
  const [cleared, setCleared] = createSignal<ReadonlySet<number>>(new Set());
  let lying: Slots = new Map();
  let most = 0;
  const { slots, capacity } = createSlices(piles, {
    slots: (now) => {
      lying = slotsAfter(lying, now, cleared());
      return lying;
    },
    /** What lies on the table does not grow again. */
    capacity: (now) => {
      const needed = capacityFor(placesNeeded(lying, players()));
      most = now.length ? Math.max(most, needed) : needed;
      return most;
    },
  });
  /** Where mistakes are called, a card may be laid on any pile: it has to be there. */
  const beneathScreen = createMemo(
    () => seat() !== null && screens() > 0 && options()?.mistakes !== "called",
  );
  const layout = createMemo<Layout>((before) =>
    settled(
      before,
      layoutOf({
        ...size(),
        players: players(),
        own: seat() !== null,
        row: row(),
        capacity: capacity(),
        hand: settings().hand,
        fanned: options()?.advanced ?? false,
        beneathScreen: beneathScreen(),
      }),
    ),
  );
  const boxAt = (slot: Slot | undefined): Box | null =>
    slot ? (layout().columns[slot.suit].places[slot.place] ?? null) : null;
  const calm = createCalm<Calm>(
    () => ({ round: round(), slots: slots() }),
    CALM,
    (now, shown) => now.round.phase !== shown.round.phase,
  );
  return {
    ...style,
    session,
    round,
    options,
    seat,
    area,
    table,
    delays,
    gone,
    closest: nearest,
    names,
    order,
    layout,
    piles,
    slots,
    calm,
    cleared,
    stocks: createMemo(
      indexArray(
        () => round().areas.map((area) => area.stock_count),
        (stock) => stock,
      ),
      [],
      { equals: sameList },
    ),
    flying: createFlying(painting),
    painting,
    printed: (card, owner) => printedBy(style, card, owner),
    clear: (numbers) => setCleared((before) => new Set([...before, ...numbers])),
    clearNone: () => setCleared(new Set<number>()),
    phase,
    racing: createMemo(() => phase() === "racing" && table()?.phase === "racing"),
    beneathScreen,
    back: style.backs,
    cardName: ([colour, value]) => style.words().card(style.words().colours[colour], value),
    boxOfPile: (pile) => boxAt(slots().get(pile)),
    boxAt,
    boxOfSeat: (who) => layout().seats[order().indexOf(who)] ?? null,
  };
}

/** With the tab of its owner, if one is given. */
function printedBy({ backs, figureOf }: StackingStyle, card: Card, owner?: number): Printed {
  const [colour, value] = card;
  return {
    colour,
    value,
    figure: figureOf?.(card),
    owner: owner === undefined ? undefined : backs(owner),
  };
}

export const SceneContext = createContext<Scene>();

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("no stacking race around this part of it");
  return scene;
}
