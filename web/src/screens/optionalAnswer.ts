// The answer to a request as a signal, undefined until it is there, and for good if it fails; it suspends nothing.

import { type Accessor, createSignal } from "solid-js";

export function createOptionalAnswer<T>(ask: () => Promise<T>): Accessor<T | undefined> {
  const [answer, setAnswer] = createSignal<T>();
  ask().then(
    (found) => setAnswer(() => found),
    () => undefined,
  );
  return answer;
}
