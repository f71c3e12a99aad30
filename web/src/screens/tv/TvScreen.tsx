// The television on the wall: the middle of the table, large, and how to join.

import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import type { GameName } from "../../net/wire";
import { keep, keysFor } from "../../settings";
import type { Game } from "../../table/game";
import { Session } from "../../table/session";
import { CODE_LENGTH, readCode } from "../code";
import { Fallen } from "../errors/Fallen";
import { TroublePage } from "../errors/TroublePage";
import { Waiting } from "../shell/Waiting";
import { Ended, loadAll } from "../table/TableScreen";
import { OnTv } from "./OnTv";

/** A screen's pass is kept beside the seat that somebody may have on the same device. */
const passOf = (code: string): string => `screen ${code}`;

export default function TvScreen(props: { code: string }): JSX.Element {
  const [attempt, setAttempt] = createSignal(1);
  const code = () => readCode(props.code);
  return (
    <Show when={code().length === CODE_LENGTH} fallback={<TroublePage trouble="closed" />}>
      <Show when={attempt()} keyed>
        <Screen code={code()} again={() => setAttempt((before) => before + 1)} />
      </Show>
    </Show>
  );
}

function Screen(props: { code: string; again: () => void }): JSX.Element {
  const code = props.code;
  const [missing, setMissing] = createSignal<unknown>();
  const load = (name: GameName): Promise<Game> => loadAll(name, (cause) => setMissing(() => cause));
  const { token } = keysFor(passOf(code));
  const [letIn, setLetIn] = createSignal(token !== "");
  const session = new Session(code, {
    keys: { token, secret: "" },
    screen: true,
    load,
    keep: (keys) => {
      keep(passOf(code), { token: keys.token, secret: "" });
      setLetIn(true);
    },
  });
  return (
    <Switch fallback={<Waiting />}>
      <Match when={session.ended()} keyed>
        {(ended) => <Ended ended={ended} again={props.again} />}
      </Match>
      <Match when={missing()}>
        <Fallen trouble="unknownGame" cause={missing()} />
      </Match>
      <Match when={session.known() !== null && session.game() !== null}>
        <OnTv session={session} letIn={letIn()} />
      </Match>
    </Switch>
  );
}
