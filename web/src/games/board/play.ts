// How a player plays, whatever way it is asked for, by finger, mouse or key: squares are pressed until an aim is whole.

import { sounds } from "../../kit/sound";
import { type Aim, aimAt, aimToPay, further, isWhole, oriented } from "./aim";
import { type Attempts, createAttempts } from "./attempts";
import type { Anchor } from "./drop";
import { createIntent, type Intent } from "./intent";
import { tokensBeside } from "./picture";
import type { Square } from "./rulebook/squares";
import type { BoardView } from "./view";
import type { BoardCard } from "./wire";

export interface Play extends Intent, Attempts {
  /** What a card that is dragged may be laid to. */
  anchor: () => Anchor;
  press: (square: Square, token?: number) => boolean;
  aimAtToken: (token: number) => void;
  moreJokers: () => void;
  /** Jokers that were dragged to their squares; the card comes next. */
  bridge: (aim: Aim) => void;
}

export function createPlay(view: BoardView): Play {
  const { field } = view;
  const intent = createIntent(view);
  const attempts = createAttempts(view, intent);
  const { aim, setAim, jokers, setJokers, paying, able } = intent;

  const press = (square: Square, token?: number): boolean => {
    if (view.phase() === "preparing") return attempts.placeToken(square);
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

  /** Nobody lays a card that they have not seen. */
  const goOn = (next: Aim): boolean => {
    if (isWhole(next) && !view.ownCard()) return true;
    setAim(next);
    if (isWhole(next)) attempts.lay();
    else sounds.turn();
    return true;
  };

  const begin = (square: Square, token?: number): Aim | null => {
    const debt = paying();
    if (debt !== null) return aimToPay(field(), debt);
    const stands = [...field().tokens].find(([, at]) => at === square)?.[0];
    const [beside] = tokensBeside(field(), square);
    const chosen = token ?? stands ?? beside;
    return chosen === undefined ? null : aimAt(field(), chosen, jokers());
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

  return {
    ...intent,
    ...attempts,
    anchor,
    press,
    aimAtToken: (token) => setAim(paying() === null && able() ? aimAt(field(), token, jokers()) : null),
    moreJokers,
    bridge: (aimed) => {
      setJokers(aimed.jokers);
      setAim(aimed);
      sounds.place();
    },
  };
}

/** The card as the aim would lay it. */
export function aimedCard(view: BoardView, play: Play): BoardCard | null {
  const [aimed, card] = [play.aim(), view.ownCard()];
  return aimed && card ? oriented(view.field(), aimed, card, play.turn()) : null;
}
