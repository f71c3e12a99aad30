// The race of Dutch Blitz on a television.

import { StackingRace } from "../../mechanics/stacking/Race";
import type { StackingSession } from "../../mechanics/stacking/view";
import type { RaceProps } from "../../table/game";
import { style } from "./style";

export function Screen(props: RaceProps<"blitz">) {
  return <StackingRace style={style} session={props.session as unknown as StackingSession} watching />;
}
