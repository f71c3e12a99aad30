// Checks every round that is closed: dealt as it was promised, and played with what was dealt.

import { mixed, sha256 } from "./chance.mjs";
import { Dishonest, expect } from "./deal.mjs";
import { GAMES } from "./games/index.mjs";

const bytes = (hex) => Buffer.from(hex, "hex");

/** Is told every frame, after a mirror has folded it. `found` has a sentence about each round. */
export class Witness {
  found = [];
  #promised = null;
  #nonces = new Map();
  #frames = null; // of the round under way, from the deal on

  /** Throws Dishonest. */
  hear(frame, mirror) {
    if (frame.frame === "snapshot") this.#frames = null; // who knows what happened meanwhile
    if (frame.frame !== "happened") return;
    if (frame.round) this.#frames = [];
    this.#frames?.push(frame);
    for (const event of frame.events) this.#note(event, mirror.table);
  }

  #note(event, table) {
    switch (event.event) {
      case "seed_promised":
        this.#promised = event.hash;
        this.#nonces.clear();
        break;
      case "got_ready":
        this.#nonces.set(event.seat, event.nonce ?? "");
        break;
      case "round_closed":
        this.#check(event, table);
        break;
    }
  }

  #check({ round, seed, nonces }, { game, options }) {
    if (!this.#promised || !this.#frames) return; // not heard from its beginning
    if (sha256(bytes(seed)).toString("hex") !== this.#promised)
      throw new Dishonest(`the seed of round ${round} is not the one that was promised`);
    for (const [seat, nonce] of nonces.entries())
      expect(`the nonce of seat ${seat}`, nonce, this.#nonces.get(seat) ?? "");
    const mix = mixed(bytes(seed), nonces.map(bytes));
    const dealt = {
      seed: mix,
      game,
      players: nonces.length,
      options,
      number: round,
      round: this.#frames[0].round,
    };
    const deal = new GAMES[game].Deal(dealt);
    for (const frame of this.#frames) for (const event of frame.events) deal.hear(event, frame);
    this.#frames = null;
    this.found.push(
      `round ${round} was dealt as promised: all ${deal.seen} pieces that were shown follow from its seed`,
    );
  }
}
