// A Solid context that has to be there: whoever asks for it elsewhere is told what is missing.

import { createContext, useContext } from "solid-js";

export function createRequiredContext<T>(what: string) {
  const context = createContext<T>();
  const use = (): T => {
    const found = useContext(context);
    if (found === undefined) throw new Error(`there is no ${what} around this`);
    return found;
  };
  return [context.Provider, use] as const;
}
