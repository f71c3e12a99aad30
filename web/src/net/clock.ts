// Clock synchronization: the time of the table is estimated by asking the house a few times; the quickest answers are
// the least mistaken.

const ASKED = 9;
const QUICKEST = 3;

interface Answer {
  took: number;
  offset: number;
}

export class TableClock {
  #answers: Answer[] = [];
  #stale = false;

  get settled(): boolean {
    return this.#answers.length === ASKED && !this.#stale;
  }

  /** The table may have slept, and its time has stood still: the next answer is worth more than all. */
  doubt(): void {
    this.#stale = true;
  }

  /** Asked at `sent`, the table said its time, and it is `now`: halfway between, it was right. */
  heard(sent: number, table: number, now: number): void {
    if (this.#stale) this.#answers = [];
    this.#stale = false;
    this.#answers = [...this.#answers, { took: now - sent, offset: table - (sent + now) / 2 }].slice(-ASKED);
  }

  /** The table's time, when it is `now` here. */
  at(now: number): number {
    const quickest = this.#answers.toSorted((a, b) => a.took - b.took).slice(0, QUICKEST);
    const offsets = quickest.map((answer) => answer.offset).sort((a, b) => a - b);
    return now + (offsets[offsets.length >> 1] ?? 0);
  }
}
