// The rules of the board game for the client: what a command will make happen.
//
// All of it lies open but the next card, which is left out unless it was sent ahead. Debts that a card causes are
// told by the house: their numbers can't be seen.

import type { CommandOf, EventOf, Rules, Sight } from "../../table/game";
import { isRoundEvent } from "../../table/round";
import { sameWay } from "./rulebook/cards";
import { chosenBy } from "./rulebook/choosing";
import { foldFaceDown } from "./rulebook/faceDown";
import { fieldOf, placerOf, shownTo, takesToken } from "./rulebook/field";
import { fold, GAME_EVENTS } from "./rulebook/fold";
import { mayDiscard, mayLay, mayPay } from "./rulebook/laying";
import type {
  BoardAhead,
  BoardCard,
  BoardHandView,
  BoardLaid,
  BoardLay,
  BoardPay,
  BoardSnapshot,
  BoardTurnedUp,
} from "./wire";

type Command = CommandOf<"board">;

export const rules: Rules<"board"> = {
  concerns: (event): event is EventOf<"board"> => GAME_EVENTS.has(event.event) || isRoundEvent(event),
  fold,
  predict: (sight, seat, command) => {
    const event = sight.round.phase === PHASE_OF[command.do] ? outcome(sight, seat, command) : null;
    return event && [event];
  },
  lays: (event) => (event.event === "laid" ? event.seat : null),
  left: ({ hands }) => hands.map(({ count }) => count),
  foldFaceDown,
  spend: (ahead, event) => (event.event === "laid" || event.event === "turned_up" ? null : ahead),
};

const PHASE_OF: Record<Command["do"], BoardSnapshot["phase"]> = {
  place_token: "preparing",
  lay: "racing",
  pay: "racing",
  turn_up: "racing",
  judge: "checking",
  choose: "choosing",
};

function outcome(sight: Sight<"board">, seat: number, command: Command): EventOf<"board"> | null {
  const { round, options, ahead } = sight;
  switch (command.do) {
    case "place_token":
      return tokenPlaced(round, seat, command.square);
    case "lay":
      return mayLay(round, options, seat, command) ? laid(round, seat, command, ahead) : null;
    case "pay":
      return mayPay(round, options, seat, command) ? laid(round, seat, command, ahead) : null;
    case "turn_up":
      return mayDiscard(round, seat) ? turnedUp(round, seat, ahead) : null;
    case "judge": {
      const shown = shownTo(round, seat);
      const { card, right } = command;
      return shown && sameWay(shown.card, card) ? { event: "judged", seat, card, right } : null;
    }
    case "choose":
      return chosenBy(seat, command, round.duties[seat], round.aside[seat] ?? []);
  }
}

function tokenPlaced(round: BoardSnapshot, seat: number, square: string): EventOf<"board"> | null {
  if (seat !== placerOf(round) || !takesToken(fieldOf(round), square)) return null;
  return { event: "token_placed", token: Object.keys(round.tokens).length + 1, square };
}

function laid(
  round: BoardSnapshot,
  seat: number,
  aim: BoardLay | BoardPay,
  ahead: BoardAhead | null,
): BoardLaid {
  const { token, near, far, card } = aim;
  const jokers = aim.do === "lay" && aim.jokers?.length ? { jokers: aim.jokers } : {};
  const shows = round.hands[seat]?.count === 1 ? undefined : ahead?.lay;
  return { event: "laid", seat, token, near, far, card, ...jokers, ...(shows && { shows }) };
}

function turnedUp(round: BoardSnapshot, seat: number, ahead: BoardAhead | null): BoardTurnedUp {
  const shows = ahead?.turn_up ?? onlyCard(round.hands[seat]);
  return { event: "turned_up", seat, ...(shows && { shows }) } as BoardTurnedUp;
}

/** Who has one card left turns up the same one again. */
function onlyCard(hand: BoardHandView | undefined): BoardCard | null {
  return hand?.count === 1 ? hand.card : null;
}
