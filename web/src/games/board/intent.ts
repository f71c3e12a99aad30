// The intent of the player: what they are about to do, and have not done yet.

import { type Accessor, createEffect, createSignal, on } from "solid-js";
import { sounds } from "../../kit/sound";
import { type Aim, holds, type Turn } from "./aim";
import type { Resting } from "./drop";
import type { Square } from "./rulebook/squares";
import type { BoardView } from "./view";

export interface Dragged {
  what: "card" | "joker";
  /** the pointer, in the race's own coordinates */
  x: number;
  y: number;
  /** a finger hides what is under it: the card floats above */
  above: number;
  /** the token in whose close-up it is; null on the board itself */
  over: number | null;
  resting: Resting | null;
  bridge: Aim | null;
}

export interface Intent {
  aim: Accessor<Aim | null>;
  setAim: (aim: Aim | null) => void;
  /** Quarter turns of the card since the round began: it never turns back. */
  turns: Accessor<number>;
  turn: Accessor<Turn>;
  turnCard: (quarters?: number) => void;
  jokers: Accessor<number>;
  setJokers: (jokers: number) => void;
  /** The blocked token that is being freed. */
  paying: Accessor<number | null>;
  setPays: (token: number | null) => void;
  head: Accessor<"first" | "second">;
  swapHead: () => void;
  cursor: Accessor<Square | null>;
  setCursor: (square: Square | null) => void;
  drag: Accessor<Dragged | null>;
  setDrag: (drag: Dragged | null) => void;
  /** The rule that stood against what was tried last. */
  broken: Accessor<string | null>;
  refuse: (rule: string) => void;
  forget: () => void;
  /** Whether there is a card to play, be it known yet or not. */
  able: () => boolean;
  clear: () => void;
}

const HINT_MS = 2200;

export function createIntent(view: BoardView): Intent {
  const [aim, setAim] = createSignal<Aim | null>(null);
  const [turns, setTurns] = createSignal(0);
  const [jokers, setJokers] = createSignal(0);
  const [pays, setPays] = createSignal<number | null>(null);
  const [head, setHead] = createSignal<"first" | "second">("second");
  const [cursor, setCursor] = createSignal<Square | null>(null);
  const [drag, setDrag] = createSignal<Dragged | null>(null);

  const paying = (): number | null => {
    const chosen = pays();
    return view.owed() ?? (chosen !== null && view.payable().includes(chosen) ? chosen : null);
  };
  const clear = (): void => {
    setAim(null);
    setJokers(0);
    setCursor(null);
  };

  createEffect(() => {
    const before = aim();
    if (before && (!holds(view.field(), before) || before.pays !== (paying() !== null))) clear();
  });
  createEffect(on(view.phase, clear, { defer: true }));

  return {
    aim,
    setAim,
    turns,
    turn: () => (((turns() % 4) + 4) % 4) as Turn,
    turnCard: (quarters = 1) => setTurns((before) => before + quarters),
    jokers,
    setJokers,
    paying,
    setPays,
    head,
    swapHead: () => setHead((before) => (before === "first" ? "second" : "first")),
    cursor,
    setCursor,
    drag,
    setDrag,
    ...createReproach(),
    able: () => view.phase() === "racing" && (view.ownHand()?.count ?? 0) > 0,
    clear,
  };
}

/** Said for a moment, and then it is forgotten. */
function createReproach(): Pick<Intent, "broken" | "refuse" | "forget"> {
  const [broken, setBroken] = createSignal<string | null>(null);
  let hint = 0;
  const forget = (): void => {
    setBroken(null);
  };
  const refuse = (rule: string): void => {
    setBroken(rule);
    clearTimeout(hint);
    hint = window.setTimeout(forget, HINT_MS);
    sounds.refuse();
  };
  return { broken, refuse, forget };
}
