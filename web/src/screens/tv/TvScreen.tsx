// The television on the wall: the middle of the table, large, and how to join.

import { createSignal, type JSX } from "solid-js";
import type { SeatKeys } from "../../settings";
import { keep, keysFor } from "../../settings";
import { Visit } from "../table/Visit";
import { OnTv } from "./OnTv";
import { passOf } from "./pass";

export default function TvScreen(props: { code: string }): JSX.Element {
  const [letIn, setLetIn] = createSignal(false);
  const asScreen = (code: string) => {
    const { token } = keysFor(passOf(code));
    setLetIn(token !== "");
    return { keys: { token, secret: "" }, screen: true, keep: (keys: SeatKeys) => keepPass(code, keys) };
  };
  const keepPass = (code: string, { token }: SeatKeys): void => {
    keep(passOf(code), { token, secret: "" });
    setLetIn(true);
  };
  return (
    <Visit code={props.code} guest={asScreen}>
      {(session) => <OnTv session={session} letIn={letIn()} />}
    </Visit>
  );
}
