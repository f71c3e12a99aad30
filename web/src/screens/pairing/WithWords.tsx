// A boundary that waits for the words of this folder.

import { createResource, type JSX, Show } from "solid-js";
import { loadWords } from "./words";

export function WithWords(props: { children: JSX.Element }): JSX.Element {
  const [ready] = createResource(async () => {
    await loadWords();
    return true;
  });
  return <Show when={ready()}>{props.children}</Show>;
}
