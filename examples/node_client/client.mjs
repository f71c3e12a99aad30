// A seat at a table of some house: REST to open it, a WebSocket to play at it.

import { Mirror } from "./mirror.mjs";
import { connect, silence } from "./websocket.mjs";

const PROTOCOL = 2;
const PATIENCE = 20_000; // ms: a house that does not answer for so long is given up
const UNEVENTFUL = 6; // times that is how long nothing may happen at a table that answers

/** The answer to a command that was not carried out. */
export class Refused extends Error {
  constructor({ rule, reason }) {
    super(rule ? `${reason} (${rule})` : reason);
  }
}

export async function openTable(house, game, options = {}, patience = PATIENCE) {
  const url = new URL("/api/tables", house);
  const body = JSON.stringify({ game, options });
  try {
    const answer = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(patience) });
    const made = await answer.json();
    if (!answer.ok) throw new Error(made.reason);
    return made.code;
  } catch (error) {
    throw error.name === "TimeoutError" ? silence(url, patience) : error;
  }
}

export class Client {
  mirror = new Mirror();
  #socket;
  #sent = 0;
  #pending = new Map(); // who waits for the answer to a command, by its number
  #waiting = new Set(); // who waits for anything to happen
  #ended = null; // why there is nothing to wait for any more
  #patience;

  constructor(patience) {
    this.#patience = patience;
  }

  /** Resolves when the table is known. `hear` is told every frame, after the mirror. */
  static async join(house, code, hear = () => {}, patience = PATIENCE) {
    const client = new Client(patience);
    client.#socket = await connect(new URL(`/ws/${code}`, house), patience);
    client.#listen(hear);
    client.#send({ frame: "hello", protocol: PROTOCOL });
    while (!client.mirror.table) await client.change();
    return client;
  }

  /** Resolves with the answer; rejects with Refused. */
  do(command) {
    const n = ++this.#sent;
    this.#send({ frame: "command", n, seen: this.mirror.number, command });
    const unanswered = new Error(
      `${command.do}: given up after ${this.#patience / 1000} s without an answer`,
    );
    return this.#promise((waiter) => this.#pending.set(n, waiter), this.#patience, unanswered);
  }

  /** Resolves when something has happened. */
  change() {
    const patience = UNEVENTFUL * this.#patience;
    const uneventful = new Error(`given up after ${patience / 1000} s in which nothing happened`);
    return this.#promise((waiter) => this.#waiting.add(waiter), patience, uneventful);
  }

  close() {
    this.#socket.close();
  }

  /** Rejects when the line ends; and ends it when that takes longer than we have patience. */
  async #promise(wait, patience, tooLate) {
    if (this.#ended) throw this.#ended;
    const timer = setTimeout(() => {
      this.#end(tooLate);
      this.close();
    }, patience);
    try {
      return await new Promise((resolve, reject) => wait({ resolve, reject }));
    } finally {
      clearTimeout(timer);
    }
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
