// The player's actions: by tap and by key. Whatever fits nowhere shakes its head, and the house is not asked.

import { createMemo, createSignal } from "solid-js";
import type { Painting } from "../../kit/painting/painting";
import { stir } from "../../kit/painting/stir";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { Card } from "../../net/wire";
import { sayWhyNot } from "../../table/firstRace";
import { handSize, type Source } from "./area";
import { type Aim, buildOn, dropOn, type Glance, isOpenQuestion, tapOn } from "./choices";
import { own } from "./ownLook";
import { type OwnPlaceName, ownName } from "./painting/names";
import type { Side } from "./painting/renderer";
import type { StackingCommand } from "./rules";
import { cardName, type StackingStyle } from "./style";
import type { StackingView } from "./view";

export interface Question {
  card: Card;
  places: number[];
}

const FALSE_CALLS = 3;

export function createPlay(view: StackingView, style: StackingStyle, painting: Painting<Side>) {
  const [question, setQuestion] = createSignal<Question | null>(null);

  const glance = (): Glance | null => {
    const [seat, options] = [view.seat(), view.options()];
    if (seat === null || !options || !view.racing()) return null;
    return { round: view.round(), options, rules: style.rules, seat };
  };

  const cardAt = (source: Source): Card | null => {
    const area = view.area();
    if (!area) return null;
    if (source === "stock") return area.stock_top;
    return source === "turned" ? area.visible : (area.row[source]?.at(-1) ?? null);
  };

  const act = (command: StackingCommand): boolean => {
    setQuestion(null);
    return view.session.attempt(command);
  };

  const no = (place: OwnPlaceName): boolean => {
    stir(painting, ownName(place), "shake");
    sounds.refuse();
    vibrate("lost");
    return false;
  };

  /** Seen, heard, felt, and said. */
  const misfit = (source: Source, card: Card): boolean => {
    const [colour, value] = card;
    const before = cardName(style, [colour, value - 1]);
    sayWhyNot(style.words().said.noFit(cardName(style, card), before), own(source));
    return no(source);
  };

  /** Says whether something was done, so that nothing is left to drag. */
  const tap = (source: Source): boolean => {
    const seen = glance();
    if (seen && typeof source === "number" && answer(source)) return true;
    const card = cardAt(source);
    if (!seen || !card) return false;
    const meant = tapOn(seen, card);
    if (meant.means === "choose") return ask({ card, places: meant.places });
    setQuestion(null);
    return (meant.means === "do" && act(meant.command)) || misfit(source, card);
  };

  /** The finger may still drag it to where it wants. */
  const ask = (asked: Question): boolean => {
    setQuestion(asked);
    return false;
  };

  const answer = (place: number): boolean => {
    const [seen, asked] = [glance(), question()];
    if (!seen || !asked?.places.includes(place)) return false;
    const command = buildOn(seen, asked.card, place);
    return command !== null && act(command);
  };

  const turn = (): boolean => {
    const area = view.area();
    if (!glance() || !area) return false;
    return handSize(area) ? act({ do: "turn" }) : no("hand");
  };

  const drop = (card: Card, aim: Aim): boolean => {
    const seen = glance();
    const command = seen && dropOn(seen, card, aim);
    return command !== null && act(command);
  };

  return {
    tap,
    turn,
    drop,
    answer,
    question,
    cardAt,
    isOpenQuestion: (card: Card): boolean => {
      const seen = glance();
      return seen !== null && isOpenQuestion(seen, card);
    },
    stop: (): boolean => act({ do: "stop" }),
    dutch: (): boolean => act({ do: "dutch" }),
    mayStop: createMemo(() => glance() !== null && mayStop(view)),
    mayCall: createMemo(() => mayCall(view)),
    refuse: no,
  };
}

export type Play = ReturnType<typeof createPlay>;

function mayStop(view: StackingView): boolean {
  return view.options()?.stop === "called" && view.area()?.stock_count === 0;
}

function mayCall(view: StackingView): boolean {
  return view.options()?.mistakes === "called" && (view.area()?.false_calls ?? FALSE_CALLS) < FALSE_CALLS;
}
