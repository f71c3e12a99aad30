import type { RaceProps } from "../../table/game";
import { Table } from "./Table";

/** The TV is a watcher with a large screen: the same table, seen from further away. */
export function Screen(props: RaceProps<"dice">) {
  return <Table session={props.session} plays={false} />;
}
