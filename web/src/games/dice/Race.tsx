import type { RaceProps } from "../../table/game";
import { Table } from "./Table";

export function Race(props: RaceProps<"dice">) {
  return <Table session={props.session} plays />;
}
