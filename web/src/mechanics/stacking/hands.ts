// What the player does: by tap and by key. Whatever fits nowhere shakes its head, and the house is not asked.

import { createMemo, createSignal } from "solid-js";
import { lessMotion } from "../../kit/manners";
import { sounds } from "../../kit/sound";
import { speak } from "../../kit/speak";
import { vibrate } from "../../kit/vibrate";
import type { Card } from "../../net/wire";
import { handSize, type Source } from "./area";
import { type Aim, buildOn, dropOn, type Glance, isOpenQuestion, tapOn } from "./choices";
import { type OwnPlaceName, ownName } from "./painting/own";
import type { StackingCommand } from "./rules";
import type { Scene } from "./scene";

export interface Question {
  card: Card;
  places: number[];
}

const FALSE_CALLS = 3;

export function createHands(scene: Scene) {
  const [question, setQuestion] = createSignal<Question | null>(null);

  const glance = (): Glance | null => {
    const seat = scene.seat();
    const [round, options, rules] = [scene.round(), scene.options(), scene.rules];
    return seat === null || !scene.racing() ? null : { round, options, rules, seat };
  };

  const cardAt = (source: Source): Card | null => {
    const area = scene.area();
    if (!area) return null;
    if (source === "stock") return area.stock_top;
    return source === "turned" ? area.visible : (area.row[source]?.at(-1) ?? null);
  };

  const act = (command: StackingCommand): boolean => {
    setQuestion(null);
    return scene.session.attempt(command);
  };

  const no = (place: OwnPlaceName): boolean => {
    scene.painting.order({ order: "stir", name: ownName(place), how: "shake", still: lessMotion() });
    sounds.refuse();
    vibrate("lost");
    return false;
  };

  /** Seen, heard, felt, and said. */
  const misfit = (source: Source, card: Card): boolean => {
    speak(scene.words().said.noFit(scene.cardName(card)));
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
    const area = scene.area();
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
    mayStop: createMemo(() => glance() !== null && mayStop(scene)),
    mayCall: createMemo(() => mayCall(scene)),
    refuse: no,
  };
}

export type Hands = ReturnType<typeof createHands>;

function mayStop(scene: Scene): boolean {
  return scene.options().stop === "called" && scene.area()?.stock_count === 0;
}

function mayCall(scene: Scene): boolean {
  return scene.options()?.mistakes === "called" && (scene.area()?.false_calls ?? FALSE_CALLS) < FALSE_CALLS;
}
