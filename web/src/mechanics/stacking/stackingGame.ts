// A stacking game as the client knows games: made from its style, all the rest is the same.

import { type Component, mergeProps } from "solid-js";
import type { GameName } from "../../net/wire";
import type { Game, Goal, OptionsLook, RaceProps } from "../../table/game";
import { StackingRace } from "./Race";
import type { Stacking, StackingOptions } from "./rules";
import type { StackingStyle } from "./style";
import { toldOf } from "./told";

/** `load` brings the words of the style. */
export function stackingGame<N extends GameName>(
  name: N,
  style: StackingStyle,
  load: () => Promise<void>,
): Game<N> {
  const { rules, words, backs } = style;
  const shared: Omit<Game<Stacking>, "name"> = {
    rules,
    load,
    words,
    Race: raceOf(style, false),
    Screen: raceOf(style, true),
    backs,
    options,
    goal,
    tells: (event, nameOf) => toldOf(words(), event, nameOf),
  };
  return { name, ...shared } as unknown as Game<N>;
}

function raceOf(style: StackingStyle, watching: boolean): Component<RaceProps<Stacking>> {
  return (props) => StackingRace(mergeProps(props, { style, watching }));
}

const goal = ({ target }: StackingOptions): Goal => ({ points: target });

/** False calls count only where there are calls. */
const options: OptionsLook<Stacking> = {
  hides: (name, { mistakes }) => name === "false_call" && mistakes !== "called",
};
