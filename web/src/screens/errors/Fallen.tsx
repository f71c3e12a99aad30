// The page for errors that nobody caught: a mistake of ours, or a piece of the client that could not be loaded.

import { createEffect, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import { place } from "../../router";
import { createOptionalAnswer } from "../optionalAnswer";
import { Waiting } from "../shell/Waiting";
import type { Trouble } from "./failures";
import { TroublePage } from "./TroublePage";

export interface FallenProps {
  cause: unknown;
  /** What it is, if it is not the loading. */
  trouble?: Trouble;
  /** Another place is another start. */
  again?: () => void;
}

export function Fallen(props: FallenProps): JSX.Element {
  createEffect(on(place, () => props.again?.(), { defer: true }));
  const told = () => <TroublePage trouble={props.trouble ?? "stumbled"} cause={props.cause} />;
  return (
    <Show when={isUnloaded(props.cause)} fallback={told()}>
      <Unloaded />
    </Show>
  );
}

/** The house has another version of the client by now; or there is no house. */
function Unloaded(): JSX.Element {
  const answers = createOptionalAnswer(houseAnswers);
  return (
    <Show when={answers() !== undefined} fallback={<Waiting />}>
      <Show when={answers()} fallback={<TroublePage trouble="unreachable" again={() => location.reload()} />}>
        <TroublePage trouble="reloadNeeded" />
      </Show>
    </Show>
  );
}

function houseAnswers(): Promise<boolean> {
  return fetch("/healthz", { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Each browser has its own words for an import that failed; Vite has some for a style sheet. */
const UNLOADED = /dynamically imported module|module script failed|unable to preload/i;
const OF_AN_EXTENSION = /\b(chrome|moz|safari-web)-extension:/;

function isUnloaded(cause: unknown): boolean {
  return cause instanceof Error && UNLOADED.test(cause.message);
}

/** What no boundary caught: handlers, timers, promises. */
export function createFallen(): () => unknown {
  const [fallen, setFallen] = createSignal<unknown>();
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const cause: unknown = "reason" in event ? event.reason : event.error;
    if (cause && !isForeign(cause)) setFallen(() => cause);
  };
  window.addEventListener("error", note);
  window.addEventListener("unhandledrejection", note);
  onCleanup(() => {
    window.removeEventListener("error", note);
    window.removeEventListener("unhandledrejection", note);
  });
  createEffect(on(place, () => setFallen(undefined), { defer: true }));
  return fallen;
}

/** Whatever an extension of the browser lets fall on our floor breaks nothing of ours. */
function isForeign(cause: unknown): boolean {
  return cause instanceof Error && OF_AN_EXTENSION.test(cause.stack ?? "");
}
