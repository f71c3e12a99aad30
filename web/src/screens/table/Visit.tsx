// The visit to a table by its code: it shows it when it is there, and until then what is in the way.

import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { loadGame } from "../../games/games";
import type { GameName, Goodbye } from "../../net/wire";
import type { Game } from "../../table/game";
import { type Guest, Session } from "../../table/session";
import { isWhole, readCode } from "../code";
import { Fallen } from "../errors/Fallen";
import { troubleOf } from "../errors/failures";
import { TroublePage } from "../errors/TroublePage";
import { Waiting } from "../shell/Waiting";
import { keepHistory, recallHistory } from "./seenHistory";
import { loadTableWords } from "./tableWords";

export interface VisitProps {
  code: string;
  /** As whom one comes; asked anew at every attempt. */
  guest: (code: string) => Omit<Guest, "load" | "past" | "remember">;
  children: (session: Session) => JSX.Element;
}

export function Visit(props: VisitProps): JSX.Element {
  const [attempt, setAttempt] = createSignal(1);
  const code = () => readCode(props.code);
  return (
    <Show when={isWhole(code())} fallback={<TroublePage trouble="closed" />}>
      <Show when={attempt()} keyed>
        <Attempt {...props} code={code()} again={() => setAttempt((before) => before + 1)} />
      </Show>
    </Show>
  );
}

function Attempt(props: VisitProps & { again: () => void }): JSX.Element {
  const [missing, setMissing] = createSignal<unknown>();
  const load = (name: GameName): Promise<Game> => loadAll(name, (cause) => setMissing(() => cause));
  const session = new Session(props.code, {
    ...props.guest(props.code),
    load,
    past: recallHistory(props.code),
    remember: (history) => keepHistory(props.code, history),
  });
  return (
    <Switch fallback={<Waiting />}>
      <Match when={session.ended()} keyed>
        {(ended) => <Ended ended={ended} again={props.again} />}
      </Match>
      <Match when={missing()}>
        <Fallen trouble="unknownGame" cause={missing()} />
      </Match>
      <Match when={session.known() !== null && session.game() !== null}>{props.children(session)}</Match>
    </Switch>
  );
}

/** Where coming back makes no sense, nobody is asked to. */
function Ended(props: { ended: Goodbye | "unreachable"; again: () => void }): JSX.Element {
  const trouble = troubleOf(props.ended);
  const hopeless = trouble === "closed" || trouble === "kicked";
  return <TroublePage trouble={trouble} {...(hopeless ? {} : { again: props.again })} />;
}

/** A game that can't be loaded is for the page to tell, not for the session: it waits for ever. */
async function loadAll(name: GameName, missing: (cause: unknown) => void): Promise<Game> {
  try {
    const [game] = await Promise.all([loadGame(name), loadTableWords()]);
    return game;
  } catch (error) {
    missing(error);
    return new Promise(() => undefined);
  }
}
