// The WebSocket connection to one table. It reconnects by itself until the house or the player hangs up.

import type { ClientFrame, Goodbye, Hello, HouseFrame, Why } from "./wire";

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 4_000;
const SILENT = 12_000; // the house pings every 5 seconds, which no page is told of: so ask it the time
const COME_BACK: ReadonlySet<Why> = new Set(["stopping", "trouble", "slow", "silent", "too_fast"]);

export interface Listener {
  hello(): Hello;
  hear(frame: HouseFrame): void;
  /** Without a line: it is looked for. */
  lost(): void;
  /** For good. No `goodbye`: the house could never be reached. */
  ended(goodbye: Goodbye | null): void;
}

/** Frames that are said without a line are dropped: who comes back says again what still matters. */
export class Line {
  #url: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #arrived = false;
  #closed = false;
  #timer = 0;
  #heard = 0;
  #watch = 0;

  constructor(path: string, listener: Listener) {
    this.#url = `${location.origin.replace(/^http/, "ws")}${path}`;
    this.#listener = listener;
    this.#connect();
    this.#watch = window.setInterval(() => this.#check(), SILENT / 3);
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#renew);
    window.addEventListener("offline", this.#renew);
    window.addEventListener("pageshow", this.#wake);
  }

  say(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Something is missing: start anew on another line. */
  drop(): void {
    this.#lose();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#renew);
    window.removeEventListener("offline", this.#renew);
    window.removeEventListener("pageshow", this.#wake);
    this.#forget();
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#heard = performance.now();
    socket.onopen = () => this.say(this.#listener.hello());
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as HouseFrame);
    socket.onclose = () => this.#lose();
  }

  #hear(frame: HouseFrame): void {
    this.#heard = performance.now();
    if (frame.frame === "welcome" || frame.frame === "lobby") {
      this.#arrived = true;
      this.#tries = 0;
    }
    if (frame.frame === "goodbye" && (!COME_BACK.has(frame.why) || !this.#arrived)) {
      this.close();
      this.#listener.ended(frame);
      return;
    }
    this.#listener.hear(frame);
  }

  #lose(): void {
    if (this.#closed) return;
    this.#forget();
    if (!this.#arrived && this.#tries >= 3) {
      this.close();
      this.#listener.ended(null);
      return;
    }
    this.#listener.lost();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), pause);
  }

  #forget(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** A phone that slept has a socket that looks alive: ask, and if nobody answers, look for another. */
  #check(): void {
    if (!this.#socket || document.visibilityState === "hidden") return;
    if (performance.now() - this.#heard > SILENT) this.#lose();
    else this.say({ frame: "ask_time", sent: performance.now() });
  }

  /** The network has gone, or is another one: no socket outlives that. Where the house is on this very machine it is
   * there again at once. */
  #renew = (): void => {
    if (this.#socket) this.#lose();
    if (navigator.onLine) this.#wake();
  };

  #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket) {
      this.#check();
      return;
    }
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };
}
