// The race on a television: the TV is a watcher with a large screen, the same table seen from further away.

import type { RaceProps } from "../../table/game";
import { Race } from "./Race";

export function Screen(props: RaceProps<"dice">) {
  return <Race session={props.session} watching />;
}
