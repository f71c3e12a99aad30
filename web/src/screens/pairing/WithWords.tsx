import { createResource, type JSX, Show } from "solid-js";
import { loadWords } from "./words";

/** What needs the words of this folder, once they are there. */
export function WithWords(props: { children: JSX.Element }): JSX.Element {
  const [ready] = createResource(async () => {
    await loadWords();
    return true;
  });
  return <Show when={ready()}>{props.children}</Show>;
}
