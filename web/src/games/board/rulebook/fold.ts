// The fold of a round of the board game: how an event changes it. Pure: what it leaves alone is the same object
// afterwards.

import type { Scored } from "../../../net/wire";
import type { EventOf } from "../../../table/game";
import { foldRound, isRoundEvent, joined } from "../../../table/round";
import type {
  BoardChosen,
  BoardDebt,
  BoardDuty,
  BoardHandView,
  BoardJudged,
  BoardLaid,
  BoardOptions,
  BoardSnapshot,
  BoardTokenPlaced,
} from "../wire";
import { asideAfter, cardsGained, dutiesAfter, leavesNoChoice } from "./choosing";
import { fieldOf, placerOf, shownTo } from "./field";
import { lessDiscarded, lessLaid } from "./hand";
import { isRight } from "./laying";

type Event = EventOf<"board">;

export const GAME_EVENTS: ReadonlySet<string> = new Set<Event["event"]>([
  "token_placed",
  "opened",
  "laid",
  "turned_up",
  "owed",
  "debt_opened",
  "debt_lapsed",
  "judged",
  "checked",
  "chosen",
]);

const TOKENS = 4;

export function fold(round: BoardSnapshot, event: Event, options: BoardOptions): BoardSnapshot {
  if (event.event === "race_stopped") {
    const phase = options.mistakes === "called" ? "checking" : "stopped";
    return { ...foldRound(round, event), phase, next_placer: 0 };
  }
  if (event.event === "scored") return scored(round, event);
  if (isRoundEvent(event)) return foldRound(round, event);
  switch (event.event) {
    case "token_placed":
      return tokenPlaced(round, event);
    case "opened": {
      const hands = round.hands.map((hand, seat) => ({ ...hand, card: event.cards[seat] ?? null }));
      return { ...round, phase: "racing", hands };
    }
    case "laid":
      return laid(round, event);
    case "turned_up":
      return withHand(round, event.seat, (hand) => lessDiscarded(hand, event.shows ?? null));
    case "owed": {
      const { seat, token, number } = event;
      return { ...round, debts: [...round.debts, { seat, token, number }] };
    }
    case "debt_opened":
      return { ...round, debts: round.debts.map((debt) => openedIf(debt, event.token)) };
    case "debt_lapsed":
      return { ...round, debts: withoutDebt(round.debts, event.token) };
    case "judged":
      return judged(round, event, options);
    case "checked":
      return { ...round, phase: "stopped" };
    case "chosen":
      return chosen(round, event);
    default:
      return round;
  }
}

function tokenPlaced(round: BoardSnapshot, { token, square }: BoardTokenPlaced): BoardSnapshot {
  const placer = placerOf(round);
  const next = placer === null ? round.next_placer : (placer + 1) % round.hands.length;
  return gettingReady({ ...round, next_placer: next, tokens: { ...round.tokens, [token]: square } });
}

/** What stands before the signal: cards taken along are put aside, then tokens are placed. */
function gettingReady(round: BoardSnapshot): BoardSnapshot {
  if (Object.keys(round.duties).length) return { ...round, phase: "choosing" };
  if (Object.keys(round.tokens).length < TOKENS) return { ...round, phase: "preparing" };
  return { ...round, phase: "countdown", next_placer: 0 };
}

function laid(round: BoardSnapshot, event: BoardLaid): BoardSnapshot {
  const { seat, token, near, far, card, jokers = [] } = event;
  const taken = jokers.map((square) => [square, seat] as const);
  return {
    ...withHand(round, seat, (hand) => lessLaid(hand, jokers.length, event.shows ?? null)),
    tokens: { ...round.tokens, [token]: far },
    cards: [...round.cards, { seat, card, near, far }],
    jokers: jokers.length ? { ...round.jokers, ...Object.fromEntries(taken) } : round.jokers,
    debts: withoutDebt(round.debts, token),
  };
}

function withHand(
  round: BoardSnapshot,
  seat: number,
  change: (hand: BoardHandView) => BoardHandView,
): BoardSnapshot {
  return { ...round, hands: round.hands.map((hand, other) => (other === seat ? change(hand) : hand)) };
}

function withoutDebt(debts: BoardDebt[], token: number): BoardDebt[] {
  return debts.some((debt) => debt.token === token) ? debts.filter((debt) => debt.token !== token) : debts;
}

function openedIf(debt: BoardDebt, token: number): BoardDebt {
  return debt.token === token ? { ...debt, open: true } : debt;
}

function judged(round: BoardSnapshot, event: BoardJudged, options: BoardOptions): BoardSnapshot {
  const shown = shownTo(round, event.seat);
  const found = shown && !event.right && !isRight(options, fieldOf(round), shown.card, shown);
  return {
    ...round,
    judged: round.judged.map((count, seat) => (seat === event.seat ? count + 1 : count)),
    culprits: found ? joined(round.culprits, shown.seat) : round.culprits,
  };
}

function scored(round: BoardSnapshot, event: Scored): BoardSnapshot {
  const duties = dutiesAfter(round.aside, cardsGained(event.result.places ?? []));
  const toChoose: Record<number, BoardDuty> = {};
  const aside = [...round.aside];
  duties.forEach((duty, seat) => {
    const { on, off } = duty;
    if (!leavesNoChoice(duty, aside[seat] ?? [])) toChoose[seat] = { ...(on && { on }), ...(off && { off }) };
    else if (off) aside[seat] = [];
  });
  const after = { ...foldRound(round, event), aside, duties: { ...round.duties, ...toChoose } };
  return Object.keys(after.duties).length ? { ...after, phase: "choosing" } : after;
}

function chosen(round: BoardSnapshot, event: BoardChosen): BoardSnapshot {
  const { [event.seat]: _, ...duties } = round.duties;
  const aside = round.aside.with(event.seat, asideAfter(event, round.aside[event.seat] ?? []));
  const after: BoardSnapshot = { ...round, duties, aside };
  if (round.score) return { ...after, phase: Object.keys(duties).length ? "choosing" : "scored" };
  const put = event.on?.length ?? 0;
  return gettingReady(withHand(after, event.seat, (hand) => ({ ...hand, count: hand.count - put })));
}
