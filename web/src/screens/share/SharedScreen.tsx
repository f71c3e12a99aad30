// The page of a moment that somebody shares: the film stands there for anybody, and leads to a race of one's own.

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
import { leave } from "../../router";
import { Fallen } from "../errors/Fallen";
import { TroublePage } from "../errors/TroublePage";
import { createOptionalAnswer } from "../optionalAnswer";
import { Film } from "../replay/Film";
import type { OpenedFilm } from "../replay/openFilm";
import { loadWords as loadReplayWords } from "../replay/words";
import { Waiting } from "../shell/Waiting";
import { Farewell } from "./Farewell";
import { type OpenedShare, openShared } from "./openShared";
import { Ways } from "./Ways";
import { loadWords } from "./words";

const Expired = lazy(() => import("./Expired"));
const SharedScores = lazy(() => import("./SharedScores"));
const OnlyScores = lazy(() => import("../replay/OnlyScores"));

interface ShareOutcome {
  found?: OpenedShare;
  failed?: unknown;
}

export default function SharedScreen(props: { token: string }): JSX.Element {
  const [attempt, setAttempt] = createSignal(1);
  const [outcome] = createResource(attempt, () => outcomeOf(props.token));
  const found = () => outcome.latest?.found;
  const failed = () => outcome.latest?.failed;
  const word = () => {
    const error = failed();
    return error instanceof Failed ? error.word : null;
  };
  return (
    <Suspense fallback={<Waiting />}>
      <Switch fallback={<Waiting />}>
        <Match when={found()?.opened} keyed>
          {(opened) => <Shown opened={opened} />}
        </Match>
        <Match when={found()} keyed>
          {({ moment }) => <SharedScores moment={moment} />}
        </Match>
        <Match when={failed() instanceof NewerFilm}>
          <OnlyScores film={(failed() as NewerFilm).film} onClose={leave} />
        </Match>
        <Match when={word() === "unknown_share"}>
          <Expired />
        </Match>
        <Match when={word()}>
          <TroublePage trouble={troubleOf(word())} again={() => setAttempt(attempt() + 1)} />
        </Match>
        <Match when={failed()}>
          <Fallen cause={failed()} />
        </Match>
      </Switch>
    </Suspense>
  );
}

function Shown(props: { opened: OpenedFilm; deal?: Component | undefined }): JSX.Element {
  const review = createOptionalAnswer(props.opened.askReview);
  const Ending = (): JSX.Element => <Farewell deal={props.deal} />;
  return <Film opened={props.opened} review={review()} onClose={leave} beside={Ways} ending={Ending} />;
}

async function outcomeOf(token: string): Promise<ShareOutcome> {
  try {
    return { found: await openShared(token) };
  } catch (failed) {
    await Promise.all([loadWords(), loadReplayWords()]).catch(() => undefined);
    return { failed };
  }
}

function troubleOf(word: string | null): "unreachable" | "full" | "trouble" {
  if (word === "unreachable") return word;
  return word === "too_fast" ? "full" : "trouble";
}
