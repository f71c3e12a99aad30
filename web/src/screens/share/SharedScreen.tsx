// The page of a moment that somebody shares: the film stands there for anybody, and leads to a race of one's own.

import { type JSX, lazy } from "solid-js";
import { Failed } from "../../net/rest";
import { leave } from "../../router";
import { TroublePage } from "../errors/TroublePage";
import { Replay } from "../replay/Replay";
import { loadWords as loadReplayWords } from "../replay/words";
import { Farewell } from "./Farewell";
import { OnlyScored, openShared } from "./openShared";
import { Ways } from "./Ways";

const Expired = lazy(() => import("./Expired"));
const SharedScores = lazy(() => import("./SharedScores"));

export default function SharedScreen(props: { token: string }): JSX.Element {
  const open = async () => {
    await loadReplayWords();
    return openShared(props.token);
  };
  return <Replay open={open} onClose={leave} beside={Ways} ending={Farewell} instead={instead} />;
}

function instead(failed: unknown): JSX.Element | undefined {
  if (failed instanceof OnlyScored) return <SharedScores moment={failed.moment} />;
  if (!(failed instanceof Failed)) return undefined;
  if (failed.word === "unknown_share") return <Expired />;
  return failed.word === "too_fast" ? <TroublePage trouble="full" /> : undefined;
}
