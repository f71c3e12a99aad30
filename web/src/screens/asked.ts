import { type Accessor, createSignal } from "solid-js";

/** What the house answers, when it has; a page that can do without it is not held up. */
export function createAsked<T>(ask: () => Promise<T>): Accessor<T | undefined> {
  const [answer, setAnswer] = createSignal<T>();
  ask().then(
    (found) => setAnswer(() => found),
    () => undefined,
  );
  return answer;
}
