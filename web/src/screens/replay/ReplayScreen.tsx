// The page of a match that is looked at again: which round, from when on and from whose seat stands in its address.

import type { JSX } from "solid-js";
import { leave } from "../../router";
import type { Wanted } from "./openFilm";
import { Replay } from "./Replay";

export default function ReplayScreen(props: { match: string }): JSX.Element {
  return <Replay wanted={{ match: props.match, ...asked(location.search) }} onClose={leave} />;
}

/** What makes no sense is not said. */
function asked(search: string): Omit<Wanted, "match"> {
  const said = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const value = Number(said.get(name) || Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const [round, seat] = [number("round"), number("seat")];
  return {
    round: round !== null && Number.isInteger(round) && round > 0 ? round : null,
    at: number("at"),
    ...(said.get("seat") === "table" ? { seat: null } : seat === null ? {} : { seat }),
  };
}
