// A round that is looked at again: it is opened, or it is said why it can't be.

import {
  type Component,
  createResource,
  createSignal,
  type JSX,
  lazy,
  Match,
  Suspense,
  Switch,
} from "solid-js";
import { NewerFilm } from "../../films/film";
import { Failed } from "../../net/rest";
import { Fallen } from "../errors/Fallen";
import { TroublePage } from "../errors/TroublePage";
import { createOptionalAnswer } from "../optionalAnswer";
import { Waiting } from "../shell/Waiting";
import { Film } from "./Film";
import { type OpenedFilm, openFilm, type Wanted } from "./openFilm";
import { loadWords } from "./words";

const Gone = lazy(() => import("./Gone"));
const OnlyScores = lazy(() => import("./OnlyScores"));

export interface ReplayProps {
  wanted: Wanted;
  onClose: () => void;
  /** What one may do meanwhile, in the bar. */
  beside?: Component | undefined;
}

interface Outcome {
  opened?: OpenedFilm;
  failed?: unknown;
}

export function Replay(props: ReplayProps): JSX.Element {
  const [attempt, setAttempt] = createSignal(1);
  const [outcome] = createResource(attempt, () => outcomeOf(props.wanted));
  const opened = () => outcome.latest?.opened;
  const failed = () => outcome.latest?.failed;
  return (
    <Suspense fallback={<Waiting />}>
      <Switch fallback={<Waiting />}>
        <Match when={opened()} keyed>
          {(found) => <WithReview opened={found} {...props} />}
        </Match>
        <Match when={failed() instanceof NewerFilm}>
          <OnlyScores film={(failed() as NewerFilm).film} onClose={props.onClose} />
        </Match>
        <Match when={isUnreachable(failed())}>
          <TroublePage trouble="unreachable" again={() => setAttempt(attempt() + 1)} />
        </Match>
        <Match when={failed() instanceof Failed}>
          <Gone onClose={props.onClose} />
        </Match>
        <Match when={failed()}>
          <Fallen cause={failed()} />
        </Match>
      </Switch>
    </Suspense>
  );
}

/** The review comes when it comes: nobody waits for it. */
function WithReview(props: ReplayProps & { opened: OpenedFilm }): JSX.Element {
  const review = createOptionalAnswer(props.opened.askReview);
  return <Film opened={props.opened} review={review()} onClose={props.onClose} beside={props.beside} />;
}

async function outcomeOf(wanted: Wanted): Promise<Outcome> {
  try {
    return { opened: await openFilm(wanted) };
  } catch (failed) {
    await loadWords();
    return { failed };
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Failed && error.word === "unreachable";
}
