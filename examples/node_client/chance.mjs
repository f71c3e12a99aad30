// The chance of a round, as docs/dealing.md has it: seeds, streams, numbers, shuffles.

import { createHash, createHmac } from "node:crypto";

const WORDS = 2 ** 32;

export function sha256(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The seed of a deal: the house's own, and what each seat threw in. */
export function mixed(seed, nonces) {
  return sha256(...[seed, ...nonces].flatMap((bytes) => [lengthOf(bytes), bytes]));
}

function lengthOf(bytes) {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(bytes.length);
  return four;
}

/** The numbers of one name, one after the other. */
export class Stream {
  #seed;
  #name;
  #blocks = 0;
  #words = [];

  constructor(seed, ...name) {
    this.#seed = seed;
    this.#name = name.join("/");
  }

  word() {
    if (!this.#words.length) this.#words = this.#nextBlock();
    return this.#words.shift();
  }

  #nextBlock() {
    const block = createHmac("sha256", this.#seed).update(`${this.#name}#${this.#blocks}`).digest();
    this.#blocks += 1;
    return [0, 4, 8, 12, 16, 20, 24, 28].map((start) => block.readUInt32BE(start));
  }

  /** Each number from 0 on is exactly as likely as the others. */
  below(limit) {
    const fair = WORDS - (WORDS % limit);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % limit;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  shuffled(list) {
    const pile = [...list];
    for (let last = pile.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [pile[last], pile[other]] = [pile[other], pile[last]];
    }
    return pile;
  }
}
