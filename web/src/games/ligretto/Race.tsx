// The race of Ligretto: a stacking race in its own style.

import { StackingRace } from "../../mechanics/stacking/Race";
import type { StackingSession } from "../../mechanics/stacking/view";
import type { RaceProps } from "../../table/game";
import { style } from "./style";

export function Race(props: RaceProps<"ligretto">) {
  return <StackingRace style={style} session={props.session as unknown as StackingSession} />;
}
