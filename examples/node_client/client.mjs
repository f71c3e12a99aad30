// A seat at a table of some house: REST to open it, a WebSocket to play at it.

import { Mirror } from "./mirror.mjs";
import { connect } from "./websocket.mjs";

const PROTOCOL = 2;

/** The answer to a command that was not carried out. */
export class Refused extends Error {
  constructor({ rule, reason }) {
    super(rule ? `${reason} (${rule})` : reason);
  }
}

export async function openTable(house, game, options = {}) {
  const body = JSON.stringify({ game, options });
  const answer = await fetch(new URL("/api/tables", house), { method: "POST", body });
  const made = await answer.json();
  if (!answer.ok) throw new Error(made.reason);
  return made.code;
}

export class Client {
  mirror = new Mirror();
  #socket;
  #sent = 0;
  #pending = new Map(); // who waits for the answer to a command, by its number
  #waiting = new Set(); // who waits for anything to happen
  #ended = null; // why there is nothing to wait for any more

  /** Resolves when the table is known. `hear` is told every frame, after the mirror. */
  static async join(house, code, hear = () => {}) {
    const client = new Client();
    client.#socket = await connect(new URL(`/ws/${code}`, house));
    client.#listen(hear);
    client.#send({ frame: "hello", protocol: PROTOCOL });
    while (!client.mirror.table) await client.change();
    return client;
  }

  /** Resolves with the answer; rejects with Refused. */
  do(command) {
    const n = ++this.#sent;
    this.#send({ frame: "command", n, seen: this.mirror.number, command });
    return this.#promise((waiter) => this.#pending.set(n, waiter));
  }

  /** Resolves when something has happened. */
  change() {
    return this.#promise((waiter) => this.#waiting.add(waiter));
  }

  close() {
    this.#socket.close();
  }

  /** Rejects when the line ends. */
  #promise(wait) {
    return new Promise((resolve, reject) => (this.#ended ? reject(this.#ended) : wait({ resolve, reject })));
  }

  #send(frame) {
    this.#socket.send(JSON.stringify(frame));
  }

  async #listen(hear) {
    try {
      for await (const text of this.#socket) this.#hear(JSON.parse(text), hear);
      this.#end(new Error("the line is lost"));
    } catch (error) {
      this.#end(error);
    }
  }

  #hear(frame, hear) {
    if (frame.frame === "goodbye") throw new Error(frame.reason);
    const ours = frame.frame !== "happened" || frame.seat === this.mirror.seat; // before seats move
    this.mirror.hear(frame);
    hear(frame, this.mirror);
    if (ours) this.#answer(frame);
    for (const { resolve } of this.#waiting) resolve();
    this.#waiting.clear();
  }

  #answer(frame) {
    const waiter = this.#pending.get(frame.n);
    this.#pending.delete(frame.n);
    if (frame.frame === "refused") waiter?.reject(new Refused(frame));
    else waiter?.resolve(frame);
  }

  #end(error) {
    this.#ended = error;
    for (const { reject } of [...this.#pending.values(), ...this.#waiting]) reject(error);
  }
}
