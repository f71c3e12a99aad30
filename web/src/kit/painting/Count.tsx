// A number that changes too often to be written: it is painted where the page leaves room for it.

import { createEffect, onCleanup } from "solid-js";
import type { Box } from "../box";
import type { Painting } from "./painting";
import { createPlaceholder } from "./placeholder";

interface CountProps {
  painting: Pick<Painting<never>, "order">;
  name: string;
  count: number;
  /** Where the seat lies that the number is part of. */
  in: Box;
  tone?: string | undefined;
  class?: string | undefined;
}

export function Count(props: CountProps) {
  const { painting, name } = props;
  const [keep, room] = createPlaceholder(
    () => props.in,
    () => props.class,
  );
  createEffect(() =>
    painting.order({ order: "count", name, box: room(), count: props.count, tone: props.tone }),
  );
  onCleanup(() => painting.order({ order: "count", name, box: null, count: 0 }));
  return <span class={props.class} ref={keep} />;
}
