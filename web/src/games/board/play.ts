// The player's actions, by finger, mouse or key: squares are pressed until an aim is whole, and then the card is laid.

import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import { type Aim, aimAt, aimToPay, back, brokenRule, commandOf, further, isWhole, oriented } from "./aim";
import type { Anchor, Meant } from "./drop";
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
    if (!started && !before) intent.refuse("BRD-10"); // no token is near
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

interface Attempts {
  lay: () => boolean;
  drop: (meanings: readonly Meant[]) => boolean;
  turnUp: () => boolean;
  placeToken: (square: Square) => boolean;
}

/** Done at once if it will count, as far as can be seen, and else refused with the rule against it. */
function createAttempts(view: BoardView, intent: Intent): Attempts {
  const { session, field } = view;

  /** The first of several meanings that will count. */
  const carryOut = (meanings: readonly Meant[]): boolean => {
    const commands = meanings.flatMap(({ aim, card }) => commandOf(aim, card) ?? []);
    return commands.some((command) =>
      session.attempt(command, () => {
        vibrate("tap");
        intent.clear();
        intent.setPays(null);
        intent.forget();
      }),
    );
  };

  const drop = (meanings: readonly Meant[]): boolean => {
    const [first] = meanings;
    const seat = view.seat();
    if (!first || seat === null || !intent.able() || carryOut(meanings)) return first !== undefined;
    intent.refuse(brokenRule(view.round(), field(), first.aim, first.card, seat));
    return false;
  };

  const lay = (): boolean => {
    const [aimed, card] = [intent.aim(), view.ownCard()];
    const laid = aimed && card && oriented(field(), aimed, card, intent.turn());
    if (!aimed || !laid) return false;
    const done = drop([aimed, ...sameWayFrom(aimed)].map((aim) => ({ aim, card: laid })));
    if (!done) intent.setAim(back(aimed));
    return done;
  };

  /** Two tokens may touch the same square: which one was meant shows when only one of them will do. */
  const sameWayFrom = (aimed: Aim): Aim[] => {
    if (aimed.pays || aimed.jokers) return [];
    const beside = tokensBeside(field(), aimed.way[0] ?? "");
    return beside.map((token) => ({ ...aimed, ...aimAt(field(), token), way: aimed.way }));
  };

  const turnUp = (): boolean => {
    if (!intent.able()) return false;
    const done = session.attempt({ do: "turn_up" }, () => {
      intent.clear();
      intent.forget();
    });
    if (!done) intent.refuse("BRD-33"); // a card that could pay a debt cannot be discarded
    return done;
  };

  const placeToken = (square: Square): boolean => {
    const command = { do: "place_token", square } as const;
    const done = session.attempt(command, () => {
      sounds.place();
      intent.setCursor(null);
    });
    if (!done) intent.refuse("BRD-5"); // no token may be blocked, nor stand on another
    return done;
  };

  return { lay, drop, turnUp, placeToken };
}

/** The card as the aim would lay it. */
export function aimedCard(view: BoardView, play: Play): BoardCard | null {
  const [aimed, card] = [play.aim(), view.ownCard()];
  return aimed && card ? oriented(view.field(), aimed, card, play.turn()) : null;
}
