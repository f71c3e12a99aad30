// A session at a table that changes its game: what comes while the other one is loaded is heard, once, in its order.

import { createRenderEffect, createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameName, HouseFrame } from "../../src/net/wire";
import type { Game } from "../../src/table/game";
import { Session } from "../../src/table/session";
import { RULES } from "../golden";

const [FIRST, SECOND, THIRD] = Object.keys(RULES) as [GameName, GameName, GameName];

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  send(): void {}
  close(): void {}

  hear(...frames: HouseFrame[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const quiet = { addEventListener() {}, removeEventListener() {} };

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://house" });
  vi.stubGlobal("document", { ...quiet, visibilityState: "visible" });
  vi.stubGlobal("window", { ...quiet, setInterval: () => 0, setTimeout: () => 0 });
});
afterEach(() => vi.unstubAllGlobals());

/** The other game is there when the test says so. */
function loading(): { load: (name: GameName) => Promise<Game>; arrives: (name: GameName) => Promise<void> } {
  const waiting = new Map<GameName, (game: Game) => void>();
  return {
    load: (name) => new Promise((resolve) => waiting.set(name, resolve)),
    arrives: async (name) => {
      waiting.get(name)?.({ name, rules: RULES[name] } as unknown as Game);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

function snapshot(game: GameName, number: number): HouseFrame {
  const players = [{ name: "Ann" }, { name: "Ben" }];
  const table = { code: "PEACHY", game, phase: "gathering", options: {}, settings: {}, players };
  return { frame: "snapshot", epoch: 1, number, at: 0, table } as unknown as HouseFrame;
}

const welcome: HouseFrame = { frame: "welcome", protocol: 2, code: "PEACHY", epoch: 1, seat: 0 };

function happened(number: number, ...events: object[]): HouseFrame {
  return { frame: "happened", number, at: number, events } as unknown as HouseFrame;
}

test("nothing is lost while the other game is loaded", async () => {
  const { load, arrives } = loading();
  const [session, dispose] = createRoot((dispose) => [
    new Session("PEACHY", { keys: { token: "", secret: "" }, load, keep: () => {} }),
    dispose,
  ]);
  Socket.last.hear(welcome, snapshot(FIRST, 4));
  await arrives(FIRST);
  expect(session.known()?.table.game).toBe(FIRST);
  Socket.last.hear(
    happened(5, { event: "game_changed", game: SECOND, options: { pace: "human" } }),
    happened(6, { event: "renamed", seat: 1, name: "Benno" }),
  );
  expect(session.game()).toMatchObject({ name: FIRST });
  expect(session.known()?.table.game).toBe(FIRST);
  await arrives(SECOND);
  expect(session.game()).toMatchObject({ name: SECOND });
  expect(session.known()?.table).toMatchObject({ game: SECOND, options: { pace: "human" } });
  expect(session.known()?.number).toBe(6);
  expect(session.known()?.table.players[1]?.name).toBe("Benno");
  dispose();
});

test("nobody sees a table with the game of another", async () => {
  const { load, arrives } = loading();
  const seen: string[] = [];
  const dispose = createRoot((dispose) => {
    const session = new Session("PEACHY", { keys: { token: "", secret: "" }, load, keep: () => {} });
    createRenderEffect(() => seen.push(`${session.game()?.name} ${session.known()?.table.game}`));
    return dispose;
  });
  Socket.last.hear(welcome, snapshot(FIRST, 4));
  await arrives(FIRST);
  const change = (number: number, game: GameName) =>
    happened(number, { event: "game_changed", game, options: {} });
  Socket.last.hear(change(5, SECOND), change(6, THIRD));
  await arrives(SECOND);
  await arrives(THIRD);
  expect([...new Set(seen)]).toEqual([
    "undefined undefined",
    `${FIRST} ${FIRST}`,
    `${SECOND} ${SECOND}`,
    `${THIRD} ${THIRD}`,
  ]);
  dispose();
});

test("who comes back to a table that has changed its game loads that one", async () => {
  const { load, arrives } = loading();
  const [session, dispose] = createRoot((dispose) => [
    new Session("PEACHY", { keys: { token: "", secret: "" }, load, keep: () => {} }),
    dispose,
  ]);
  Socket.last.hear(welcome, snapshot(FIRST, 4));
  await arrives(FIRST);
  Socket.last.hear(welcome, snapshot(SECOND, 9), happened(10, { event: "sits_out", seat: 0, out: true }));
  await arrives(SECOND);
  expect(session.known()?.table).toMatchObject({ game: SECOND, out: [0] });
  dispose();
});
