// The page of a table, from the link to the last score.

import type { JSX } from "solid-js";
import { keep, keysFor } from "../../settings";
import { PhaseScreens } from "./PhaseScreens";
import { Visit } from "./Visit";

export default function TableScreen(props: { code: string }): JSX.Element {
  return (
    <Visit code={props.code} guest={asMyself}>
      {(session) => <PhaseScreens session={session} />}
    </Visit>
  );
}

const asMyself = (code: string) => ({ keys: keysFor(code), keep: keep.bind(null, code) });
