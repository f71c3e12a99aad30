// The WebSocket connection to the lobby: the public tables as a signal, for as long as a component shows them. The
// lobby only tells: nothing is said to it.

import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { HouseFrame, TableCard } from "./wire";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** Null: nobody knows yet, or the house can't be reached. */
export function createLobby(): Accessor<TableCard[] | null> {
  const [tables, setTables] = createSignal<TableCard[] | null>(null);
  let socket: WebSocket | null = null;
  let timer = 0;
  let tries = 0;

  const connect = (): void => {
    socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/lobby`);
    socket.onmessage = (message: MessageEvent<string>) => {
      const frame = JSON.parse(message.data) as HouseFrame;
      if (frame.frame !== "lobby") return;
      tries = 0;
      setTables(frame.tables);
    };
    socket.onclose = lose;
  };
  const lose = (): void => {
    setTables(null);
    timer = window.setTimeout(connect, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries));
    tries += 1;
  };
  const hangUp = (): void => {
    clearTimeout(timer);
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
  };

  connect();
  onCleanup(hangUp);
  return tables;
}
