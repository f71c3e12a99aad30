// The commands of a table that its screens send, whatever the game.

import type { TableCommand } from "../../net/wire";
import { keysFor } from "../../settings";
import type { Session } from "../../table/session";

export function sitDown(session: Session, name: string): void {
  const { secret } = keysFor(session.code);
  sendCommand(session, { do: "sit_down", name, ...(secret ? { secret } : {}) });
}

/** Everybody throws a number of their own into the deal. */
export function sayReady(session: Session): void {
  sendCommand(session, { do: "ready", nonce: nonce() });
}

export function sendCommand(session: Session, command: TableCommand): void {
  void session.do(command);
}

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
