// What is tried: done at once if it will count, as far as can be seen, and else refused with the rule against it.

import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import { type Aim, aimAt, back, brokenRule, commandOf, oriented } from "./aim";
import type { Meant } from "./drop";
import type { Intent } from "./intent";
import { tokensBeside } from "./picture";
import type { Square } from "./rulebook/squares";
import type { BoardView } from "./view";

export interface Attempts {
  lay: () => boolean;
  drop: (meanings: readonly Meant[]) => boolean;
  turnUp: () => boolean;
  placeToken: (square: Square) => boolean;
}

export function createAttempts(view: BoardView, intent: Intent): Attempts {
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
    if (!done) intent.refuse("BRD-33");
    return done;
  };

  const placeToken = (square: Square): boolean => {
    const command = { do: "place_token", square } as const;
    const done = session.attempt(command, () => {
      sounds.place();
      intent.setCursor(null);
    });
    if (!done) intent.refuse("BRD-5");
    return done;
  };

  return { lay, drop, turnUp, placeToken };
}
