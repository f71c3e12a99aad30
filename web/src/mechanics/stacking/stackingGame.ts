// A stacking game as the client knows games: its own are name, style and components, all the rest is the same.

import type { Card, GameName } from "../../net/wire";
import type { Game, Pieces, Rules } from "../../table/game";
import type { StackingFaceDown } from "./faceDown";
import { firstRace } from "./firstRace";
import type { StackingGame } from "./game";
import { goal, options } from "./match";
import { toldOf } from "./news";
import { stackingPieces } from "./pieces";
import { cardName, type StackingStyle } from "./style";
import { recounted, turnedUp } from "./turnedUp";
import type { StackingSnapshot } from "./wire";

type Shared<N extends GameName> = Pick<Game<N>, "options" | "goal"> & Required<Pick<Game<N>, "firstRace">>;
type OwnParts<N extends GameName> = Pick<Game<N>, "name" | "load" | "Race" | "Screen">;

export function stackingGame<N extends GameName>(own: OwnParts<N>, style: StackingStyle): Game<N> {
  const { rules, words, backs } = style;
  const shared: Shared<StackingGame> = { options, goal, firstRace: firstRace(style) };
  return {
    ...own,
    rules: rules as unknown as Rules<N>,
    words,
    backs,
    pieces: stackingPieces(style) as unknown as Pieces<N>,
    ...(shared as unknown as Shared<N>),
    turnUp: (faceDown, round, seat) =>
      turnedUp(style, faceDown as StackingFaceDown, round as StackingSnapshot, seat),
    thingName: (card) => cardName(style, card as Card),
    recounts: (event) => recounted(style, event),
    tells: (event, nameOf) => toldOf(words(), event, nameOf),
  };
}
