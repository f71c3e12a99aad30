// A round that is looked at again: it is opened, or it is said why it can't be.

import {
  type Component,
  createMemo,
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
import type { OpenedFilm } from "./openFilm";
import { loadWords } from "./words";

const Gone = lazy(() => import("./Gone"));
const OnlyScores = lazy(() => import("./OnlyScores"));

export interface ReplayProps {
  open: () => Promise<OpenedFilm>;
  onClose: () => void;
  /** What one may do meanwhile, in the bar; and what comes when it is over. */
  beside?: Component | undefined;
  ending?: Component | undefined;
  /** What there is where it could not be opened, if that is not for everybody to say. */
  instead?: ((failed: unknown) => JSX.Element | undefined) | undefined;
}

interface Outcome {
  opened?: OpenedFilm;
  failed?: unknown;
}

export function Replay(props: ReplayProps): JSX.Element {
  const [attempt, setAttempt] = createSignal(1);
  const [outcome] = createResource(attempt, () => outcomeOf(props.open));
  const opened = () => outcome.latest?.opened;
  const failed = () => outcome.latest?.failed;
  const instead = createMemo(() => (failed() ? props.instead?.(failed()) : undefined));
  return (
    <Suspense fallback={<Waiting />}>
      <Switch fallback={<Waiting />}>
        <Match when={opened()} keyed>
          {(found) => <WithReview opened={found} {...props} />}
        </Match>
        <Match when={instead()}>{instead()}</Match>
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
  return (
    <Film
      opened={props.opened}
      review={review()}
      onClose={props.onClose}
      beside={props.beside}
      ending={props.ending}
    />
  );
}

async function outcomeOf(open: ReplayProps["open"]): Promise<Outcome> {
  try {
    return { opened: await open() };
  } catch (failed) {
    await loadWords();
    return { failed };
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Failed && error.word === "unreachable";
}
