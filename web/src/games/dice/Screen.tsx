import type { RaceProps } from "../../table/game";
import { Race } from "./Race";

/** The TV is a watcher with a large screen: the same table, seen from further away. */
export function Screen(props: RaceProps<"dice">) {
  return <Race session={props.session} watching />;
}
