// What the player is about to do, and how it is done: whatever way it is asked for, by finger, mouse or key.

import { type Accessor, createEffect, createSignal, on } from "solid-js";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { BoardCard } from "../../net/wire";
import {
  type Aim,
  aimAt,
  aimToPay,
  back,
  brokenRule,
  commandOf,
  further,
  holds,
  isWhole,
  oriented,
  type Turn,
} from "./aim";
import type { Anchor, Meant, Resting } from "./drop";
import { directionOf } from "./picture";
import type { Square } from "./rulebook/squares";
import type { BoardView } from "./view";

export interface Dragged {
  what: "card" | "joker";
  /** the pointer, in the race's own coordinates */
  x: number;
  y: number;
  /** a finger hides what is under it: the card floats above */
  above: number;
  resting: Resting | null;
  bridge: Aim | null;
}

export interface Play {
  aim: Accessor<Aim | null>;
  setAim: (aim: Aim | null) => void;
  /** Quarter turns of the card since the round began: it never turns back. */
  turns: Accessor<number>;
  turn: Accessor<Turn>;
  jokers: Accessor<number>;
  /** The blocked token that is being freed. */
  paying: Accessor<number | null>;
  setPays: (token: number | null) => void;
  head: Accessor<"first" | "second">;
  cursor: Accessor<Square | null>;
  setCursor: (square: Square | null) => void;
  drag: Accessor<Dragged | null>;
  setDrag: (drag: Dragged | null) => void;
  /** The rule that stood against what was tried last. */
  broken: Accessor<string | null>;
  anchor: () => Anchor;
  able: () => boolean;
  press: (square: Square, token?: number) => boolean;
  aimAtToken: (token: number) => void;
  lay: () => boolean;
  drop: (meanings: readonly Meant[]) => boolean;
  turnCard: (quarters?: number) => void;
  swapHead: () => void;
  moreJokers: () => void;
  /** Jokers that were dragged to their squares; the card comes next. */
  bridge: (aim: Aim) => void;
  turnUp: () => boolean;
  clear: () => void;
  refuse: (rule: string) => void;
  placeToken: (square: Square) => boolean;
}

const HINT_MS = 2200;

export function createPlay(view: BoardView): Play {
  const { session, field } = view;
  const [aim, setAim] = createSignal<Aim | null>(null);
  const [turns, setTurns] = createSignal(0);
  const [jokers, setJokers] = createSignal(0);
  const [pays, setPays] = createSignal<number | null>(null);
  const [head, setHead] = createSignal<"first" | "second">("second");
  const [cursor, setCursor] = createSignal<Square | null>(null);
  const [drag, setDrag] = createSignal<Dragged | null>(null);
  const [broken, setBroken] = createSignal<string | null>(null);
  let hint = 0;

  const turn = (): Turn => (((turns() % 4) + 4) % 4) as Turn;
  const able = (): boolean => view.phase() === "racing" && view.ownCard() !== null;
  const paying = (): number | null => {
    const chosen = pays();
    return view.owed() ?? (chosen !== null && view.payable().includes(chosen) ? chosen : null);
  };

  const clear = (): void => {
    setAim(null);
    setJokers(0);
    setCursor(null);
  };

  const refuse = (rule: string): void => {
    setBroken(rule);
    clearTimeout(hint);
    hint = window.setTimeout(() => setBroken(null), HINT_MS);
    sounds.refuse();
  };

  /** The first of several meanings that will count, as far as can be seen. */
  const carryOut = (meanings: readonly Meant[]): boolean => {
    const commands = meanings.map(({ aim: one, card }) => commandOf(one, card));
    const found = commands.find((command) => command && session.foresee(command));
    if (!found) return false;
    vibrate("tap");
    clear();
    setPays(null);
    setBroken(null);
    void session.do(found);
    return true;
  };

  const attempt = (meanings: readonly Meant[]): boolean => {
    const [first] = meanings;
    const seat = view.seat();
    if (!first || seat === null || !able() || carryOut(meanings)) return first !== undefined;
    refuse(brokenRule(view.round(), field(), first.aim, first.card, seat));
    return false;
  };

  const lay = (): boolean => {
    const [aimed, card] = [aim(), view.ownCard()];
    const laid = aimed && card && oriented(field(), aimed, card, turn());
    if (!aimed || !laid) return false;
    const done = attempt([aimed, ...sameWayFrom(aimed)].map((one) => ({ aim: one, card: laid })));
    if (!done) setAim(back(aimed));
    return done;
  };

  /** Two tokens may touch the same square: which one was meant shows when only one of them will do. */
  const sameWayFrom = (aimed: Aim): Aim[] =>
    aimed.pays || aimed.jokers
      ? []
      : tokensBeside(aimed.way[0] ?? "").map((token) => ({
          ...aimed,
          ...aimAt(field(), token),
          way: aimed.way,
        }));

  const tokensBeside = (square: Square): number[] =>
    [...field().tokens].filter(([, at]) => directionOf(at, square)).map(([token]) => token);

  const begin = (square: Square, token?: number): Aim | null => {
    const debt = paying();
    if (debt !== null) return aimToPay(field(), debt);
    const stands = [...field().tokens].find(([, at]) => at === square)?.[0];
    const [beside] = tokensBeside(square);
    const chosen = token ?? stands ?? beside;
    return chosen === undefined ? null : aimAt(field(), chosen, jokers());
  };

  const pressSquare = (square: Square, token?: number): boolean => {
    if (view.phase() === "preparing") return placeToken(square);
    if (!able()) return false;
    const before = aim();
    if (before && (token === undefined || before.token === token || before.pays)) {
      const next = further(field(), before, square);
      if (next !== before) return goOn(next);
    }
    const started = begin(square, token);
    setAim(started && further(field(), started, square));
    return started !== null;
  };

  const goOn = (next: Aim): boolean => {
    setAim(next);
    if (isWhole(next)) lay();
    else sounds.turn();
    return true;
  };

  const placeToken = (square: Square): boolean => {
    const command = { do: "place_token", square } as const;
    if (!session.foresee(command)) {
      refuse("BRD-5");
      return false;
    }
    sounds.place();
    setCursor(null);
    void session.do(command);
    return true;
  };

  const turnUp = (): boolean => {
    if (!able()) return false;
    if (!session.foresee({ do: "turn_up" })) {
      refuse("BRD-33");
      return false;
    }
    clear();
    setBroken(null);
    void session.do({ do: "turn_up" });
    return true;
  };

  const moreJokers = (): void => {
    const left = view.ownHand()?.jokers ?? 0;
    const next = paying() === null && able() ? (jokers() + 1) % (left + 1) : 0;
    setJokers(next);
    const before = aim();
    if (before && !before.pays)
      setAim({ ...before, jokers: next, way: before.way.slice(0, next), flipped: false });
  };

  const anchor = (): Anchor => {
    const debt = paying();
    if (debt !== null) return { to: "debt", token: debt };
    const before = aim();
    return before?.jokers && before.way.length === before.jokers
      ? { to: "bridge", aim: before }
      : { to: "tokens" };
  };

  createEffect(() => {
    const before = aim();
    if (before && (!holds(field(), before) || before.pays !== (paying() !== null))) clear();
  });
  createEffect(on(view.phase, clear, { defer: true }));

  return {
    aim,
    setAim,
    turns,
    turn,
    jokers,
    paying,
    setPays,
    head,
    cursor,
    setCursor,
    drag,
    setDrag,
    broken,
    anchor,
    able,
    press: pressSquare,
    aimAtToken: (token) => setAim(paying() === null && able() ? aimAt(field(), token, jokers()) : null),
    lay,
    drop: attempt,
    turnCard: (quarters = 1) => setTurns((before) => before + quarters),
    swapHead: () => setHead((before) => (before === "first" ? "second" : "first")),
    moreJokers,
    bridge: (aimed) => {
      setJokers(aimed.jokers);
      setAim(aimed);
      sounds.place();
    },
    turnUp,
    clear,
    refuse,
    placeToken,
  };
}

/** The card as the aim would lay it. */
export function aimedCard(view: BoardView, play: Play): BoardCard | null {
  const [aimed, card] = [play.aim(), view.ownCard()];
  return aimed && card ? oriented(view.field(), aimed, card, play.turn()) : null;
}
