// The honours of the match in words; none where too little of it was seen.

import { type Accessor, createMemo } from "solid-js";
import { type Honour, honoursOf } from "../../table/honours";
import { language } from "../../words/localized";
import type { TableView } from "../table/view";
import { f } from "./words";

export interface HonourText {
  seats: number[];
  title: string;
  about: string;
}

export function createHonours(view: TableView): Accessor<HonourText[]> {
  return createMemo(() => {
    const history = view.history();
    return history ? honoursOf(history, view.match()?.winners ?? []).map(inWords) : [];
  });
}

function inWords({ kind, seats, value }: Honour): HonourText {
  const { title, about } = f().honours[kind];
  return { seats, title, about: about(kind === "quickest" ? seconds(value) : `${value}`, value) };
}

function seconds(ms: number): string {
  return (ms / 1000).toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
