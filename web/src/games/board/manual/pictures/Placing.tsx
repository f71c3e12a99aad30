// The picture of a card that is laid: right, and wrong.

import type { JSX } from "solid-js";
import { Example, Examples } from "../../../../kit/figures/Example";
import { words } from "../words";
import { type Laid, Patch } from "./Patch";

const SQUARES = ["bygr", "vrbo", "goyb"];

export function PlacingPicture(): JSX.Element {
  const labels = () => words().labels;
  return (
    <Examples>
      <Example right label={labels().straight}>
        <Try at={[2, 1]} />
      </Example>
      <Example right label={labels().corner}>
        <Try at={[1, 2]} />
      </Example>
      <Example right={false} label={labels().onlyCorner}>
        <Try at={[2, 0]} />
      </Example>
      <Example right={false} label={labels().swapped}>
        <Try at={[2, 1]} swapped />
      </Example>
    </Examples>
  );
}

function Try(props: Pick<Laid, "at" | "swapped">): JSX.Element {
  return (
    <Patch
      squares={SQUARES}
      cards={[{ at: props.at, swapped: props.swapped ?? false, frame: "single" }]}
      tokens={[{ number: 1, at: [1, 1] }]}
    />
  );
}
