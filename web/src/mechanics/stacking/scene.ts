// All that the parts of a stacking race share: what is known of the table, and where everything lies.

import { type Accessor, createContext, createMemo, createSignal, useContext } from "solid-js";
import { createCalm } from "../../kit/calm";
import type { Printed } from "../../kit/face";
import type { Size } from "../../kit/size";
import type {
  StackingAreaView as Area,
  Card,
  GameName,
  StackingPile,
  StackingSnapshot,
  TableState,
} from "../../net/wire";
import { settings } from "../../settings";
import type { AtTable } from "../../table/at_table";
import { type Back, backOf } from "../../table/backs";
import { closest } from "./choices";
import { createFlying, type Flying } from "./flying";
import type { Box } from "./layout/boxes";
import { type Layout, layoutOf } from "./layout/layout";
import { capacityFor } from "./layout/middle";
import { seatsInOrder } from "./layout/seats";
import { createPainting, type Painting } from "./painting/painting";
import type { StackingOptions, StackingRules } from "./rules";
import { placesNeeded, type Slot, type Slots, slotsAfter } from "./slots";
import type { StackingWords } from "./words";

export type StackingSession = AtTable<"ligretto">;

/** What a game says about its own race. */
export interface StackingStyle {
  game: GameName & ("ligretto" | "blitz");
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
  /** The same a moment ago: what others do is drawn in one go, while their cards fly. */
  calm: Accessor<{ round: StackingSnapshot; slots: Slots }>;
  flying: Flying;
  painting: Painting;
  printed: (card: Card, owner?: number) => Printed;
  /** Complete piles that have been taken off the table. */
  cleared: Accessor<ReadonlySet<number>>;
  clear: (piles: Iterable<number>) => void;
  clearNone: () => void;
  racing: Accessor<boolean>;
  /** The phone lies before a TV that shows the table. */
  beneathScreen: Accessor<boolean>;
  back: (seat: number) => Back;
  cardName: (card: Card) => string;
  boxOfPile: (pile: number) => Box | null;
  boxAt: (slot: Slot | undefined) => Box | null;
  boxOfSeat: (seat: number) => Box | null;
}

const CALM = 200; // ms: about what a card needs to come
const NOBODY: number[] = [];
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
  const table = createMemo(() => session.known()?.table);
  const options = createMemo(() => table()?.options as StackingOptions);
  const seat = createMemo(() => (watching ? null : session.seat));
  const area = createMemo(() => round().areas[seat() ?? -1] ?? null);
  const names = createMemo(() => table()?.players.map(({ name }) => name) ?? [], [], { equals: sameList });
  const players = createMemo(() => round().areas.length);
  const order = createMemo(() => seatsInOrder(players(), seat()), [], { equals: sameList });
  const painting = createPainting();
  const [cleared, setCleared] = createSignal<ReadonlySet<number>>(new Set());
  const piles = createMemo(() => round().piles);
  const slots = createMemo<Slots>((before) => slotsAfter(before, piles(), cleared()), new Map());
  const capacity = createMemo<number>((before) => {
    const needed = capacityFor(placesNeeded(slots(), players()));
    return piles().length ? Math.max(before, needed) : needed; // what lies on the table does not grow again
  }, 0);
  const screens = createMemo(() => session.known()?.presence.screens ?? 0);
  /** Where mistakes are called, a card may be laid on any pile: it has to be there. */
  const beneathScreen = createMemo(
    () => seat() !== null && screens() > 0 && options()?.mistakes !== "called",
  );
  const row = createMemo(() => round().areas[0]?.row.length ?? 3);
  const layout = createMemo(() =>
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
  );
  const boxAt = (slot: Slot | undefined): Box | null =>
    slot ? (layout().columns[slot.suit].places[slot.place] ?? null) : null;
  const calm = createCalm(
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
    delays: createMemo(() => session.known()?.presence.delays ?? []),
    gone: createMemo(() => calm().round.gone ?? NOBODY),
    closest: createMemo(() => closest(calm().round), NOBODY, { equals: sameList }),
    names,
    order,
    layout,
    piles,
    slots,
    calm,
    flying: createFlying(painting, (card) => printedBy(style, card)),
    painting,
    printed: (card, owner) => printedBy(style, card, owner),
    cleared,
    clear: (numbers) => setCleared((before) => new Set([...before, ...numbers])),
    clearNone: () => setCleared(new Set<number>()),
    racing: createMemo(() => round().phase === "racing" && table()?.phase === "racing"),
    beneathScreen,
    back: (who) => backOf(style.game, who),
    cardName: ([colour, value]) => style.words().card(style.words().colours[colour], value),
    boxOfPile: (pile) => boxAt(slots().get(pile)),
    boxAt,
    boxOfSeat: (who) => layout().seats[order().indexOf(who)] ?? null,
  };
}

/** With the tab of its owner, if one is given. */
function printedBy({ game, figureOf }: StackingStyle, card: Card, owner?: number): Printed {
  const [colour, value] = card;
  return {
    colour,
    value,
    figure: figureOf?.(card),
    owner: owner === undefined ? undefined : backOf(game, owner),
  };
}

function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((value, n) => value === other[n]);
}

export const SceneContext = createContext<Scene>();

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("no stacking race around this part of it");
  return scene;
}
