// A stacking game as the client knows games: its own are name, style and components, all the rest is the same.

import type { GameName } from "../../net/wire";
import type { Game, Rules } from "../../table/game";
import type { StackingGame } from "./game";
import { goal, options } from "./match";
import type { StackingStyle } from "./style";
import { toldOf } from "./told";

type Own<N extends GameName> = Pick<Game<N>, "name" | "load" | "Race" | "Screen">;

export function stackingGame<N extends GameName>(
  own: Own<N>,
  { rules, words, backs }: StackingStyle,
): Game<N> {
  const shared: Pick<Game<StackingGame>, "options" | "goal"> = { options, goal };
  return {
    ...own,
    rules: rules as unknown as Rules<N>,
    words,
    backs,
    ...(shared as unknown as Pick<Game<N>, "options" | "goal">),
    tells: (event, nameOf) => toldOf(words(), event, nameOf),
  };
}
