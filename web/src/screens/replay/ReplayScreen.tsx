// The page of a match that is looked at again: which round, from when on and from whose seat stands in its address.

import type { JSX } from "solid-js";
import { leave } from "../../router";
import { wantedIn } from "./address";
import { openFilm } from "./openFilm";
import { Replay } from "./Replay";

export default function ReplayScreen(props: { match: string }): JSX.Element {
  return <Replay open={() => openFilm(wantedIn(props.match, location.search))} onClose={leave} />;
}
