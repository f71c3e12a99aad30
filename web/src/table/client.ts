// The client at any table, in a house or in a lesson: it tells its listeners what happens, and each command gets its
// answer.

import { onCleanup } from "solid-js";
import type { GameName, Refused, TableCommand } from "../net/wire";
import type { CommandOf, EventOf } from "./game";
import type { Moment } from "./mirror";

export abstract class TableClient<N extends GameName = GameName> {
  #answers = new Map<number, (refused: Refused | null) => void>();
  #listeners = new Set<(moment: Moment<N>) => void>();

  abstract do(command: CommandOf<N> | TableCommand): Promise<Refused | null>;
  abstract foresee(command: CommandOf<N>): EventOf<N>[] | null;

  on(listener: (moment: Moment<N>) => void): void {
    this.#listeners.add(listener);
    onCleanup(() => this.#listeners.delete(listener));
  }

  attempt(command: CommandOf<N>, before?: () => void): boolean {
    if (!this.foresee(command)) return false;
    before?.();
    void this.do(command);
    return true;
  }

  protected answerTo(n: number): Promise<Refused | null> {
    return new Promise((answer) => this.#answers.set(n, answer));
  }

  protected tell(moments: readonly Moment<N>[]): void {
    for (const moment of moments) {
      for (const listener of this.#listeners) listener(moment);
      if (moment.moment === "answered") this.#answer(moment.n, null);
      if (moment.moment === "refused") this.#answer(moment.n, moment.refused);
    }
  }

  #answer(n: number, refused: Refused | null): void {
    this.#answers.get(n)?.(refused);
    this.#answers.delete(n);
  }
}
