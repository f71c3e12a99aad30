// Everything that a seat may lay or pay with the card in hand, by the client's own rules.

import { flipped } from "../../../src/games/board/rulebook/cards";
import { type Field, fieldOf, isBlocked, isFree } from "../../../src/games/board/rulebook/field";
import { oldestDebtOf, payableBy, takes } from "../../../src/games/board/rulebook/laying";
import { bridges, openPlaces } from "../../../src/games/board/rulebook/reach";
import type { Place } from "../../../src/games/board/rulebook/squares";
import type {
  BoardCard,
  BoardLay,
  BoardOptions,
  BoardPay,
  BoardSnapshot,
} from "../../../src/games/board/wire";

type PlaceOfCard = Pick<Place, "near" | "far">;

export function legalLays(round: BoardSnapshot, options: BoardOptions, seat: number): BoardLay[] {
  const field = fieldOf(round);
  const hand = round.hands[seat];
  const card = hand?.card;
  if (round.phase !== "racing" || !card || oldestDebtOf(round, seat)) return [];
  return [...field.tokens].flatMap(([token, at]) =>
    isBlocked(field, token)
      ? []
      : bridges(field, token, hand.jokers).flatMap((bridge) =>
          openPlaces(field, token, bridge).flatMap(({ near, far }) =>
            ways(options, field, card, { near, far }).map((way): BoardLay => {
              const jokers = bridge.length ? { jokers: [...bridge] } : {};
              return { do: "lay", token, at, near, far, card: way, ...jokers };
            }),
          ),
        ),
  );
}

export function legalPays(round: BoardSnapshot, options: BoardOptions, seat: number): BoardPay[] {
  const field = fieldOf(round);
  const card = round.hands[seat]?.card;
  if (round.phase !== "racing" || !card) return [];
  const places = field.board.places.filter((place) => isFree(field, place));
  return payableBy(round, seat).flatMap((token) =>
    places.flatMap(({ near, far }) =>
      ways(options, field, card, { near, far }).map((way): BoardPay => {
        return { do: "pay", token, at: field.tokens.get(token) ?? "", near, far, card: way };
      }),
    ),
  );
}

/** Which ways round the card may lie on a place. */
function ways(options: BoardOptions, field: Field, card: BoardCard, place: PlaceOfCard): BoardCard[] {
  return [card, flipped(card)].filter((way) => takes(options, field, { ...place, card: way }));
}
