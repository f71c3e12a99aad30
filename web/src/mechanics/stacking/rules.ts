// The rules of the stacking race for the client: what an event changes, and what a command will make happen.

import type { Card } from "../../net/wire";
import type { CommandOf, EventOf, OptionsOf, Rules, Sight } from "../../table/game";
import { isRoundEvent } from "../../table/round";
import { leavesGap, nextTurn, type Source, sourceOf, turnsAllAtOnce } from "./area";
import { sameCard } from "./cards";
import { foldFaceDown } from "./faceDown";
import { fold, GAME_EVENTS } from "./fold";
import type { StackingGame } from "./game";
import { culprits, isAsSeen, wants, whereItFits } from "./piles";
import type {
  StackingAreaView as Area,
  StackingAhead,
  StackingBuild,
  StackingPlaced,
  StackingPlay,
  StackingSnapshot,
  StackingStart,
  StackingTurned,
} from "./wire";

type StackingSight = Sight<StackingGame>;
export type StackingEvent = EventOf<StackingGame>;
export type StackingCommand = CommandOf<StackingGame>;
export type StackingOptions = OptionsOf<StackingGame>;

/** Whether the colours of two cards may lie on each other in the row. */
export type ColoursFit = (card: Card, under: Card) => boolean;

export interface StackingRules extends Rules<StackingGame> {
  /** Whether the card may lie on another one of the own row, in the advanced game. */
  mayBuild(card: Card, under: Card): boolean;
  /** The places of the own row that take the card, if it is the top of the stock or the visible one. */
  whereItBuilds(area: Area, card: Card): number[];
}

const FALSE_CALLS = 3;

export function stackingRules(coloursFit: ColoursFit): StackingRules {
  const mayBuild = (card: Card, under: Card) => card[1] === under[1] - 1 && coloursFit(card, under);
  return {
    mayBuild,
    whereItBuilds: (area, card) => whereItBuilds(area, card, mayBuild),
    concerns: (event): event is StackingEvent => GAME_EVENTS.has(event.event) || isRoundEvent(event),
    fold,
    predict: (sight, seat, command) => predict(sight, seat, command, mayBuild),
    spend,
    lays: (event) => (event.event === "placed" ? event.seat : null),
    left: ({ areas }) => areas.map(({ stock_count }) => stock_count),
    foldFaceDown,
  };
}

function whereItBuilds(area: Area, card: Card, mayBuild: ColoursFit): number[] {
  const source = sourceOf(area, card);
  if (source === null || typeof source === "number") return [];
  return [...area.row.keys()].filter((place) => {
    const under = area.row[place]?.at(-1);
    return under !== undefined && mayBuild(card, under);
  });
}

function predict(
  sight: StackingSight,
  seat: number,
  command: StackingCommand,
  mayBuild: ColoursFit,
): StackingEvent[] | null {
  const area = sight.round.areas[seat];
  if (sight.round.phase !== "racing" || !area) return null;
  switch (command.do) {
    case "play":
    case "start":
      return placing(sight, seat, area, command);
    case "build":
      return building(sight, seat, area, command, mayBuild);
    case "turn":
      return turning(sight, seat, area);
    case "stop":
      return stopping(sight, seat, area);
    case "dutch":
      return calling(sight, seat, area);
    default:
      return null;
  }
}

function placing(
  { round, options, ahead }: StackingSight,
  seat: number,
  area: Area,
  command: StackingPlay | StackingStart,
): StackingPlaced[] | null {
  const { card } = command;
  const source = sourceOf(area, card);
  const pile = command.do === "play" ? aim(round, options, command) : newPile(round, options, card);
  if (source === null || pile === null) return null;
  const filled = leavesGap(area, source) ? area.stock_top : null;
  const shows = shownBy(area, source, ahead);
  return [{ event: "placed", seat, card, source, pile, ...(filled && { filled }), ...(shows && { shows }) }];
}

/** The pile that the card goes to. */
function aim(round: StackingSnapshot, options: StackingOptions, { card, onto }: StackingPlay): number | null {
  if (!onto) return whereItFits(round, card)[0] ?? null;
  const pile = round.piles[onto.pile];
  if (!pile || !isAsSeen(pile, onto)) return null;
  return options.mistakes === "called" || wants(pile, card) ? onto.pile : null;
}

function newPile(round: StackingSnapshot, options: StackingOptions, card: Card): number | null {
  return options.mistakes === "called" || card[1] === 1 ? round.piles.length : null;
}

function building(
  { options, ahead }: StackingSight,
  seat: number,
  area: Area,
  { card, place, top }: StackingBuild,
  mayBuild: ColoursFit,
): StackingEvent[] | null {
  const fits = whereItBuilds(area, card, mayBuild).includes(place) && sameCard(area.row[place]?.at(-1), top);
  const source = sourceOf(area, card);
  if (!options.advanced || !fits || source === null) return null;
  const shows = shownBy(area, source, ahead);
  return [{ event: "built", seat, card, source, place, ...(shows && { shows }) }];
}

/** What comes to light is left out if it was not sent ahead; a small hand that is taken up shows the same again. */
function turning({ ahead }: StackingSight, seat: number, area: Area): StackingEvent[] | null {
  const turn = nextTurn(area);
  if (!turn) return null;
  const { count, again } = turn;
  const shows = again && turnsAllAtOnce(area) ? area.visible : ahead?.turn;
  const event = { event: "turned", seat, count, ...(shows && { shows }), ...(again && { again }) };
  return [event as StackingTurned];
}

/** Where wrong cards lie, they go back first, and nobody sees where they came from: wait for the house. */
function stopping({ round, options }: StackingSight, seat: number, area: Area): StackingEvent[] | null {
  if (options.stop === "automatic" || area.stock_count) return null;
  return culprits(round.piles).length ? [] : [{ event: "race_stopped", ending: "stop", by: seat }];
}

/** Who is wrong can be seen; where their cards go back to can't. */
function calling({ round, options }: StackingSight, seat: number, area: Area): StackingEvent[] | null {
  if (options.mistakes === "refused" || area.false_calls >= FALSE_CALLS) return null;
  const wrong = culprits(round.piles);
  const called: StackingEvent = { event: "dutch_called", seat, culprits: wrong };
  return wrong.length ? [called] : [called, { event: "frozen" }];
}

/** The card that comes to light when the open card of the source is taken, if it was sent ahead. */
function shownBy(area: Area, source: Source, ahead: StackingAhead | null): Card | undefined {
  if (source === "turned") return area.turned_count > 1 ? ahead?.under : undefined;
  const uncovers = source === "stock" || leavesGap(area, source);
  return uncovers && area.stock_count > 1 ? ahead?.stock : undefined;
}

function spend(ahead: StackingAhead, event: StackingEvent, before: StackingSnapshot): StackingAhead | null {
  switch (event.event) {
    case "placed":
    case "built": {
      const area = before.areas[event.seat];
      if (event.source === "turned") return visibleTaken(ahead, event.card, event.shows);
      return area && (event.source === "stock" || leavesGap(area, event.source))
        ? less(ahead, "stock")
        : ahead;
    }
    case "turned": {
      const area = before.areas[event.seat];
      return area && event.again && turnsAllAtOnce(area) ? ahead : less(less(ahead, "turn"), "under");
    }
    case "returned":
      return typeof event.to === "number" ? ahead : null;
    case "rotated":
      return null;
    default:
      return ahead;
  }
}

/** The next turn shows the same as before, unless it was to take up and show the very card that was laid. */
function visibleTaken(ahead: StackingAhead, card: Card, under: Card | undefined): StackingAhead {
  const rest = less(ahead, "under");
  if (!sameCard(ahead.turn, card)) return rest;
  return under ? { ...rest, turn: under } : less(rest, "turn");
}

function less(ahead: StackingAhead, kind: keyof StackingAhead): StackingAhead {
  const { [kind]: _, ...rest } = ahead;
  return rest;
}
